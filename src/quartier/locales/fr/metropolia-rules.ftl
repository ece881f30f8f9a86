# Metropolia : les règles, point par point.

metropolia-chapter-1 = Matériel et mise en place
metropolia-clause-1-1 = De deux à quatre joueurs construisent chacun leur ville.
metropolia-clause-1-2 = La réserve contient cinq sortes de cartes vertes, cinq de bleues et deux de rouges en 6 exemplaires, et trois sortes de cartes violettes en 4 exemplaires : 84 cartes, quel que soit le nombre de joueurs.
metropolia-clause-1-3 = Chaque établissement a un, deux ou trois numéros, un coût, une couleur et un symbole, indiqués sur sa carte.
metropolia-clause-1-4 = Chaque ville commence avec un champ de blé et une boulangerie. Ce sont des cartes de départ, qui ne viennent pas de la réserve. Les cartes de départ et les monuments des joueurs absents restent dans la boîte.
metropolia-clause-1-5 = Chaque joueur a quatre monuments en construction : gare (4 pièces), centre commercial (10), parc d’attractions (16) et tour radio (22).
metropolia-clause-1-6 = Chaque joueur commence avec 3 pièces.
metropolia-clause-1-7 = Dans le jeu de base, toutes les piles de la réserve sont visibles dès le début.
metropolia-clause-1-8 = Le premier joueur est tiré au sort. En option, la place 1 commence. La règle désigne le dernier à avoir visité un chantier, ou le plus jeune.

metropolia-chapter-2 = Le tour
metropolia-clause-2-1 = Un tour a trois étapes : lancer les dés, toucher et payer ce que disent les cartes, construire.
metropolia-clause-2-2 = On lance un dé. Avec la gare, on choisit avant chaque lancer d’en lancer un ou deux.
metropolia-clause-2-3 = Avec deux dés, seule la somme compte, pas chaque dé.
metropolia-clause-2-4 = Toutes les cartes portant le numéro obtenu agissent, dans chaque ville où leur couleur le permet. Les revenus sont toujours touchés, sans que l’on demande.
metropolia-clause-2-5 = Puis c’est au joueur de gauche, dans le sens des aiguilles d’une montre.
metropolia-clause-2-6 = Avec la tour radio, on peut relancer une fois par tour. On relance tous les dés, on choisit de nouveau leur nombre, et le second lancer est définitif.
metropolia-clause-2-7 = Un choix qui n’a qu’une issue n’est pas demandé : il se fait tout seul.

metropolia-chapter-3 = Revenus
metropolia-clause-3-1 = Une carte verte rapporte des pièces de la banque pendant le tour de son propriétaire.
metropolia-clause-3-2 = Une carte bleue rapporte des pièces de la banque pendant le tour de n’importe qui.
metropolia-clause-3-3 = Une carte violette prend des pièces à tous les autres joueurs pendant le tour de son propriétaire. Si la carte dit autre chose, c’est elle qui décide.
metropolia-clause-3-4 = Une carte rouge prend des pièces au joueur qui a lancé les dés, jamais à la banque, et jamais pendant le tour de son propriétaire.
metropolia-clause-3-5 = Chaque exemplaire d’une carte agit.
metropolia-clause-3-6 = Avec le centre commercial, chacune de vos cartes avec une tasse ou du pain rapporte 1 pièce de plus. C’est le centre commercial du propriétaire de la carte qui compte, jamais celui du payeur.
metropolia-clause-3-7 = Une fromagerie rapporte 3 pièces par ferme, une fabrique de meubles 3 par forêt et par mine, un marché de fruits et légumes 2 par carte avec un épi, toujours dans la même ville. Le centre commercial n’y ajoute rien.
metropolia-clause-3-8 = Le stade prend 2 pièces à chaque adversaire.
metropolia-clause-3-9 = La chaîne de télévision prend 5 pièces à un adversaire au choix.
metropolia-clause-3-10 = Le centre d’affaires échange un de vos établissements avec un de ceux d’un adversaire. Aucun ne peut être violet ; les monuments et l’hôtel de ville ne s’échangent jamais ; les cartes de départ, si. Échanger deux cartes du même nom est permis.
metropolia-clause-3-11 = On peut refuser l’échange. En option, il est obligatoire dès qu’il y a quelque chose à échanger.
metropolia-clause-3-12 = Plusieurs cartes violettes de même numéro agissent toutes : le stade, puis la chaîne de télévision, puis le centre d’affaires.
metropolia-clause-3-13 = L’argent d’un joueur n’a pas de limite. Tout l’argent est visible, et la banque n’en manque jamais.
metropolia-clause-3-14 = Les autres établissements rapportent un nombre fixe de pièces : champ de blé, ferme, boulangerie et forêt 1, supérette et verger 3, mine 5. Un café prend 1 pièce, un restaurant 2.

metropolia-chapter-4 = Paiements entre joueurs
metropolia-clause-4-1 = Qui doit payer et toucher de l’argent dans le même tour paie d’abord et touche ensuite. Avec Plus, l’ordre des couleurs passe avant.
metropolia-clause-4-2 = Qui n’a pas assez paie ce qu’il peut ; le reste est annulé. Personne n’a de dettes.
metropolia-clause-4-3 = Plusieurs paiements se font dans le sens inverse des aiguilles d’une montre, chacun en entier avant le suivant. Cela vaut aussi pour les cartes violettes.

metropolia-chapter-5 = Construire
metropolia-clause-5-1 = À la fin de votre tour, vous pouvez construire un établissement ou un monument en payant son coût à la banque, ou ne rien construire.
metropolia-clause-5-2 = Aucune ville ne peut avoir deux cartes violettes identiques. Toutes les autres peuvent s’y répéter.
metropolia-clause-5-3 = Une carte épuisée ne peut pas être construite.
metropolia-clause-5-4 = Les monuments se construisent dans n’importe quel ordre, chacun une fois. Un monument agit dès qu’il est construit.
metropolia-clause-5-5 = Avec le parc d’attractions, un double vous donne après ce tour un autre tour entier, avec son choix de dés, sa relance, sa construction et son aéroport. Un double dans ce tour en donne encore un autre.
metropolia-clause-5-6 = Ce sont les deux dés du lancer définitif qui font le double. Le 2 du port et le lancer des chalutiers ne comptent pas, et un seul dé n’est jamais un double.
metropolia-clause-5-7 = Un parc d’attractions construit pendant le tour du double ne donne pas de tour de plus : il n’était pas là quand les dés ont été lancés.

metropolia-chapter-6 = Fin de la partie
metropolia-clause-6-1 = Le premier à avoir construit tous les monuments, quatre dans le jeu de base, gagne aussitôt. Rien d’autre ne se passe dans ce tour.
metropolia-clause-6-2 = Les autres sont classés par monuments construits, puis par pièces ; à égalité, ils partagent le rang.

metropolia-chapter-7 = Plus : matériel et mise en place
metropolia-clause-7-1 = Plus ajoute deux sortes de cartes vertes, trois de bleues et trois de rouges en 6 exemplaires, et deux sortes de cartes violettes en 4 exemplaires : 56 cartes.
metropolia-clause-7-2 = Avec Plus, chaque ville commence avec un hôtel de ville. Ce n’est pas un monument, il ne compte pas pour la victoire et ne s’échange pas.
metropolia-clause-7-3 = Chaque joueur a deux autres monuments en construction : port (2 pièces) et aéroport (30).
metropolia-clause-7-4 = Toutes les cartes de la réserve sont mélangées en une pioche. On les retourne une à une jusqu’à ce que 10 noms différents soient visibles.
metropolia-clause-7-5 = Dès que moins de 10 noms sont visibles, on retourne des cartes jusqu’à ce qu’il y en ait de nouveau 10.
metropolia-clause-7-6 = Une carte dont le nom est déjà visible va sur sa pile, et on en retourne une de plus.
metropolia-clause-7-7 = Quand la pioche est vide, on n’ajoute plus de cartes.
metropolia-clause-7-8 = Une pile violette que personne ne peut plus construire reste et compte comme un des noms. En option, ces cartes quittent le jeu dès qu’elles sont visibles, et le marché est complété.
metropolia-clause-7-9 = Le marché 5-5-2 a trois pioches, complétées chacune à part : cinq noms dont le plus petit numéro est 6 ou moins, cinq à partir de 7, et deux violets.
metropolia-clause-7-10 = Le marché peut montrer toutes les piles, dix piles, ou être en 5-5-2. Sans choix, le jeu de base a toutes les piles et Plus en a dix.

metropolia-chapter-8 = Plus : les cartes
metropolia-clause-8-1 = Avec Plus, il faut six monuments pour gagner.
metropolia-clause-8-2 = Les cartes rouges agissent d’abord, puis les vertes et les bleues, enfin les violettes. L’ordre est le même si aucune carte rouge n’agit : un adversaire touche donc le revenu de ses cartes bleues avant de payer pour une violette.
metropolia-clause-8-3 = L’hôtel de ville donne 1 pièce au début de chacun de vos tours.
metropolia-clause-8-4 = En option, l’hôtel de ville ne donne 1 pièce que si vous n’en avez aucune juste avant de construire, après tous les revenus et tous les choix.
metropolia-clause-8-5 = Avec le port, quand vos dés font 10 ou plus, vous pouvez ajouter 2. Vous le décidez après la relance.
metropolia-clause-8-6 = Le résultat modifié vaut pour tous les joueurs.
metropolia-clause-8-7 = Les sushi bars, les petits bateaux de pêche et les chalutiers n’agissent que pour un propriétaire qui a le port. Le centre commercial n’ajoute rien à un sushi bar sans port.
metropolia-clause-8-8 = Avec l’aéroport, si vous ne construisez rien, vous prenez 10 pièces à la banque à la fin du tour, et de nouveau à chaque tour de plus. Le tour où l’on construit l’aéroport est un tour avec construction.
metropolia-clause-8-9 = Le centre des impôts prend la moitié de l’argent, arrondie à l’unité inférieure, à chaque adversaire qui a 10 pièces ou plus : sur 21 pièces, on en paie 10 et on en garde 11.
metropolia-clause-8-10 = Un fleuriste rapporte 1 pièce par champ de fleurs de son propriétaire, et 2 avec le centre commercial.
metropolia-clause-8-11 = Pour les chalutiers, on lance deux dés une seule fois, pour tous les bateaux de tous les joueurs ; chaque bateau rapporte autant de pièces.
metropolia-clause-8-12 = Le lancer des chalutiers ne peut pas être modifié et n’active rien. On l’omet si aucun propriétaire d’un chalutier activé n’a le port.
metropolia-clause-8-13 = La maison d’édition prend à chaque adversaire 1 pièce pour chacune de ses cartes avec une tasse ou du pain.
metropolia-clause-8-14 = Une halle de marché rapporte 2 pièces pour chaque carte avec une tasse dans la ville de son propriétaire.
metropolia-clause-8-15 = Un sushi bar coûte 2 pièces. Les tirages diffèrent : une option le met à 1 ou à 4.
metropolia-clause-8-16 = Un champ de fleurs rapporte 1 pièce, un petit bateau de pêche 3. Un sushi bar prend 3 pièces, une pizzeria ou un stand de hamburgers 1.

metropolia-chapter-9 = Options
metropolia-clause-9-1 = L’édition Metropolia est la règle. Dans l’édition internationale, l’hôtel de ville n’aide que les joueurs sans pièces, et les piles violettes mortes sont retirées. Les options choisies à part passent avant l’édition.
metropolia-clause-9-2 = On peut jouer avec Plus ou sans.
metropolia-clause-9-3 = Sans Plus, les options des cartes qui n’existent que dans Plus sont refusées.
