# Metropolia: the rules, clause by clause.

metropolia-chapter-1 = Components and set-up
metropolia-clause-1-1 = Two to four players each build a city.
metropolia-clause-1-2 = The supply has five kinds of green cards, five of blue and two of red with 6 copies each, and three kinds of purple cards with 4 copies each: 84 cards, whatever the number of players.
metropolia-clause-1-3 = Each establishment has one or more numbers, a cost, a colour and an icon, as shown on its card.
metropolia-clause-1-4 = Every city starts with a wheat field and a bakery. These are cards of their own and do not come from the supply; those of absent players stay in the box.
metropolia-clause-1-5 = Every player has four landmarks under construction: train station (4 coins), shopping mall (10), amusement park (16) and radio tower (22).
metropolia-clause-1-6 = Every player starts with 3 coins.
metropolia-clause-1-7 = In the base game all piles of the supply lie open from the start.
metropolia-clause-1-8 = The first player is drawn by lot, in place of whoever was last on a building site. As an option, seat 1 begins.

metropolia-chapter-2 = The turn
metropolia-clause-2-1 = A turn has three steps: roll the dice, collect and pay what the cards say, build.
metropolia-clause-2-2 = You roll one die. With the train station you choose before every roll whether to roll one die or two.
metropolia-clause-2-3 = With two dice only the sum counts, not the single dice.
metropolia-clause-2-4 = All cards with the number rolled act, in every city where their colour lets them. Income is always taken; nobody is asked.
metropolia-clause-2-5 = Then the turn goes to the player on the left, clockwise.
metropolia-clause-2-6 = With the radio tower you may roll again once in a turn. You roll all dice, choose their number anew, and the second roll stands.
metropolia-clause-2-7 = A choice that has only one outcome is not asked: it happens by itself.

metropolia-chapter-3 = Income
metropolia-clause-3-1 = A green card brings coins from the bank in its owner’s own turn.
metropolia-clause-3-2 = A blue card brings coins from the bank in everybody’s turn.
metropolia-clause-3-3 = A purple card takes coins from other players in its owner’s own turn.
metropolia-clause-3-4 = A red card takes coins from the player who rolled, never from the bank, and never in its owner’s own turn.
metropolia-clause-3-5 = Every copy of a card acts.
metropolia-clause-3-6 = With the shopping mall, each of your cards with a cup or bread brings 1 coin more. The mall of whoever owns the card counts, never that of whoever pays.
metropolia-clause-3-7 = A cheese factory brings 3 coins for each ranch, a furniture factory 3 for each forest and mine, a fruit and vegetable market 2 for each card with wheat, all in the same city. The shopping mall adds nothing to them.
metropolia-clause-3-8 = The stadium takes 2 coins from each opponent.
metropolia-clause-3-9 = The TV station takes 5 coins from one opponent of your choice.
metropolia-clause-3-10 = The business center swaps one of your establishments with one of an opponent’s. Neither may be purple; landmarks and the city hall are never swapped; start cards may be. Swapping two cards of the same name is allowed.
metropolia-clause-3-11 = You may decline the swap. As an option it must be made whenever there is something to swap.
metropolia-clause-3-12 = Several purple cards with the same number all act: the stadium, then the TV station, then the business center.
metropolia-clause-3-13 = There is no limit to a player’s money. All money lies open.

metropolia-chapter-4 = Payments between players
metropolia-clause-4-1 = Whoever must both pay and collect in one turn pays first and collects afterwards.
metropolia-clause-4-2 = Whoever has too little pays what there is; the rest is forgiven. Nobody has debts.
metropolia-clause-4-3 = Several payments are made counter-clockwise, each in full before the next. This goes for purple cards too.

metropolia-chapter-5 = Building
metropolia-clause-5-1 = At the end of your turn you may build one establishment or one landmark and pay its cost to the bank, or build nothing.
metropolia-clause-5-2 = No city may have two purple cards of the same name. All other cards may be there several times.
metropolia-clause-5-3 = A card that is sold out cannot be built.
metropolia-clause-5-4 = Landmarks may be built in any order, each once. A landmark works from the moment it is built.
metropolia-clause-5-5 = With the amusement park, a double gives you another whole turn after this one, with its own choice of dice, second roll, building and airport. A double in that turn gives yet another.
metropolia-clause-5-6 = The two dice of the final roll make the double. The 2 of the harbor and the roll for the tuna boats do not matter, and one die is never a double.
metropolia-clause-5-7 = An amusement park built in the turn of the double gives no extra turn: it was not there when the dice were rolled.

metropolia-chapter-6 = End of the game
metropolia-clause-6-1 = Whoever is first to have built all landmarks, four in the base game, has won at once. Nothing else happens in that turn.
metropolia-clause-6-2 = The others are ranked by landmarks built, then by coins; equals share a rank.

metropolia-chapter-7 = Plus: components and set-up
metropolia-clause-7-1 = Plus adds two kinds of green cards, three of blue and three of red with 6 copies each, and two kinds of purple cards with 4 copies each: 56 cards.
metropolia-clause-7-2 = With Plus every city starts with a city hall. It does not count for the win and cannot be swapped.
metropolia-clause-7-3 = Every player has two more landmarks under construction: harbor (2 coins) and airport (30).
metropolia-clause-7-4 = All cards of the supply are shuffled into a deck. Cards are turned up one by one until 10 different names lie open.
metropolia-clause-7-5 = As soon as fewer than 10 names lie open, cards are turned up until there are 10 again.
metropolia-clause-7-6 = A card whose name lies open already goes on its pile, and one more is turned up.
metropolia-clause-7-7 = When the deck is empty, no more cards are added.
metropolia-clause-7-8 = A purple pile that nobody may build any more stays and counts as one of the names. As an option, such cards leave the game as soon as they lie open, and the market is refilled.
metropolia-clause-7-9 = The 5-5-2 market has three decks, each refilled on its own: five names with a lowest number of 6 or less, five with 7 or more, and two purple ones.
metropolia-clause-7-10 = The market may be all piles, ten piles or 5-5-2. If nothing is chosen, the base game has all piles and Plus has ten.

metropolia-chapter-8 = Plus: the cards
metropolia-clause-8-1 = With Plus, six landmarks are needed to win.
metropolia-clause-8-2 = Colours act in this order: red first, then green and blue, purple last. The order is always the same, also when no red card was hit.
metropolia-clause-8-3 = The city hall gives you 1 coin at the start of each of your turns.
metropolia-clause-8-4 = As an option, the city hall gives 1 coin only if you have none just before building, after all income and all choices.
metropolia-clause-8-5 = With the harbor, when your dice show 10 or more you may add 2. You decide after the second roll.
metropolia-clause-8-6 = The changed total counts for all players.
metropolia-clause-8-7 = Sushi bars, mackerel boats and tuna boats act only for an owner with a harbor. The shopping mall adds nothing to a sushi bar without one.
metropolia-clause-8-8 = With the airport, if you build nothing you take 10 coins from the bank at the end of the turn, in every extra turn anew. The turn that builds the airport is a turn with a building.
metropolia-clause-8-9 = The tax office takes half of the money, rounded down, from each opponent who has 10 coins or more.
metropolia-clause-8-10 = A flower shop brings 1 coin for each of your flower fields, and 2 with the shopping mall.
metropolia-clause-8-11 = For the tuna boats two dice are rolled once, for all boats of all players; each boat brings that many coins.
metropolia-clause-8-12 = The roll for the tuna boats cannot be changed and activates nothing. It is left out when no boat of an owner with a harbor was hit.
metropolia-clause-8-13 = The publisher takes from each opponent 1 coin for each of their cards with a cup or bread.
metropolia-clause-8-14 = A food warehouse brings 2 coins for each card with a cup in your city.
metropolia-clause-8-15 = A sushi bar costs 2 coins. Printings differ, so an option makes it 1 or 4.

metropolia-chapter-9 = Options
metropolia-clause-9-1 = The Metropolia edition is the rulebook. In the international edition the city hall helps only players without coins, and dead purple piles are cleared away. Options chosen by themselves go before the edition.
metropolia-clause-9-2 = You may play with Plus or without.
metropolia-clause-9-3 = Without Plus, options of cards that only Plus has are refused.
