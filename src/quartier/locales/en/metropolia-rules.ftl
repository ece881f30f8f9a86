# Metropolia: the rules, clause by clause.

metropolia-chapter-1 = Components and set-up
metropolia-clause-1-1 = Two to four players each build a city.
metropolia-clause-1-2 = The supply has five kinds of green, five of blue and two of red establishments, 6 cards each, and three kinds of purple ones, 4 cards each: 84 cards, whatever the number of players.
metropolia-clause-1-3 = Every establishment has one to three numbers, a cost, a colour and an icon, as shown on its card.
metropolia-clause-1-4 = Every city starts with a wheat field and a bakery. These are start cards, not cards of the supply. The start cards and landmarks of absent players stay in the box.
metropolia-clause-1-5 = Every player has four landmarks under construction: train station (4 coins), shopping mall (10), amusement park (16) and radio tower (22).
metropolia-clause-1-6 = Every player starts with 3 coins.
metropolia-clause-1-7 = In the base game all piles of the supply lie open from the start.
metropolia-clause-1-8 = The first player is drawn by lot. As an option, seat 1 begins. The rulebook names whoever was last on a building site, or the youngest player.

metropolia-chapter-2 = The turn
metropolia-clause-2-1 = A turn has three steps: roll the dice, take and pay what the cards say, build.
metropolia-clause-2-2 = You roll one die. With the train station you may roll two, and you choose before every roll.
metropolia-clause-2-3 = With two dice only the sum counts.
metropolia-clause-2-4 = Every card whose number is rolled acts, in every city, as its colour allows. Income is always taken, without asking.
metropolia-clause-2-5 = Then it is the turn of the player on the left.
metropolia-clause-2-6 = With the radio tower you may roll again once a turn, and the second roll stands. You roll all the dice again and choose anew how many.
metropolia-clause-2-7 = A choice with only one outcome is not asked: it happens by itself.

metropolia-chapter-3 = Income
metropolia-clause-3-1 = A green card brings coins from the bank, in its owner’s turn.
metropolia-clause-3-2 = A blue card brings coins from the bank, in every player’s turn.
metropolia-clause-3-3 = A purple card takes coins from all other players, in its owner’s turn. Where a card says something else, the card decides.
metropolia-clause-3-4 = A red card takes coins from the player who rolled, never from the bank, and never in its owner’s turn.
metropolia-clause-3-5 = Every copy of a card acts.
metropolia-clause-3-6 = With the shopping mall, each of your cards with a cup or bread brings 1 coin more. What counts is the mall of the card’s owner, never the payer’s.
metropolia-clause-3-7 = A cheese factory brings 3 coins for each ranch, a furniture factory 3 for each forest and mine, a fruit and vegetable market 2 for each card with wheat, all in the same city. The shopping mall adds nothing to them.
metropolia-clause-3-8 = The stadium takes 2 coins from each opponent.
metropolia-clause-3-9 = The TV station takes 5 coins from one opponent of your choice.
metropolia-clause-3-10 = The business center swaps one of your establishments for one of an opponent’s. Neither may be purple; landmarks and the city hall are never swapped; start cards may be. Two cards of the same name may be swapped too.
metropolia-clause-3-11 = You may decline the swap. As an option it must be made whenever there is something to swap.
metropolia-clause-3-12 = If several purple cards have the number rolled, all of them act: the stadium, then the TV station, then the business center.
metropolia-clause-3-13 = There is no limit to a player’s money. All money lies open, and the bank never runs out.
metropolia-clause-3-14 = Other establishments bring a fixed number of coins: wheat field, ranch, bakery and forest 1, convenience store and apple orchard 3, mine 5. A café takes 1 coin, a family restaurant 2.

metropolia-chapter-4 = Payments between players
metropolia-clause-4-1 = Whoever must both pay and collect in one turn pays first and collects afterwards. With Plus, the order of the colours goes before this.
metropolia-clause-4-2 = Whoever has too little pays what there is; the rest is forgiven. Nobody has debts.
metropolia-clause-4-3 = Several payments are made counter-clockwise, each in full before the next. This holds for purple cards too.

metropolia-chapter-5 = Building
metropolia-clause-5-1 = At the end of your turn you may build one establishment or one landmark; you pay its cost to the bank.
metropolia-clause-5-2 = No city may have two purple cards of the same name. All other cards may be built several times.
metropolia-clause-5-3 = A card that is sold out cannot be built.
metropolia-clause-5-4 = A landmark works from the moment it is built. Landmarks may be built in any order, each of them once.
metropolia-clause-5-5 = With the amusement park, a double gives you another whole turn after this one, with its own choice of dice, re-roll, building and airport. A double in that turn gives yet another.
metropolia-clause-5-6 = What counts is the two dice of the final roll. The 2 of the harbor and the roll for the tuna boats do not matter, and one die is never a double.
metropolia-clause-5-7 = An amusement park built in the turn of the double gives no extra turn: it was not there when the dice were rolled.

metropolia-chapter-6 = End of the game
metropolia-clause-6-1 = The first player to have built all landmarks, four in the base game, wins at once. Nothing else happens in that turn.
metropolia-clause-6-2 = The others are ranked by landmarks built, then by coins; equals share a rank.

metropolia-chapter-7 = Plus: components and set-up
metropolia-clause-7-1 = Plus adds two kinds of green, three of blue and three of red establishments, 6 cards each, and two kinds of purple ones, 4 cards each: 56 cards.
metropolia-clause-7-2 = With Plus every city starts with a city hall. It is no landmark, does not count for the win and cannot be swapped.
metropolia-clause-7-3 = Every player has two more landmarks under construction: harbor (2 coins) and airport (30).
metropolia-clause-7-4 = All cards of the supply are shuffled into a deck. Cards are turned up one by one until 10 different names lie open.
metropolia-clause-7-5 = As soon as fewer than 10 names lie open, cards are turned up until there are 10 again.
metropolia-clause-7-6 = A card whose name lies open already goes on its pile, and one more is turned up.
metropolia-clause-7-7 = When the deck is empty, no more cards are added.
metropolia-clause-7-8 = A purple pile that nobody may build any more stays and counts as one of the names. As an option, such cards leave the game as soon as they lie open, and the market is refilled.
metropolia-clause-7-9 = The 5-5-2 market has three decks, each refilled on its own: five names whose lowest number is 6 or less, five whose lowest is 7 or more, and two purple ones.
metropolia-clause-7-10 = The market may be all piles, ten piles or 5-5-2. By default the base game has all piles and Plus has ten.

metropolia-chapter-8 = Plus: the cards
metropolia-clause-8-1 = With Plus, six landmarks are needed to win.
metropolia-clause-8-2 = Red cards act first, then green and blue, purple last. The order is the same when no red card acts, so an opponent collects blue income before paying for a purple card.
metropolia-clause-8-3 = The city hall gives you 1 coin at the start of each of your turns.
metropolia-clause-8-4 = As an option, the city hall gives 1 coin only if you have none just before building, after all income and all choices.
metropolia-clause-8-5 = With the harbor, when your dice show 10 or more you may add 2. You decide after any re-roll.
metropolia-clause-8-6 = The changed total counts for all players.
metropolia-clause-8-7 = Sushi bars, mackerel boats and tuna boats act only for an owner with a harbor. The shopping mall adds nothing to a sushi bar whose owner has none.
metropolia-clause-8-8 = With the airport, if you build nothing in a turn you get 10 coins from the bank at its end, in extra turns too. The turn that builds the airport is a turn with a building.
metropolia-clause-8-9 = The tax office takes half the money, rounded down, of each opponent who has 10 coins or more: of 21 coins, 10 are paid and 11 kept.
metropolia-clause-8-10 = A flower shop brings 1 coin for each of your flower fields, and 2 with the shopping mall.
metropolia-clause-8-11 = When a tuna boat acts, two dice are rolled and the boat brings their sum. The dice are rolled only once, for all boats of all players.
metropolia-clause-8-12 = The roll for the tuna boats cannot be changed and activates nothing. It is left out when no boat that would act belongs to an owner with a harbor.
metropolia-clause-8-13 = The publisher takes from each opponent 1 coin for each of that opponent’s cards with a cup or bread.
metropolia-clause-8-14 = A food warehouse brings 2 coins for each card with a cup in your city.
metropolia-clause-8-15 = A sushi bar costs 2 coins. Printings differ, so an option makes it 1 or 4.
metropolia-clause-8-16 = A flower field brings 1 coin, a mackerel boat 3. A sushi bar takes 3 coins, a pizza joint or a hamburger stand 1.

metropolia-chapter-9 = Options
metropolia-clause-9-1 = The Metropolia edition is the rulebook. In the international edition the city hall helps only players without coins, and purple piles that nobody may build are cleared away. Options you choose yourself go before the edition.
metropolia-clause-9-2 = You may play with Plus or without.
metropolia-clause-9-3 = Without Plus, options about cards that only Plus has are refused.
