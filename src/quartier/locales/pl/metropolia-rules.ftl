# Metropolia: zasady, punkt po punkcie.

metropolia-chapter-1 = Elementy i przygotowanie gry
metropolia-clause-1-1 = Od dwóch do czterech graczy buduje swoje miasta.
metropolia-clause-1-2 = W zasobach jest pięć rodzajów kart zielonych, pięć niebieskich i dwa czerwonych po 6 kart oraz trzy rodzaje kart fioletowych po 4 karty: razem 84 karty, niezależnie od liczby graczy.
metropolia-clause-1-3 = Każda nieruchomość ma od jednego do trzech numerów, koszt, kolor i symbol, tak jak na karcie.
metropolia-clause-1-4 = Każde miasto zaczyna z polem i piekarnią. To karty startowe, nie pochodzą z zasobów. Karty startowe i nieruchomości specjalne nieobecnych graczy zostają w pudełku.
metropolia-clause-1-5 = Każdy gracz ma cztery nieruchomości specjalne „w budowie”: dworzec kolejowy (4 monety), centrum handlowe (10), park rozrywki (16) i wieżę radiową (22).
metropolia-clause-1-6 = Każdy gracz zaczyna z 3 monetami.
metropolia-clause-1-7 = W grze podstawowej wszystkie karty zasobów są dostępne od początku.
metropolia-clause-1-8 = Pierwszego gracza wyłania losowanie. Opcjonalnie zaczyna miejsce 1. Według instrukcji zaczyna osoba, która ostatnio była na budowie, lub najmłodszy gracz.

metropolia-chapter-2 = Przebieg tury
metropolia-clause-2-1 = Tura ma trzy etapy: rzut kostką, pobieranie przychodu i płatności, budowanie.
metropolia-clause-2-2 = Gracz rzuca jedną kostką. Kto ma dworzec kolejowy, przed każdym rzutem wybiera, czy rzuca jedną kostką, czy dwiema.
metropolia-clause-2-3 = Przy dwóch kostkach liczy się tylko suma, nie pojedyncze kostki.
metropolia-clause-2-4 = Działają wszystkie karty z wyrzuconym numerem, w każdym mieście, w którym pozwala na to ich kolor. Przychód pobiera się zawsze; nikt o to nie pyta.
metropolia-clause-2-5 = Potem turę rozgrywa gracz po lewej stronie, zgodnie z ruchem wskazówek zegara.
metropolia-clause-2-6 = Kto ma wieżę radiową, może raz na turę powtórzyć rzut. Rzuca wszystkimi kostkami, na nowo wybiera ich liczbę, a drugi wynik jest ostateczny.
metropolia-clause-2-7 = O wybór, który ma tylko jeden skutek, gra nie pyta: dzieje się sam.

metropolia-chapter-3 = Przychód
metropolia-clause-3-1 = Karta zielona daje przychód z banku w turze swojego właściciela.
metropolia-clause-3-2 = Karta niebieska daje przychód z banku w każdej turze.
metropolia-clause-3-3 = Karta fioletowa daje przychód od wszystkich pozostałych graczy w turze swojego właściciela. Jeśli karta mówi co innego, decyduje karta.
metropolia-clause-3-4 = Karta czerwona daje przychód od gracza, który rzucał; nigdy z banku i nigdy w turze swojego właściciela.
metropolia-clause-3-5 = Działa każdy egzemplarz karty.
metropolia-clause-3-6 = Kto ma centrum handlowe, dostaje o 1 monetę więcej za każdą swoją kartę z filiżanką lub chlebem. Liczy się centrum właściciela karty, nigdy tego, kto płaci.
metropolia-clause-3-7 = Serowarnia daje 3 monety za każdą farmę, fabryka mebli 3 za każdy las i każdą kopalnię, targ owocowo-warzywny 2 za każdą kartę z kłosem, zawsze w tym samym mieście. Centrum handlowe nic do nich nie dodaje.
metropolia-clause-3-8 = Stadion zabiera po 2 monety każdemu przeciwnikowi.
metropolia-clause-3-9 = Stacja telewizyjna zabiera 5 monet jednemu wybranemu przeciwnikowi.
metropolia-clause-3-10 = Centrum biznesowe pozwala wymienić jedną swoją nieruchomość na nieruchomość przeciwnika. Żadna nie może być fioletowa; nieruchomości specjalnych i ratusza się nie wymienia; karty startowe można. Wolno wymienić dwie karty o tej samej nazwie.
metropolia-clause-3-11 = Z wymiany można zrezygnować. Opcjonalnie jest obowiązkowa, o ile jest co wymienić.
metropolia-clause-3-12 = Jeśli kilka fioletowych kart ma ten sam numer, działają wszystkie: stadion, potem stacja telewizyjna, potem centrum biznesowe.
metropolia-clause-3-13 = Nie ma limitu pieniędzy posiadanych przez graczy. Wszystkie pieniądze są jawne, a bankowi nigdy ich nie zabraknie.
metropolia-clause-3-14 = Pozostałe nieruchomości dają stałą liczbę monet: pole, farma, piekarnia i las 1, sklep spożywczy i sad 3, kopalnia 5. Kawiarnia pobiera 1 monetę, restauracja 2.

metropolia-chapter-4 = Płatności pomiędzy graczami
metropolia-clause-4-1 = Kto w jednej turze ma i zapłacić, i pobrać przychód, najpierw płaci, a dopiero potem pobiera. Z dodatkiem Plus ważniejsza jest kolejność kolorów.
metropolia-clause-4-2 = Kto ma za mało, płaci tyle, ile może, a reszta zostaje umorzona. Nie ma długów.
metropolia-clause-4-3 = Kilka płatności rozpatruje się w kierunku przeciwnym do ruchu wskazówek zegara, każdą w całości przed następną. Dotyczy to też kart fioletowych.

metropolia-chapter-5 = Budowanie nieruchomości
metropolia-clause-5-1 = Na koniec swojej tury gracz może zbudować jedną nieruchomość, zwykłą lub specjalną, płacąc do banku jej koszt, albo nie budować nic.
metropolia-clause-5-2 = W jednym mieście nie można mieć dwóch takich samych fioletowych kart. Pozostałe nieruchomości mogą się powtarzać.
metropolia-clause-5-3 = Nie można budować nieruchomości, które zostały wyprzedane.
metropolia-clause-5-4 = Nieruchomości specjalne buduje się w dowolnej kolejności, każdą raz. Działają od chwili wybudowania.
metropolia-clause-5-5 = Kto ma park rozrywki i wyrzuci dublet, rozgrywa po tej turze jeszcze jedną całą turę: z własnym wyborem kostek, powtórzeniem rzutu, budowaniem i lotniskiem. Dublet w tej turze daje kolejną.
metropolia-clause-5-6 = Dublet tworzą dwie kostki ostatecznego rzutu. Dwójka dodana w porcie i rzut za kutry nie mają znaczenia, a jedna kostka nigdy nie jest dubletem.
metropolia-clause-5-7 = Park rozrywki zbudowany w turze, w której wypadł dublet, nie daje dodatkowej tury: w chwili rzutu jeszcze go nie było.

metropolia-chapter-6 = Koniec gry
metropolia-clause-6-1 = Kto jako pierwszy wybuduje wszystkie nieruchomości specjalne, w grze podstawowej cztery, natychmiast wygrywa. W tej turze nic więcej się nie dzieje.
metropolia-clause-6-2 = O miejscach pozostałych decyduje liczba wybudowanych nieruchomości specjalnych, potem liczba monet; przy równości miejsce jest wspólne.

metropolia-chapter-7 = Plus: elementy i przygotowanie gry
metropolia-clause-7-1 = Plus dodaje dwa rodzaje kart zielonych, trzy niebieskich i trzy czerwonych po 6 kart oraz dwa rodzaje fioletowych po 4 karty: razem 56 kart.
metropolia-clause-7-2 = Z dodatkiem Plus każde miasto zaczyna z ratuszem. Ratusz nie jest nieruchomością specjalną, nie liczy się do zwycięstwa i nie można go wymienić.
metropolia-clause-7-3 = Każdy gracz ma jeszcze dwie nieruchomości specjalne „w budowie”: port (2 monety) i lotnisko (30).
metropolia-clause-7-4 = Wszystkie karty zasobów tasuje się w jeden stos. Karty odkrywa się pojedynczo, aż dostępnych będzie 10 nieruchomości o różnych nazwach.
metropolia-clause-7-5 = Gdy widocznych nazw jest mniej niż 10, od razu odkrywa się nowe karty, aż znów będzie ich 10.
metropolia-clause-7-6 = Jeżeli odkryta karta się powtarza, dokłada się ją do kart o tej samej nazwie i odkrywa następną.
metropolia-clause-7-7 = Gdy stos się skończy, nie dokłada się już nowych kart.
metropolia-clause-7-8 = Fioletowe karty, których nikt już nie może zbudować, zostają na stole i liczą się jako jedna z nazw. Opcjonalnie wypadają z gry, gdy tylko leżą odkryte, a zasoby się uzupełnia.
metropolia-clause-7-9 = Układ 5-5-2 ma trzy stosy, każdy uzupełniany osobno: pięć nazw z najniższym numerem do 6, pięć z numerem od 7 i dwie fioletowe.
metropolia-clause-7-10 = Na stole mogą leżeć wszystkie karty, dziesięć nazw albo układ 5-5-2. Bez wyboru gra podstawowa ma wszystkie karty, a Plus dziesięć nazw.

metropolia-chapter-8 = Plus: działanie kart
metropolia-clause-8-1 = Z dodatkiem Plus do zwycięstwa potrzeba sześciu nieruchomości specjalnych.
metropolia-clause-8-2 = Karty działają w kolejności: najpierw czerwone, następnie zielone i niebieskie, na końcu fioletowe. Kolejność jest ta sama, gdy żadna czerwona karta nie działa, więc przeciwnik pobiera przychód z niebieskich kart, zanim zapłaci za fioletową.
metropolia-clause-8-3 = Ratusz daje 1 monetę na początku każdej tury właściciela.
metropolia-clause-8-4 = Opcjonalnie ratusz daje 1 monetę tylko temu, kto tuż przed budowaniem nie ma żadnej, po wszystkich przychodach i wyborach.
metropolia-clause-8-5 = Kto ma port i wyrzuci 10 lub więcej, może dodać do wyniku 2. Decyduje o tym po powtórzeniu rzutu.
metropolia-clause-8-6 = Zmieniony wynik obowiązuje wszystkich graczy.
metropolia-clause-8-7 = Bar sushi i oba kutry działają tylko dla właściciela, który ma port. Centrum handlowe nic nie dodaje do baru sushi bez portu.
metropolia-clause-8-8 = Kto ma lotnisko i nic nie wybuduje, na koniec tury bierze z banku 10 monet, także w każdej turze dodatkowej. Tura, w której powstaje lotnisko, nie jest turą bez budowania.
metropolia-clause-8-9 = Urząd skarbowy zabiera połowę pieniędzy, zaokrągloną w dół, każdemu przeciwnikowi, który ma co najmniej 10 monet: z 21 monet płaci się 10, a 11 zostaje.
metropolia-clause-8-10 = Kwiaciarnia daje 1 monetę za każde pole kwiatów właściciela, a z centrum handlowym 2.
metropolia-clause-8-11 = Za kutry „Łowca tuńczyka” rzuca się dwiema kostkami tylko raz, dla wszystkich kutrów wszystkich graczy; każdy kuter przynosi tyle monet, ile wypadło.
metropolia-clause-8-12 = Rzutu za kutry nie można zmienić i nie uruchamia on żadnych kart. Nie wykonuje się go, jeśli żaden właściciel kutra z tym numerem nie ma portu.
metropolia-clause-8-13 = Wydawnictwo zabiera każdemu przeciwnikowi 1 monetę za każdą jego kartę z filiżanką lub chlebem.
metropolia-clause-8-14 = Hurtownia żywności daje 2 monety za każdą kartę z filiżanką w mieście właściciela.
metropolia-clause-8-15 = Bar sushi kosztuje 2 monety. Wydania się różnią, więc opcja zmienia tę cenę na 1 albo 4.
metropolia-clause-8-16 = Pole kwiatów daje 1 monetę, „Łowca makreli” 3. Bar sushi pobiera 3 monety, pizzeria i bar z hamburgerami po 1.

metropolia-chapter-9 = Opcje
metropolia-clause-9-1 = Wydanie Metropolia to polska instrukcja. W wydaniu międzynarodowym ratusz pomaga tylko graczom bez monet, a martwe stosy fioletowe są usuwane. Opcje wybrane osobno są ważniejsze niż wydanie.
metropolia-clause-9-2 = Można grać z dodatkiem Plus albo bez niego.
metropolia-clause-9-3 = Bez dodatku Plus nie można zmieniać opcji kart, które są tylko w nim.
