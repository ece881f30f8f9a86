# Paris : les règles, point par point.

## 1

paris-chapter-1 = Matériel
paris-clause-1-1 = Six quartiers : Belleville, La Villette, Batignolles, Montmartre, Saint-Germain, Chaillot ; chacun a une banque avec une place par joueur et six cases de bâtiment de valeur 1, 2, 3, 4, 5 et 8. Au centre se dresse l’Arc de Triomphe.
paris-clause-1-2 = 36 tuiles de bâtiment : une par case ; le dos montre le quartier, la face le bâtiment et sa valeur. Chaque quartier a chacun des six types une fois.
paris-clause-1-3 = 18 jetons ressource (6 bois, 6 marbre, 6 or) et 18 jetons prestige (6 bronze, 6 argent, 6 or).
paris-clause-1-4 = Chaque paravent indique les prix d’achat et de vente des ressources et le prix de vente du prestige.
paris-clause-1-5 = Huit monuments, chacun avec une valeur, un coût en marbre et en or, et jusqu’à trois récompenses de prestige.
paris-clause-1-6 = 42 tuiles bonus numérotées de 1 à 30 ; certains numéros ont des copies pour trois ou quatre joueurs.
paris-clause-1-7 = Douze tuiles de fin de partie.
paris-clause-1-8 = Six tuiles PV.
paris-clause-1-9 = Dans chaque couleur : un paravent, douze clés, un meeple, un disque PV. Les pièces ne s’épuisent jamais.

## 2

paris-chapter-2 = Mise en place
paris-clause-2-1 = Le plateau est au centre ; rien dans les banques ni sur l’Arc.
paris-clause-2-2 = Chaque meeple commence à côté de la case 1 de la piste bonus.
paris-clause-2-3 = Chaque disque PV commence à 0.
paris-clause-2-4 = Les monuments sont face visible à côté du plateau.
paris-clause-2-5 = Le premier joueur est tiré au sort ; option : la première place commence.
paris-clause-2-6 = Chacun commence avec 3 francs.
paris-clause-2-7 = Les pièces forment une réserve générale à côté du plateau.
paris-clause-2-8 = Un jeton se trouve à côté de chaque case de bâtiment, comme imprimé.
paris-clause-2-9 = Chacun a 10, 9 ou 7 clés derrière le paravent à 2, 3 ou 4 joueurs ; deux par couleur sont dans la réserve, le reste retourne dans la boîte.
paris-clause-2-10 = Les tuiles PV sont face visible à côté du plateau.
paris-clause-2-11 = Les tuiles de fin de partie sont face cachée à côté du plateau.
paris-clause-2-12 = Les tuiles bonus sont face visible sur les cases de leur numéro ; les copies pour plus de joueurs retournent dans la boîte.
paris-clause-2-13 = Trois tuiles de bâtiment au hasard retournent dans la boîte sans être vues ; les 33 autres forment 2 piles cachées. Option : 3 piles, comme dans le jeu imprimé.
paris-clause-2-14 = Mise en place avancée : l’or est à côté des cases de valeur 8 ; tous les autres jetons sont répartis au hasard sur les autres cases.
paris-clause-2-15 = Mise en place avancée : une tuile bonus de chaque numéro est mélangée dans sa zone A, B ou C et posée sur les cases de cette zone ; les copies vont sur la tuile du même numéro.
paris-clause-2-16 = Francs, jetons et tuiles bonus inutilisées sont derrière les paravents. Comme on peut les suivre, une option les montre à tous. Le nombre de clés et de tuiles de fin est public ; leur contenu ne l’est pas.

## 3

paris-chapter-3 = Placer un bâtiment
paris-clause-3-1 = Le tour commence par un bâtiment : le joueur actif pioche la première tuile d’une des piles. Rien d’autre n’est permis avant.
paris-clause-3-2 = Le quartier au dos de la première tuile de chaque pile est visible de tous ; seul le tirage révèle le bâtiment. Les trois tuiles écartées peuvent être n’importe lesquelles des tuiles non vues.
paris-clause-3-3 = La tuile va sur la case de sa valeur dans le quartier indiqué.
paris-clause-3-4 = Qui n’a qu’une pile, une tuile ou une case au choix n’est pas interrogé.
paris-clause-3-5 = Quand toutes les piles sont vides, on saute cette étape.

## 4

paris-chapter-4 = Une action
paris-clause-4-1 = Ensuite le joueur doit faire exactement une des trois actions : placer une clé, déplacer une clé ou prendre une tuile de fin de partie.
paris-clause-4-2 = Placer : une clé de derrière le paravent va dans la banque d’un quartier ou sur l’Arc. La banque verse sa somme en francs ; l’Arc ne verse rien.
paris-clause-4-3 = Un joueur n’a qu’une clé à la fois dans chaque banque et une sur l’Arc. Depuis le paravent, une clé ne peut aller nulle part ailleurs.
paris-clause-4-4 = On peut commercer et utiliser des tuiles pendant son tour, dès la pioche, avant et après l’action ; le joueur annonce la fin de son tour.
paris-clause-4-5 = Un tour sans action n’est possible que si aucune ne peut être rendue possible, même par commerce et tuiles.
paris-clause-4-6 = Tout tour a une fin : acheter coûte plus que vendre ne rapporte, et chaque tuile sert une fois.
paris-clause-4-7 = Une étape qui ne laisse qu’une possibilité se joue sans demander ; le tour s’achève donc de lui-même quand il ne reste rien d’autre à faire. À qui a une tuile de fin de partie on demande toujours, pour que personne n’apprenne ce qu’elle montre, et personne ne regarde les tuiles de fin de partie sans l’avoir demandé.

## 5

paris-chapter-5 = Déplacer une clé
paris-clause-5-1 = Une clé du plateau va sur un bâtiment ou monument sans clé ; son joueur en devient propriétaire. Ce qu’elle quitte redevient libre.
paris-clause-5-2 = Seulement sur un bâtiment présent sur le plateau.
paris-clause-5-3 = D’une banque, d’un bâtiment ou d’un monument, seulement vers une valeur plus haute du même quartier ; les banques n’ont pas de valeur. De l’Arc vers tout quartier.
paris-clause-5-4 = Le coût est la valeur en francs, ou la différence des valeurs si la clé vient d’un bâtiment ou monument. Les bâtiments de valeur 8, et eux seuls, coûtent aussi 1 bois.
paris-clause-5-5 = Toutes les ressources indiquées sont à payer, d’où que vienne la clé. Qui ne peut tout payer ne peut y aller.
paris-clause-5-6 = Si une ressource peut être payée par un jeton ou une tuile, le joueur choisit ; sinon elle est payée aussitôt.
paris-clause-5-7 = On peut ajouter un monument de la réserve au quartier de la clé, ou depuis l’Arc à tout quartier, et y déplacer la clé dans la même action ; pas l’un sans l’autre.
paris-clause-5-8 = Un quartier peut avoir autant de monuments qu’on veut, mais chaque nouveau doit valoir plus que tous ceux présents.
paris-clause-5-9 = Dès que la quatrième clé se trouve sur les bâtiments et monuments d’un quartier (sans la banque), le joueur actif peut placer une tuile PV. Qui renonce perd l’occasion : les clés suivantes n’en donnent pas.
paris-clause-5-10 = La tuile PV est l’une de celles qui restent et va dans n’importe quel quartier qui n’en a pas.
paris-clause-5-11 = L’ordre est : payer, déplacer, tuile PV, jeton, points, piste bonus, prestige.

## 6

paris-chapter-6 = Avantages et piste bonus
paris-clause-6-1 = Qui acquiert un bâtiment reçoit le jeton voisin, s’il y est encore. On le prend toujours.
paris-clause-6-2 = Valeur 1 ou 2 : le joueur peut avancer sur la piste bonus.
paris-clause-6-3 = Valeur 3 : de même, si l’on paie d’abord 2 francs ; on peut vendre ce qu’on a, même le nouveau jeton.
paris-clause-6-4 = Valeur 8 : 2 PV.
paris-clause-6-5 = Avancer : le meeple avance d’autant de cases qu’on veut, jamais en arrière, et le joueur prend la tuile du dessus.
paris-clause-6-6 = Il ne s’arrête que là où il y a une tuile ; plusieurs meeples peuvent partager une case.
paris-clause-6-7 = Qui a atteint la case 30 n’obtient plus de tuile bonus d’aucune façon. Option : les tuiles 17 et 25 agissent encore.
paris-clause-6-8 = Nul ne peut posséder deux tuiles bonus du même numéro, même par un effet ; les tuiles utilisées comptent aussi.
paris-clause-6-9 = Qui acquiert un monument, posé maintenant ou avant, peut rendre des jetons prestige selon la tuile, un par emplacement, trois au plus ; chacun rapporte ses points et quitte la partie.

## 7

paris-chapter-7 = Commerce
paris-clause-7-1 = Les ressources s’achètent et se vendent, le prestige se vend, aux prix du paravent.
paris-clause-7-2 = Les ressources dépensées vont à la réserve.
paris-clause-7-3 = On n’achète que ce qui est dans la réserve ; elle est vide au début. Les ressources vendues y vont, le prestige vendu quitte la partie.
paris-clause-7-4 = Chaque ressource coûte plus que sa vente ne rapporte.
paris-clause-7-5 = Les règles permettent de commercer à tout moment. Ici, on ne commerce que pendant son tour.
paris-clause-7-6 = Une tuile valant un jeton au choix se vend comme le plus cher.

## 8

paris-chapter-8 = Tuiles bonus
paris-clause-8-1 = Une tuile bonus s’utilise aussitôt ou lors d’un de ses tours suivants ; ensuite elle est devant le paravent.
paris-clause-8-2 = Une tuile qui ne rapporterait rien maintenant ne s’utilise pas.
paris-clause-8-3 = Une tuile montrant ressource ou prestige est elle-même le jeton : elle paie un coût, se rend pour un monument ou se vend ; on ne prend aucun jeton.
paris-clause-8-4 = Les tuiles ne valent jetons que pour coûts, monuments et vente ; elles ne font pas de paires pour 23 et 24 et ne se vendent pas à la fin.

## 9

paris-chapter-9 = Les tuiles par numéro
paris-clause-9-1 = 1, 5, 7, 12, 22 : francs, PV ou les deux, comme l’indique la tuile.
paris-clause-9-2 = 2 : compte comme 1 bois.
paris-clause-9-3 = 3 : compte comme 1 marbre.
paris-clause-9-4 = 4 : compte comme 1 or.
paris-clause-9-5 = 5 : voir 9.1.
paris-clause-9-6 = 6, 11, 15, 18, 26, 28 : PV par bâtiment de valeur 1, 2, 3, 4, 5, 8 possédé à ce moment.
paris-clause-9-7 = 7 : voir 9.1.
paris-clause-9-8 = 8 : compte comme 1 prestige au choix.
paris-clause-9-9 = 9 : une clé peut aller sur un bâtiment ou monument portant sa propre clé ; coûts et avantages habituels, et il compte double à chaque décompte. Il peut être partagé.
paris-clause-9-10 = 10 : compte comme 1 ressource au choix.
paris-clause-9-11 = 11 : voir 9.6.
paris-clause-9-12 = 12 : voir 9.1.
paris-clause-9-13 = 13, 14 : payez les francs indiqués et prenez une de vos clés dans la réserve.
paris-clause-9-14 = 14 : voir 9.13.
paris-clause-9-15 = 15 : voir 9.6.
paris-clause-9-16 = 16 : une clé peut aller sur un bâtiment ou monument portant la clé d’un adversaire ; coûts et avantages habituels, et tous deux en sont propriétaires.
paris-clause-9-17 = 17 : prenez n’importe quelle tuile bonus de la piste ; le meeple reste.
paris-clause-9-18 = 18 : voir 9.6.
paris-clause-9-19 = 19 : compte comme 2 prestiges au choix, utilisés séparément ; ce qui reste en fin de tour est vendu.
paris-clause-9-20 = 20 : 1, 2 ou 3 PV à 2, 3 ou 4 joueurs pour chaque autre tuile bonus inutilisée du joueur.
paris-clause-9-21 = 21 : compte comme 2 ressources au choix, utilisées séparément ; ce qui reste en fin de tour est vendu.
paris-clause-9-22 = 22 : voir 9.1.
paris-clause-9-23 = 23 : rendez autant de paires de jetons prestige égaux que vous voulez, au moins une : 2, 3 ou 4 PV la paire à 2, 3 ou 4 joueurs.
paris-clause-9-24 = 24 : de même avec des jetons ressource, qui vont à la réserve.
paris-clause-9-25 = 25 : le meeple recule de 1 à 5 cases jusqu’à une tuile que le joueur peut posséder, et la prend.
paris-clause-9-26 = 26 : voir 9.6.
paris-clause-9-27 = 27 : ne s’utilise pas en cours de partie ; à la fin elle rapporte 1 PV par franc.
paris-clause-9-28 = 28 : voir 9.6.
paris-clause-9-29 = 29 : 8 PV par monument possédé à ce moment.
paris-clause-9-30 = 30 : 10, 15, 20 ou 25 PV pour 4, 5, 6 ou 7 types possédés ; tous les monuments forment un type.

## 10

paris-chapter-10 = Tuiles de fin de partie
paris-clause-10-1 = Quand les piles sont vides, l’action peut être de prendre une tuile de fin de partie.
paris-clause-10-2 = C’est possible dès le tour où le dernier bâtiment est pioché. Option : seulement à partir du tour suivant.
paris-clause-10-3 = Le joueur regarde la pile et garde une tuile en secret.
paris-clause-10-4 = Elle s’utilise aussitôt ou lors d’un de ses tours suivants, puis est défaussée. Celle qui montre un jeton est elle-même le jeton : on la vend, ou on la dévoile pour payer ou la rendre ce tour-ci.
paris-clause-10-5 = Seuls ceux qui ont regardé la pile savent ce qu’il y reste.

## 11

paris-chapter-11 = La fin
paris-clause-11-1 = À la fin, on décompte chaque quartier ayant une tuile PV.
paris-clause-11-2 = Chaque joueur additionne les valeurs des bâtiments et monuments qu’il y possède ; les trois plus hauts totaux reçoivent les points de la tuile, le quatrième rien.
paris-clause-11-3 = Qui n’y possède rien ne reçoit rien.
paris-clause-11-4 = Totaux égaux : devant est celui qui y possède la propriété la plus précieuse.
paris-clause-11-5 = Encore égaux : tous reçoivent les points de la meilleure place, et la place suivante est sautée ; s’ils sont plus de deux, une de plus pour chaque autre joueur.
paris-clause-11-6 = Deux joueurs : la deuxième place ne paie qu’avec au moins la moitié du total du premier.
paris-clause-11-7 = Avant cela, le propriétaire de la tuile 27 reçoit 1 PV par franc.
paris-clause-11-8 = Le plus de PV gagne ; puis le plus de francs ; puis la plus grande valeur de toutes les propriétés, les doubles comptées deux fois.
paris-clause-11-9 = Ceux qui restent à égalité partagent la victoire.
paris-clause-11-10 = La fin commence quand la dernière tuile de fin de partie est prise.
paris-clause-11-11 = On finit la manche, pour que chacun ait eu autant de tours ; puis chacun a un dernier tour.
paris-clause-11-12 = Au dernier tour, on peut renoncer à l’action.
paris-clause-11-13 = Les jetons restants sont vendus avant le décompte final.

## 12

paris-chapter-12 = Variante : pose libre
paris-clause-12-1 = Aucune tuile de bâtiment n’est écartée.
paris-clause-12-2 = La tuile piochée va sur une case libre de sa valeur dans un quartier au choix qui n’a pas de bâtiment de ce type.
paris-clause-12-3 = S’il n’y en a pas, la tuile quitte la partie.

## 13

paris-chapter-13 = Valeurs imprimées, pour la plupart reconstituées
paris-clause-13-1 = Les banques versent : Belleville 2, La Villette 3, Batignolles 4, Montmartre 5, Saint-Germain 6, Chaillot 7 francs.
paris-clause-13-2 = Quel type a quelle valeur dans quel quartier : un carré où chaque type a chaque valeur une fois ; les cases des exemples sont respectées.
paris-clause-13-3 = Les jetons à côté des cases : prestige de bronze, d’argent et d’or à 1, 2, 3 ; bois, marbre et or à 4, 5, 8.
paris-clause-13-4 = Prix en francs : bois 2 et 1, marbre 3 et 2, or 4 et 3 à l’achat et à la vente ; le prestige de bronze, d’argent, d’or se vend 1, 2, 3.
paris-clause-13-5 = Les valeurs des monuments : la série A compte 10, 11, 11, 12, 13, 14, 15, 16, car les exemples en ont deux de valeur 11 ; option, série B : de 9 à 16.
paris-clause-13-6 = Le prestige vaut 3, 4 ou 5 PV : bronze, argent, or.
paris-clause-13-7 = Les montants des tuiles 1 (3 francs), 5 (5 francs), 7 (4 PV), 12 (4 francs et 3 PV), 22 (8 PV), les prix de 13 (4) et 14 (2), et les points de 6, 11, 15, 18, 26, 28 (2, 3, 4, 5, 6, 7).
paris-clause-13-8 = Copies pour trois et pour quatre joueurs : 6, 11, 15, 18, 26, 28. La zone A va de 1 à 10, B de 11 à 20, C de 21 à 30.
paris-clause-13-9 = Tuiles de fin de partie : 5, 4, 3 PV ; 6, 5, 4 francs ; deux fois une ressource au choix ; deux fois un prestige au choix ; 3 francs et 2 PV ; 2 francs et 3 PV.
paris-clause-13-10 = Tuiles PV : 20/10/5, 18/9/4, 16/8/4, 14/7/3, 12/6/3, 10/5/2.
paris-clause-13-11 = Les monuments coûtent, outre les francs, et acceptent comme prestige (B bronze, A argent, O or) : Jardin du Luxembourg 1 marbre, BBB ; Tuileries 1 or, BBA ; Grand Palais 2 marbre, BAA ; Sacré-Cœur 1 marbre et 1 or, BAO ; Opéra Garnier 2 or, AAA ; Notre-Dame 2 marbre et 1 or, AAO ; Louvre 1 marbre et 2 or, AOO ; Tour Eiffel 3 or, OOO.
