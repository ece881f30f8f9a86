quay-chapter-1 = Mise en place
quay-clause-1-1 = Deux à quatre joueurs. Chacun a un navire à la cale vide ; le premier siège commence.
quay-clause-1-2 = Il y a six commandes : deux de sel, deux de thé et deux de soie. Chacun en pioche une et la garde secrète.
quay-clause-1-3 = Une cale a de la place pour trois caisses, ou pour quatre.
quay-clause-1-4 = La partie dure cinq manches, ou huit.

quay-chapter-2 = Le tour
quay-clause-2-1 = Un dé décide quelle caisse arrive sur le quai : 1 à 3 du sel, 4 et 5 du thé, 6 de la soie.
quay-clause-2-2 = Le joueur charge la caisse, la laisse ou prend la mer.
quay-clause-2-3 = Une cale pleine ne prend plus de caisses.
quay-clause-2-4 = Un navire à la cale vide ne peut pas partir.
quay-clause-2-5 = Qui prend la mer montre sa commande et ne joue plus. La caisse sur le quai est perdue.

quay-chapter-3 = La fin
quay-clause-3-1 = La partie finit quand tous sont partis ou après la dernière manche. Toutes les commandes sont alors montrées.
quay-clause-3-2 = Chaque caisse vaut 1. Chaque caisse demandée par la commande vaut plus : sel 1, thé 2, soie 4.
quay-clause-3-3 = Le premier navire parti gagne 2.
quay-clause-3-4 = Le total le plus élevé gagne ; les totaux égaux partagent la place.
