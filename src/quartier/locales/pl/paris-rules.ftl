# Paris: zasady, punkt po punkcie.

## 1

paris-chapter-1 = Elementy gry
paris-clause-1-1 = Sześć dzielnic: Belleville, La Villette, Batignolles, Montmartre, Saint-Germain i Chaillot; każda ma bank z miejscem dla każdego gracza i sześć pól budynków o wartości 1, 2, 3, 4, 5 i 8. Pośrodku stoi Łuk Triumfalny.
paris-clause-1-2 = 36 płytek budynków: po jednej na każde pole; rewers pokazuje dzielnicę, awers budynek i jego wartość. W każdej dzielnicy każdy z sześciu typów występuje raz.
paris-clause-1-3 = 18 żetonów zasobów (6 drewna, 6 marmuru, 6 złota) i 18 żetonów prestiżu (6 brązowych, 6 srebrnych, 6 złotych).
paris-clause-1-4 = Na każdej zasłonce są ceny kupna i sprzedaży zasobów oraz sprzedaży prestiżu.
paris-clause-1-5 = Osiem krajobrazów; każdy ma wartość, koszt w marmurze i złocie oraz do trzech nagród za prestiż.
paris-clause-1-6 = 42 płytki bonusowe o numerach od 1 do 30; niektóre numery mają kopie na trzech lub czterech graczy.
paris-clause-1-7 = Dwanaście płytek końca gry.
paris-clause-1-8 = Sześć płytek punktacji.
paris-clause-1-9 = W każdym kolorze: zasłonka, dwanaście kluczy, pionek i znacznik punktacji. Monet nigdy nie brakuje.

## 2

paris-chapter-2 = Przygotowanie gry
paris-clause-2-1 = Plansza leży pośrodku; w bankach i na Łuku Triumfalnym nic nie stoi.
paris-clause-2-2 = Każdy pionek zaczyna przed polem 1 Toru Bonusów.
paris-clause-2-3 = Każdy znacznik punktacji zaczyna na 0.
paris-clause-2-4 = Krajobrazy leżą odkryte obok planszy.
paris-clause-2-5 = Pierwszego gracza wyznacza los; opcja: zaczyna pierwsze miejsce.
paris-clause-2-6 = Każdy zaczyna z 3 frankami.
paris-clause-2-7 = Monety leżą obok planszy jako ogólny zasób.
paris-clause-2-8 = Przy każdym polu budynku leży żeton, jak na ilustracji.
paris-clause-2-9 = Każdy ma za zasłonką 10, 9 lub 7 kluczy przy 2, 3 lub 4 graczach; po dwa klucze każdego koloru leżą w puli, reszta wraca do pudełka.
paris-clause-2-10 = Płytki punktacji leżą odkryte obok planszy.
paris-clause-2-11 = Płytki końca gry leżą zakryte obok planszy.
paris-clause-2-12 = Płytki bonusowe leżą odkryte na polach ze swoimi numerami; kopie na większą liczbę graczy wracają do pudełka.
paris-clause-2-13 = Trzy losowe płytki budynków wracają do pudełka bez oglądania; pozostałe 33 tworzą 2 zakryte stosy. Opcja: 3 stosy, jak w wydanej grze.
paris-clause-2-14 = Wariant zaawansowany: złoto leży przy polach o wartości 8; wszystkie pozostałe żetony są losowo rozłożone przy innych polach.
paris-clause-2-15 = Wariant zaawansowany: po jednej płytce bonusowej każdego numeru miesza się w jej strefie A, B lub C i rozkłada na polach tej strefy; kopie trafiają na płytki o tym samym numerze.
paris-clause-2-16 = Franki, żetony i niewykorzystane płytki bonusowe są za zasłonkami. Ponieważ można je śledzić, opcja pozwala je pokazać wszystkim. Liczba kluczy i płytek końca gry jest jawna; treść płytek końca gry nie.

## 3

paris-chapter-3 = Umieszczanie budynku
paris-clause-3-1 = Tura zaczyna się od budynku: aktywny gracz dobiera wierzchnią płytkę jednego ze stosów. Wcześniej nie wolno robić nic innego.
paris-clause-3-2 = Dzielnica na rewersie wierzchniej płytki każdego stosu jest jawna; jaki to budynek, pokazuje dopiero dobranie. Trzy odłożone płytki mogą być dowolnymi z tych, których nikt nie widział.
paris-clause-3-3 = Płytka trafia na pole o swojej wartości w dzielnicy, którą pokazuje.
paris-clause-3-4 = Kto ma do wyboru tylko jeden stos, jedną płytkę lub jedno pole, nie jest pytany.
paris-clause-3-5 = Gdy wszystkie stosy są puste, ten krok się pomija.

## 4

paris-chapter-4 = Jedna akcja
paris-clause-4-1 = Następnie gracz musi wykonać dokładnie jedną z trzech akcji: umieścić klucz, przenieść klucz albo wziąć płytkę końca gry.
paris-clause-4-2 = Umieszczanie: klucz zza zasłonki trafia do banku dzielnicy albo na Łuk Triumfalny. Bank wypłaca swoją kwotę we frankach; Łuk nie płaci nic.
paris-clause-4-3 = Gracz może mieć naraz tylko jeden klucz w każdym banku i jeden na Łuku. Zza zasłonki klucz nie może trafić nigdzie indziej.
paris-clause-4-4 = Handlować i używać płytek można w swojej turze od chwili dobrania budynku, przed akcją i po niej; koniec tury ogłasza gracz.
paris-clause-4-5 = Tura bez akcji jest możliwa tylko wtedy, gdy żadnej nie da się umożliwić nawet handlem i płytkami.
paris-clause-4-6 = Każda tura się kończy: kupno kosztuje więcej, niż daje sprzedaż, a każdej płytki używa się raz.
paris-clause-4-7 = Krok, w którym można zrobić tylko jedno, rozgrywa się bez pytania; tura kończy się więc sama, gdy nic innego nie pozostało. Kto ma płytkę końca gry, jest pytany zawsze, aby nikt nie poznał jej treści, i nikt nie przegląda płytek końca gry bez pytania.

## 5

paris-chapter-5 = Przenoszenie klucza
paris-clause-5-1 = Klucz z planszy przenosi się na budynek lub krajobraz, na którym nie stoi żaden klucz; gracz zostaje jego właścicielem. Opuszczone miejsce jest znów wolne.
paris-clause-5-2 = Tylko na budynek, który leży na planszy.
paris-clause-5-3 = Z banku, budynku lub krajobrazu tylko na wyższą wartość w tej samej dzielnicy; banki nie mają wartości. Z Łuku do dowolnej dzielnicy.
paris-clause-5-4 = Kosztem jest wartość we frankach albo różnica wartości, jeśli klucz stał na budynku lub krajobrazie. Budynki o wartości 8, i tylko one, kosztują też 1 drewno.
paris-clause-5-5 = Trzeba zapłacić wszystkie zasoby pokazane na płytce, skądkolwiek przychodzi klucz. Kto nie może zapłacić wszystkiego, nie może się tam przenieść.
paris-clause-5-6 = Jeśli zasób można opłacić żetonem lub płytką, wybiera gracz; w innym przypadku płaci się od razu.
paris-clause-5-7 = Gracz może dołożyć krajobraz leżący obok planszy do dzielnicy klucza, a z Łuku do dowolnej, i w tej samej akcji przenieść na niego klucz; nie jedno bez drugiego.
paris-clause-5-8 = W dzielnicy może stać dowolnie wiele krajobrazów, ale każdy nowy musi mieć wartość wyższą od wszystkich tam stojących.
paris-clause-5-9 = Gdy na budynkach i krajobrazach dzielnicy stanie czwarty klucz (bank się nie liczy), aktywny gracz może umieścić płytkę punktacji. Kto zrezygnuje, traci okazję: następne klucze nowej nie dają.
paris-clause-5-10 = Płytka punktacji może być dowolną z pozostałych i trafia do dowolnej dzielnicy, która jeszcze jej nie ma.
paris-clause-5-11 = Kolejność: zapłata, ruch, płytka punktacji, żeton, punkty, Tor Bonusów, prestiż.

## 6

paris-chapter-6 = Korzyści i Tor Bonusów
paris-clause-6-1 = Kto zdobywa budynek, otrzymuje leżący obok żeton, jeśli jeszcze tam jest. Bierze się go zawsze.
paris-clause-6-2 = Wartość 1 lub 2: gracz może poruszyć pionek na Torze Bonusów.
paris-clause-6-3 = Wartość 3: to samo, jeśli najpierw zapłaci się 2 franki; można na to sprzedać, co się ma, także nowy żeton.
paris-clause-6-4 = Wartość 8: 2 PZ.
paris-clause-6-5 = Ruch: pionek idzie do przodu o dowolną liczbę pól, nigdy do tyłu, a gracz bierze stamtąd wierzchnią płytkę.
paris-clause-6-6 = Może stanąć tylko tam, gdzie leży płytka; na jednym polu może stać kilka pionków.
paris-clause-6-7 = Kto dotarł na pole 30, w żaden sposób nie zdobywa już płytek bonusowych. Opcja: płytki 17 i 25 nadal działają.
paris-clause-6-8 = Nikt nie może posiadać dwóch płytek bonusowych o tym samym numerze, nawet dzięki efektowi; zużyte też się liczą.
paris-clause-6-9 = Kto zdobywa krajobraz, położony teraz lub wcześniej, może oddać żetony prestiżu według płytki, po jednym na pole, najwyżej trzy; każdy daje swoje punkty i wypada z gry.

## 7

paris-chapter-7 = Handel
paris-clause-7-1 = Zasoby można kupować i sprzedawać, prestiż można sprzedawać, po cenach z zasłonki.
paris-clause-7-2 = Wydane zasoby trafiają do puli.
paris-clause-7-3 = Kupić można tylko to, co leży w puli; na początku nie ma w niej nic. Sprzedane zasoby trafiają do puli, sprzedany prestiż wypada z gry.
paris-clause-7-4 = Każdy zasób kosztuje więcej, niż daje jego sprzedaż.
paris-clause-7-5 = Instrukcje pozwalają handlować w dowolnym momencie. Tutaj handluje się tylko w swojej turze.
paris-clause-7-6 = Płytkę zastępującą dowolny żeton sprzedaje się jak najdroższy.

## 8

paris-chapter-8 = Płytki bonusowe
paris-clause-8-1 = Płytkę bonusową można aktywować od razu lub w dowolnej późniejszej swojej turze; potem leży przed zasłonką.
paris-clause-8-2 = Płytki, która teraz nic by nie dała, nie aktywuje się.
paris-clause-8-3 = Płytka z zasobami lub prestiżem sama jest żetonem: opłaca koszt, zostaje oddana za krajobraz albo sprzedana; nie bierze się za nią żetonu.
paris-clause-8-4 = Płytki zastępują żetony tylko przy kosztach, krajobrazach i sprzedaży; nie tworzą par do płytek 23 i 24 i nie sprzedaje się ich na koniec.

## 9

paris-chapter-9 = Płytki według numerów
paris-clause-9-1 = 1, 5, 7, 12, 22: franki, PZ lub jedno i drugie, jak pokazuje płytka.
paris-clause-9-2 = 2: liczy się jako 1 drewno.
paris-clause-9-3 = 3: liczy się jako 1 marmur.
paris-clause-9-4 = 4: liczy się jako 1 złoto.
paris-clause-9-5 = 5: zob. 9.1.
paris-clause-9-6 = 6, 11, 15, 18, 26, 28: PZ za każdy budynek o wartości 1, 2, 3, 4, 5, 8, którego gracz jest wtedy właścicielem.
paris-clause-9-7 = 7: zob. 9.1.
paris-clause-9-8 = 8: liczy się jako 1 dowolny prestiż.
paris-clause-9-9 = 9: klucz można przenieść na budynek lub krajobraz z własnym kluczem; koszt i korzyści jak zwykle, a w każdej punktacji liczy się podwójnie. Może to być miejsce współdzielone.
paris-clause-9-10 = 10: liczy się jako 1 dowolny zasób.
paris-clause-9-11 = 11: zob. 9.6.
paris-clause-9-12 = 12: zob. 9.1.
paris-clause-9-13 = 13, 14: zapłać wskazaną kwotę i weź swój klucz z puli.
paris-clause-9-14 = 14: zob. 9.13.
paris-clause-9-15 = 15: zob. 9.6.
paris-clause-9-16 = 16: klucz można przenieść na budynek lub krajobraz z kluczem innego gracza; koszt i korzyści jak zwykle, właścicielami są obaj.
paris-clause-9-17 = 17: weź dowolną płytkę bonusową z toru; pionek zostaje.
paris-clause-9-18 = 18: zob. 9.6.
paris-clause-9-19 = 19: liczy się jako 2 dowolne prestiże, każdy używany osobno; co zostanie na koniec tury, jest sprzedawane.
paris-clause-9-20 = 20: 1, 2 lub 3 PZ przy 2, 3 lub 4 graczach za każdą inną niewykorzystaną płytkę bonusową gracza.
paris-clause-9-21 = 21: liczy się jako 2 dowolne zasoby, każdy używany osobno; co zostanie na koniec tury, jest sprzedawane.
paris-clause-9-22 = 22: zob. 9.1.
paris-clause-9-23 = 23: odłóż dowolną liczbę par takich samych żetonów prestiżu, co najmniej jedną: 2, 3 lub 4 PZ za parę przy 2, 3 lub 4 graczach.
paris-clause-9-24 = 24: to samo z żetonami zasobów, które trafiają do puli.
paris-clause-9-25 = 25: pionek cofa się o 1 do 5 pól na pole z płytką, którą gracz może posiadać, i ją bierze.
paris-clause-9-26 = 26: zob. 9.6.
paris-clause-9-27 = 27: nie można aktywować w trakcie gry; na koniec daje 1 PZ za każdego franka.
paris-clause-9-28 = 28: zob. 9.6.
paris-clause-9-29 = 29: 8 PZ za każdy krajobraz, którego gracz jest wtedy właścicielem.
paris-clause-9-30 = 30: 10, 15, 20 lub 25 PZ za 4, 5, 6 lub 7 posiadanych typów; wszystkie krajobrazy to jeden typ.

## 10

paris-chapter-10 = Płytki końca gry
paris-clause-10-1 = Gdy stosy są puste, akcją może być wzięcie płytki końca gry.
paris-clause-10-2 = Można to zrobić już w turze, w której dobrano ostatni budynek. Opcja: dopiero od następnej tury.
paris-clause-10-3 = Gracz przegląda stos i w tajemnicy zatrzymuje jedną płytkę.
paris-clause-10-4 = Można jej użyć od razu lub w późniejszej swojej turze, po czym się ją odrzuca. Płytka z żetonem sama jest żetonem: sprzedaje się ją albo wykłada, by nią w tej turze zapłacić lub ją oddać.
paris-clause-10-5 = Co zostało w stosie, wiedzą tylko ci, którzy go przejrzeli.

## 11

paris-chapter-11 = Koniec gry
paris-clause-11-1 = Na koniec punktuje się każdą dzielnicę z płytką punktacji.
paris-clause-11-2 = Każdy gracz sumuje wartości posiadanych tam budynków i krajobrazów; najwyższa, druga i trzecia suma dostają punkty z płytki, czwarta nic.
paris-clause-11-3 = Kto nic tam nie posiada, nie dostaje nic.
paris-clause-11-4 = Remis sum: wyżej jest ten, kto ma tam najcenniejszą pojedynczą nieruchomość.
paris-clause-11-5 = Nadal remis: wszyscy remisujący dostają punkty za wyższe miejsce, a następne miejsce jest pomijane; gdy remisuje więcej niż dwóch, jeszcze po jednym za każdego kolejnego.
paris-clause-11-6 = Dwóch graczy: drugie miejsce płaci tylko przy co najmniej połowie sumy pierwszego.
paris-clause-11-7 = Przedtem właściciel płytki 27 dostaje 1 PZ za każdego franka.
paris-clause-11-8 = Wygrywa największa liczba PZ; potem franków; potem największa wartość wszystkich nieruchomości, podwójne liczone dwa razy.
paris-clause-11-9 = Kto nadal remisuje, dzieli zwycięstwo.
paris-clause-11-10 = Koniec zaczyna się, gdy ktoś weźmie ostatnią płytkę końca gry.
paris-clause-11-11 = Rundę dogrywa się do końca, by każdy miał tyle samo tur; potem każdy ma jeszcze jedną, ostatnią turę.
paris-clause-11-12 = W ostatniej turze akcję można pominąć.
paris-clause-11-13 = Pozostałe żetony sprzedaje się przed końcową punktacją.

## 12

paris-chapter-12 = Wariant: dowolne umieszczanie
paris-clause-12-1 = Nie odkłada się żadnych płytek budynków.
paris-clause-12-2 = Dobrana płytka trafia na dowolne wolne pole o swojej wartości w wybranej dzielnicy, w której nie ma budynku jej typu.
paris-clause-12-3 = Jeśli takiego nie ma, płytka wypada z gry.

## 13

paris-chapter-13 = Wartości nadrukowane, w większości odtworzone
paris-clause-13-1 = Banki płacą: Belleville 2, La Villette 3, Batignolles 4, Montmartre 5, Saint-Germain 6, Chaillot 7 franków.
paris-clause-13-2 = Który typ ma w której dzielnicy jaką wartość: kwadrat, w którym każdy typ ma każdą wartość raz; pola znane z przykładów są zachowane.
paris-clause-13-3 = Żetony przy polach: brązowy, srebrny i złoty prestiż przy 1, 2, 3; drewno, marmur i złoto przy 4, 5, 8.
paris-clause-13-4 = Ceny we frankach: drewno 2 i 1, marmur 3 i 2, złoto 4 i 3 przy kupnie i sprzedaży; brązowy, srebrny i złoty prestiż sprzedaje się za 1, 2, 3.
paris-clause-13-5 = Wartości krajobrazów: zestaw A to 10, 11, 11, 12, 13, 14, 15, 16, bo w przykładach są dwa o wartości 11; opcja, zestaw B: od 9 do 16.
paris-clause-13-6 = Prestiż jest wart 3, 4 lub 5 PZ: brązowy, srebrny, złoty.
paris-clause-13-7 = Kwoty na płytkach 1 (3 franki), 5 (5 franków), 7 (4 PZ), 12 (4 franki i 3 PZ), 22 (8 PZ), ceny płytek 13 (4) i 14 (2) oraz punkty płytek 6, 11, 15, 18, 26, 28 (2, 3, 4, 5, 6, 7).
paris-clause-13-8 = Kopie na trzech i na czterech graczy: 6, 11, 15, 18, 26, 28. Strefa A to 1 do 10, B 11 do 20, C 21 do 30.
paris-clause-13-9 = Płytki końca gry: 5, 4, 3 PZ; 6, 5, 4 franki; dwa razy dowolny zasób; dwa razy dowolny prestiż; 3 franki i 2 PZ; 2 franki i 3 PZ.
paris-clause-13-10 = Płytki punktacji: 20/10/5, 18/9/4, 16/8/4, 14/7/3, 12/6/3, 10/5/2.
paris-clause-13-11 = Krajobrazy kosztują poza frankami i przyjmują jako prestiż (B brązowy, S srebrny, Z złoty): Ogród Luksemburski 1 marmur, BBB; Tuileries 1 złoto, BBS; Grand Palais 2 marmury, BSS; Sacré-Cœur 1 marmur i 1 złoto, BSZ; Opera Garnier 2 złota, SSS; Notre-Dame 2 marmury i 1 złoto, SSZ; Luwr 1 marmur i 2 złota, SZZ; Wieża Eiffla 3 złota, ZZZ.
