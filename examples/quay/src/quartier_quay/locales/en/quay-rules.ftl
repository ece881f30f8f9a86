quay-chapter-1 = Set-up
quay-clause-1-1 = Two to four players each have a ship with an empty hold. The first seat begins.
quay-clause-1-2 = There are six orders: two each for salt, tea and silk. Everybody draws one and keeps it secret.
quay-clause-1-3 = A hold has room for three crates, or for four.
quay-clause-1-4 = The game lasts five rounds, or eight.

quay-chapter-2 = The turn
quay-clause-2-1 = A die is rolled for the crate on the quay: 1 to 3 is salt, 4 and 5 tea, 6 silk.
quay-clause-2-2 = The player loads the crate, leaves it, or sails.
quay-clause-2-3 = A full hold takes no more crates.
quay-clause-2-4 = A ship with an empty hold cannot sail.
quay-clause-2-5 = A player who sails shows the order and takes no more turns. The crate on the quay is lost.

quay-chapter-3 = The end
quay-clause-3-1 = The game ends when everybody has sailed, or after the last round. Then all orders are shown.
quay-clause-3-2 = Every crate is worth 1. Each crate that the order asks for is worth more: salt 1, tea 2, silk 4.
quay-clause-3-3 = The first ship to sail earns 2.
quay-clause-3-4 = The highest total wins; players with equal totals share the place.
