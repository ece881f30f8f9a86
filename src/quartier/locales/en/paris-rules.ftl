# Paris: the rules, clause by clause.

## 1

paris-chapter-1 = Components
paris-clause-1-1 = The board shows six districts: Belleville, La Villette, Batignolles, Montmartre, Saint-Germain and Chaillot. Each has a bank with a place for every player and six building spaces of value 1, 2, 3, 4, 5 and 8. In the middle is the Arc de Triomphe.
paris-clause-1-2 = There are 36 building tiles, one for every building space. The back shows the district, the front the building and its value. There are six types; each district has each of them once.
paris-clause-1-3 = There are 18 resource tokens (6 wood, 6 marble, 6 gold) and 18 prestige tokens (6 bronze, 6 silver, 6 gold).
paris-clause-1-4 = Every screen shows the prices at which resources are bought and sold and prestige is sold.
paris-clause-1-5 = There are eight landmarks, each with a value, a cost in marble and gold, and up to three prestige rewards.
paris-clause-1-6 = There are 42 bonus tiles with the numbers 1 to 30; some numbers have copies for games of three or four players.
paris-clause-1-7 = There are twelve end-game tiles.
paris-clause-1-8 = There are six VP tiles.
paris-clause-1-9 = In each colour there are a screen, twelve keys, a meeple and a VP disc. The coins never run out.

## 2

paris-chapter-2 = Set-up
paris-clause-2-1 = The board lies in the middle; nothing stands in the banks or on the Arc.
paris-clause-2-2 = Every meeple starts beside space 1 of the bonus track.
paris-clause-2-3 = Every VP disc starts at 0.
paris-clause-2-4 = The landmarks lie face up beside the board.
paris-clause-2-5 = The first player is drawn at random. Option “first player”: seat 1 begins.
paris-clause-2-6 = Everybody starts with 3 francs.
paris-clause-2-7 = The coins lie beside the board as a general supply.
paris-clause-2-8 = A token lies beside every building space, as in the picture.
paris-clause-2-9 = With 2, 3 or 4 players you have 10, 9 or 7 keys behind the screen. Two more of every player’s colour lie in the pool; the rest go back to the box.
paris-clause-2-10 = The VP tiles lie face up beside the board.
paris-clause-2-11 = The end-game tiles lie face down beside the board.
paris-clause-2-12 = The bonus tiles lie face up on the spaces of their numbers. Copies for more players than there are go back to the box.
paris-clause-2-13 = Three building tiles, drawn at random, go back to the box unseen; the other 33 are split into 2 stacks, face down. Option “stacks”: 3 stacks, as in the printed game.
paris-clause-2-14 = Advanced set-up: the gold resources lie beside the spaces of value 8; all other tokens are mixed and laid beside the other spaces at random.
paris-clause-2-15 = Advanced set-up: one bonus tile of each number is mixed within its zone A, B or C and laid on that zone’s spaces; the copies go on the tiles of the same number.
paris-clause-2-16 = Francs, tokens and unused bonus tiles are behind the screens. Option “open screens” shows them to everybody, since a good memory could follow them anyway. The numbers of keys and of end-game tiles are always open; what is on an end-game tile is not.

## 3

paris-chapter-3 = Placing a building
paris-clause-3-1 = A turn begins with a building: you draw the top tile of one of the stacks. Nothing else may be done before.
paris-clause-3-2 = Everybody sees the district on the back of each stack’s top tile; only the draw shows which building it is. The three tiles set aside may be any of those not seen.
paris-clause-3-3 = The tile goes to the space of its value in the district that it shows.
paris-clause-3-4 = With only one stack, one tile or one space to choose from, you are not asked.
paris-clause-3-5 = When all stacks are empty, this step is left out.

## 4

paris-chapter-4 = One action
paris-clause-4-1 = Then you must do exactly one of three actions: place a key, move a key, or take an end-game tile.
paris-clause-4-2 = Placing: a key from behind the screen goes to the bank of a district or to the Arc. A bank pays its amount in francs; the Arc pays nothing.
paris-clause-4-3 = You may have only one key in each bank and one on the Arc at a time. From behind the screen a key may go nowhere else.
paris-clause-4-4 = You may trade and use tiles in your own turn, from the draw on, before and after the action. You say when the turn is over.
paris-clause-4-5 = A turn without an action is possible only if none can be made possible, even by trading and using tiles.
paris-clause-4-6 = Every turn has an end: buying costs more than selling brings, and every tile is used once.
paris-clause-4-7 = A step that leaves only one thing to do is played without asking; so your turn ends by itself when nothing else is left. With an end-game tile in hand you are always asked, so that nobody learns what is on it, and nobody looks at the end-game tiles unasked.

## 5

paris-chapter-5 = Moving a key
paris-clause-5-1 = A key on the board moves to a building or landmark on which no key stands. Its player then owns it. The place it leaves is free again.
paris-clause-5-2 = A key may move only to a building that lies on the board.
paris-clause-5-3 = From a bank, a building or a landmark a key moves only to a higher value in the same district; banks have no value. From the Arc it moves to any district.
paris-clause-5-4 = The cost is the value in francs, or the difference of the values if the key comes from a building or landmark. Buildings of value 8, and no others, also cost 1 wood.
paris-clause-5-5 = All resources that the tile shows must be paid, wherever the key comes from. If you cannot pay everything, you may not move there.
paris-clause-5-6 = Where a resource can be paid with a token or with a tile, you choose; otherwise it is paid at once.
paris-clause-5-7 = In the same action you may first add a landmark from beside the board to the district of the key, or from the Arc to any district, and then move the key onto it. A landmark is not added without moving onto it.
paris-clause-5-8 = A district may have any number of landmarks, but each new one must have a higher value than all that stand there.
paris-clause-5-9 = As soon as four keys stand on the buildings and landmarks of a district (its bank does not count), the active player may place a VP tile. A player who declines has lost the chance: later keys bring no new one.
paris-clause-5-10 = The VP tile may be any of those left, and goes to any district that has none.
paris-clause-5-11 = The order is: pay, move, VP tile, token, points, bonus track, prestige.

## 6

paris-chapter-6 = Benefits and the bonus track
paris-clause-6-1 = When you acquire a building you get the token beside it, if it is still there. It is always taken.
paris-clause-6-2 = Value 1 or 2: you may advance on the bonus track.
paris-clause-6-3 = Value 3: the same, if you pay 2 francs first. You may sell things for it, the new token too.
paris-clause-6-4 = Value 8: 2 VP.
paris-clause-6-5 = Advancing: your meeple goes forward any number of spaces, never back, and you take the top tile there.
paris-clause-6-6 = It may stop only where a tile lies; several meeples may share a space.
paris-clause-6-7 = Once your meeple has reached space 30, you get no more bonus tiles in any way. Option “after 30”: tiles 17 and 25 still work.
paris-clause-6-8 = Nobody may own two bonus tiles of one number, not even by an effect; used tiles count as owned.
paris-clause-6-9 = When you acquire a landmark, laid now or earlier, you may hand in up to three prestige tokens, one for each slot it shows. Each brings its points and leaves the game.

## 7

paris-chapter-7 = Trading
paris-clause-7-1 = Resources may be bought and sold, and prestige may be sold, at the prices on the screen.
paris-clause-7-2 = Resources that are spent go to the supply.
paris-clause-7-3 = Only what lies in the supply can be bought; at the start that is nothing. Sold resources go to the supply, sold prestige leaves the game.
paris-clause-7-4 = Every resource costs more than it sells for.
paris-clause-7-5 = The rulebooks allow trading at any time. Here you trade only in your own turn.
paris-clause-7-6 = A tile that stands for a token of any kind is sold at the price of the dearest.

## 8

paris-chapter-8 = Bonus tiles
paris-clause-8-1 = A bonus tile may be used at once or in any later turn of yours; then it lies in front of the screen.
paris-clause-8-2 = A tile that would bring nothing now cannot be used.
paris-clause-8-3 = A tile that shows resources or prestige is itself the token: it pays a cost, is handed in for a landmark, or is sold. No token is taken for it.
paris-clause-8-4 = Tiles stand for tokens only for costs, landmarks and sales. They make no pairs for tiles 23 and 24, and are not sold at the end.

## 9

paris-chapter-9 = The tiles by number
paris-clause-9-1 = 1, 5, 7, 12, 22: the francs, the VP, or both that the tile shows.
paris-clause-9-2 = 2: counts as 1 wood.
paris-clause-9-3 = 3: counts as 1 marble.
paris-clause-9-4 = 4: counts as 1 gold.
paris-clause-9-5 = 5: see 9.1.
paris-clause-9-6 = 6, 11, 15, 18, 26, 28: VP for every building of value 1, 2, 3, 4, 5, 8 that you own at that moment.
paris-clause-9-7 = 7: see 9.1.
paris-clause-9-8 = 8: counts as 1 prestige of any kind.
paris-clause-9-9 = 9: a key may move onto a building or landmark with another key of yours. Costs and benefits are as usual, and it counts twice in every scoring. It may be one that is shared.
paris-clause-9-10 = 10: counts as 1 resource of any kind.
paris-clause-9-11 = 11: see 9.6.
paris-clause-9-12 = 12: see 9.1.
paris-clause-9-13 = 13, 14: pay the francs shown and take a spare key from the pool.
paris-clause-9-14 = 14: see 9.13.
paris-clause-9-15 = 15: see 9.6.
paris-clause-9-16 = 16: a key may move onto a building or landmark with another player’s key. Costs and benefits are as usual, and both own it.
paris-clause-9-17 = 17: take any bonus tile from the track; the meeple stays.
paris-clause-9-18 = 18: see 9.6.
paris-clause-9-19 = 19: counts as 2 prestige of any kind, each used on its own; what is left at the end of the turn is sold.
paris-clause-9-20 = 20: with 2, 3 or 4 players, 1, 2 or 3 VP for every other unused bonus tile of yours.
paris-clause-9-21 = 21: counts as 2 resources of any kind, each used on its own; what is left at the end of the turn is sold.
paris-clause-9-22 = 22: see 9.1.
paris-clause-9-23 = 23: hand in one or more pairs of equal prestige tokens: 2, 3 or 4 VP a pair with 2, 3 or 4 players.
paris-clause-9-24 = 24: the same with resource tokens, which go to the supply.
paris-clause-9-25 = 25: your meeple goes back 1 to 5 spaces to a tile that you may own, and you take it.
paris-clause-9-26 = 26: see 9.6.
paris-clause-9-27 = 27: cannot be used during the game; at the end it brings 1 VP for every franc.
paris-clause-9-28 = 28: see 9.6.
paris-clause-9-29 = 29: 8 VP for every landmark that you own at that moment.
paris-clause-9-30 = 30: 10, 15, 20 or 25 VP for 4, 5, 6 or 7 types owned at that moment; all landmarks together are one type.

## 10

paris-chapter-10 = End-game tiles
paris-clause-10-1 = Once the stacks are empty, the action may be to take an end-game tile.
paris-clause-10-2 = This is possible from the turn that draws the last building on. Option “end tile with the last building”: only from the next turn on.
paris-clause-10-3 = You look through the pile and keep one tile in secret.
paris-clause-10-4 = It may be used at once or in a later turn of yours, and is then discarded. A tile that shows a token is itself the token: it is sold, or laid open to pay or be handed in during this turn.
paris-clause-10-5 = What is left in the pile is known only to those who have looked.

## 11

paris-chapter-11 = The end
paris-clause-11-1 = At the end every district with a VP tile is scored.
paris-clause-11-2 = Each player adds up the values of the buildings and landmarks owned there. The highest, second and third total get the points of the tile; the fourth gets nothing.
paris-clause-11-3 = A player who owns nothing there gets nothing.
paris-clause-11-4 = Tied totals: the player who owns the most valuable single property there is ahead.
paris-clause-11-5 = Still tied: all of them get the points of the better place, and the next place is skipped; if more than two are tied, one more for each further player.
paris-clause-11-6 = Two players: the second place pays only with at least half of the first player’s total.
paris-clause-11-7 = Before that, the owner of tile 27 gets 1 VP for every franc.
paris-clause-11-8 = Most VP wins; then most francs; then the greatest value of all property, property owned twice counted twice.
paris-clause-11-9 = Players who are still tied share the win.
paris-clause-11-10 = The end begins when the last end-game tile is taken.
paris-clause-11-11 = The round is played out, so that everybody has had the same number of turns; then everybody has one last turn.
paris-clause-11-12 = In the last turn the action may be left out.
paris-clause-11-13 = Tokens that are left over are sold before the final scoring.

## 12

paris-chapter-12 = Variant: free placement
paris-clause-12-1 = No building tiles are set aside.
paris-clause-12-2 = The drawn tile goes to any free space of its value in a district of the player’s choice that has no building of its type.
paris-clause-12-3 = If there is none, the tile leaves the game.

## 13

paris-chapter-13 = Printed values, mostly reconstructed
paris-clause-13-1 = The banks pay: Belleville 2, La Villette 3, Batignolles 4, Montmartre 5, Saint-Germain 6, Chaillot 7 francs.
paris-clause-13-2 = Each type has each value once, in one district each. The buildings that the rulebooks’ examples show stand where the examples have them.
paris-clause-13-3 = The tokens beside the spaces of value 1, 2, 3 are bronze, silver and gold prestige; beside 4, 5, 8 they are wood, marble and gold.
paris-clause-13-4 = Prices in francs: wood 2 to buy and 1 to sell, marble 3 and 2, gold 4 and 3; bronze, silver and gold prestige sell for 1, 2 and 3.
paris-clause-13-5 = The landmarks’ values are 10, 11, 11, 12, 13, 14, 15, 16 (set A), since the rulebooks’ examples have two of value 11. Option “landmarks”: 9 to 16 (set B).
paris-clause-13-6 = Prestige brings 3, 4 or 5 VP: bronze, silver, gold.
paris-clause-13-7 = Bonus tile 1 brings 3 francs, 5 brings 5 francs, 7 brings 4 VP, 12 brings 4 francs and 3 VP, 22 brings 8 VP. A key costs 4 francs with tile 13 and 2 with 14. Tiles 6, 11, 15, 18, 26, 28 bring 2, 3, 4, 5, 6, 7 VP a building.
paris-clause-13-8 = Tiles 6, 11, 15, 18, 26, 28 have one copy for three players and another for four. Zone A is 1 to 10, B 11 to 20, C 21 to 30.
paris-clause-13-9 = The end-game tiles are 5, 4, 3 VP; 6, 5, 4 francs; any resource, twice; any prestige, twice; 3 francs and 2 VP; 2 francs and 3 VP.
paris-clause-13-10 = VP tiles: 20/10/5, 18/9/4, 16/8/4, 14/7/3, 12/6/3, 10/5/2.
paris-clause-13-11 = Landmarks cost, besides francs, and take as prestige (B bronze, S silver, G gold): Luxembourg Gardens 1 marble, BBB; Tuileries 1 gold, BBS; Grand Palais 2 marble, BSS; Sacré-Cœur 1 marble and 1 gold, BSG; Opéra Garnier 2 gold, SSS; Notre-Dame 2 marble and 1 gold, SSG; Louvre 1 marble and 2 gold, SGG; Eiffel Tower 3 gold, GGG.
