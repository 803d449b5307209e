import { occupationCards } from './occupation-cards.ts';

export const bouw = occupationCards(
  'bouw',
  `
# Timmerman | Timmerman onderhoud | Allround timmerman | Timmerman nieuwbouw
@ bouw:Veenstra bouw:Hamming bouw:Postma bouw:Bouwgroep bouw:Claes bouw:Randmeer bouw:gilde werf x1.8
€ 2850-3780 cao Bouw en Infra
h 40 36-40 32-40
o mbo2 mbo3 / ervaren starter
t Bouw, Buitenwerk
> Vakwerk dat over vijftig jaar nog staat: daar begin jij {in} elke ochtend aan, met een vaste maat en een volle bus.
> Kozijnen, kappen, trappen en af en toe een oude schuur. {Org} zoekt een timmerman die graag iets afmaakt.
~ Om zeven uur laad je de bus en rijd je met je maat naar het werk. Je overlegt met de bewoner waar de hond heen kan, zet de steiger goed en gaat aan de slag. Om half vijf sta je weer thuis, meestal met zaagsel in je zakken.
- Je stelt kozijnen, legt vloeren en timmert kappen.
- Je leest de tekening en lost op wat er niet op staat.
- Je houdt contact met bewoners en uitvoerder.
- Je leert een leerling hoe je een beitel slijpt.
? Een diploma timmeren of jaren ervaring.
? Rijbewijs B, liefst BE.
? VCA, of je haalt het bij ons in één dag.
+ Eigen gereedschap krijgt een vergoeding van € 30 per maand.
" Als ik door het dorp fiets, wijs ik mijn kinderen aan wat ik heb gemaakt.

# Metselaar | Metselaar restauratie | Voeger en metselaar
@ bouw:Veenstra bouw:Hamming bouw:Postma bouw:Bouwgroep bouw:Claes bouw:Randmeer
€ 2850-3760 cao Bouw en Infra
h 40 36-40
o mbo2 mbo3 / ervaren starter
t Bouw, Restauratie
> Steen voor steen een muur die recht staat en mooi is. {In} metsel je aan nieuwe woningen en oude boerderijen.
~ Je zet de profielen, spant de draad en kiest het verband. Is het te nat, dan voegen we binnen of is er scholing. In het aardbevingsgebied metsel je met nieuwe technieken, waarbij jij net zo goed meedenkt als de constructeur.
- Je metselt gevels, schoorstenen en binnenmuren.
- Je herstelt scheuren en vervangt oud werk in stijl.
- Je werkt met lijm, kalk en cement.
- Je overlegt met de opperman over de aanvoer.
? Een vakdiploma of aantoonbare ervaring.
? Oog voor verband, maat en kleur.
? Geen hoogtevrees.
" Een klezoor goed hakken, dat leer je niet van een filmpje.

# Uitvoerder woningbouw | Uitvoerder renovatie | Projectuitvoerder
@ bouw:Veenstra bouw:Hamming bouw:Postma bouw:Bouwgroep bouw:Claes bouw:Randmeer bouw:gilde
€ 3900-5400 cao Bouw en Infra, uta
h 40 36-40
o mbo4 hbo / ervaren leidinggevend
t Leidinggeven, Auto van de zaak
> Jij hebt de sleutel van de keet en het overzicht over de bouw. {In} leid je een project van eerste paal tot oplevering.
~ De dag begint met koffie in de keet en een rondje langs de ploegen. Daarna bel je over een te late levering, ontvang je de constructeur en leg je een buurvrouw uit waarom er gisteren zo laat is geheid. Alles komt bij jou samen.
- Je plant, stuurt aan en bewaakt veiligheid en kwaliteit.
- Je overlegt met opdrachtgever, architect en bewoners.
- Je koopt met de werkvoorbereider materiaal en ploegen in.
- Je levert op zonder restpunten, of bijna.
? Een bouwkundige opleiding en ervaring als uitvoerder of voorman.
? Je lost problemen op voordat ze duur worden.
? Rijbewijs B.
" Oplevering is de mooiste dag. Behalve als het regent, dan is het de natste.

# Loodgieter | Installatiemonteur woningen | Monteur sanitair en verwarming
@ installatie:Warmtewijs installatie:Leeuwen bouw:Veenstra bouw:Bouwgroep bouw:Hamming x1.3
€ 2820-3820 cao Technisch Installatiebedrijf
h 36-40 40 32-40
o mbo2 mbo3 / ervaren starter
t Installatie, Bus van de zaak
> Warm water, droge kelder, blije bewoner. Vanuit {plaats} rijd jij langs woningen in {buren} en omgeving.
~ Je rijdt van huis uit naar je eerste klus en drinkt koffie bij de klant als de tijd het toelaat. Je vervangt een ketel, legt een badkamer aan of zoekt een lek dat al twee collega’s niet vonden. Bonnen vul je in op je tablet.
- Je installeert leidingen, sanitair en ketels.
- Je verhelpt storingen en lekkages.
- Je adviseert bewoners over zuinige oplossingen.
- Je houdt je busvoorraad bij.
? Een diploma installatietechniek of vergelijkbare ervaring.
? Je laat een huis netter achter dan je het aantrof.
? Rijbewijs B.
+ Een bus die je ook voor woon-werkverkeer gebruikt.
" Een lek vinden is net een puzzel. Alleen word je er natter van.

# Monteur warmtepompen | Servicemonteur duurzame techniek | Monteur koude- en klimaattechniek
@ installatie:Warmtewijs installatie:Koel installatie:Leeuwen x1.4
€ 3050-4150 cao Technisch Installatiebedrijf
h 36-40 40
o mbo3 mbo4 / ervaren starter
t Duurzaam, Bus van de zaak
> Jij haalt woningen van het gas af, één voor één. {Org} zoekt een monteur die van nieuwe techniek houdt.
~ Een warmtepomp plaatsen doe je met z’n tweeën in anderhalve dag. Jij stelt in, meet en legt de bewoner uit dat hij de thermostaat nu het best met rust kan laten. In de winter draai je om de zes weken service.
- Je plaatst en onderhoudt warmtepompen en koelinstallaties.
- Je meet, regelt in en leest storingen uit.
- Je werkt volgens de F-gassenregels.
- Je geeft gebruikers uitleg die ze onthouden.
? Een opleiding koude- of installatietechniek.
? F-gassencertificaat, of bereid het bij ons te halen.
? Rijbewijs B.
+ Certificaten en bijscholing bij de fabrikant, in werktijd.
" Mijn eigen huis was mijn eerste proefproject. Mijn vrouw was een strenge klant.

# Elektromonteur | Eerste monteur elektrotechniek | Elektromonteur utiliteit
@ installatie bouw industrie x1.4
€ 2860-4020 cao Technisch Installatiebedrijf
h 36-40 40
o mbo3 mbo2 / ervaren starter
t Elektrotechniek, Buitendienst
> Geen stroom, geen school, geen stal, geen zorg. {In} leg jij aan wat alles laat werken.
~ Je trekt kabels, monteert kasten en test wat je hebt gemaakt. De ene week werk je in een school, de andere in een melkveestal waar de koeien meekijken. Je maat en jij verdelen het werk, en de muziek om en om.
- Je legt elektrische installaties aan en breidt ze uit.
- Je monteert verdeelkasten en sluit apparatuur aan.
- Je meet door en levert op volgens NEN 1010.
- Je stuurt als eerste monteur een leerling aan.
? Een diploma elektrotechniek.
? VCA en rijbewijs B.
? Je werkt veilig, ook als er haast is.
" Het moment dat het licht aangaat, blijft leuk.

# Schilder | Schilder onderhoud | Schilder en glaszetter
@ bouw:Schilder bouw:Veenstra bouw:Bouwgroep
€ 2740-3560 cao Schildersbedrijf
h 32-40 40 24-32
o mbo2 mbo3 / ervaren starter
t Schilderwerk, Vaste ploeg
> Kleur doet iets met een straat. {In} schilder jij woningen, winkelpuien en soms een molen.
~ ’s Zomers werk je buiten, ’s winters binnen. Je schuurt, gront en lakt, en ziet hoe een verveloos huis weer durft te glimmen. Met bewoners overleg je over kleuren, en ook weleens over het leven.
- Je bereidt ondergronden voor en repareert houtrot.
- Je schildert met kwast, rol en spuit.
- Je zet glas en kit af.
- Je ruimt op alsof je er niet geweest bent.
? Een schildersopleiding of een paar jaar op de steiger.
? Rijbewijs B is handig.
? Je houdt van strak werk.
" Een molen schilderen is zoiets als de Mount Everest, maar dan met klompen aan.

# Stratenmaker | Vakman grondweg- en waterbouw | Machinist graafmachine
@ bouw:Wegenbouw gemeente
€ 2840-3790 cao Bouw en Infra
h 40 36-40
o vmbo mbo2 / ervaren starter
t Infra, Buitenwerk
> Over jouw werk fietsen duizenden mensen naar school. Vanuit {plaats} leg je met een vaste ploeg wegen en riolen aan.
~ De ploeg bestaat uit {team} mensen die al jaren samenwerken. Je graaft, legt en trilt af, en tussendoor wijs je een verdwaalde postbode de weg. Aan het einde van de week ligt er een straat die er maandag nog niet lag.
- Je legt bestrating, riolering en kabelgoten aan.
- Je werkt met trilplaat, laser en graafmachine.
- Je zet het werk veilig af.
- Je praat met omwonenden.
? Ervaring in de infra of zin om het te leren.
? VCA en rijbewijs B.
? Vroeg opstaan is voor jou gewoon.
" Ik herken mijn straten aan hoe ze fietsen.

# Calculator bouw | Werkvoorbereider bouw | Bouwkundig tekenaar en modelleur
@ bouw installatie
€ 3300-4700 cao Bouw en Infra, uta
h 32-40 36-40
o mbo4 hbo / ervaren starter
t Hybride, Kantoor en bouw
> Achter elk goed project zit iemand die het vooraf heeft doorgerekend. Dat ben jij, op ons kantoor {in}.
~ Je opent een model, telt, vergelijkt en belt leveranciers. Twee keer per week ga je naar de bouw om te zien of je aannames kloppen. Zit je ernaast, dan leer je daarvan; zit je goed, dan weet je waarom.
- Je werkt tekeningen en begrotingen uit.
- Je vraagt offertes op en vergelijkt ze.
- Je maakt planningen met de uitvoerder.
- Je houdt wijzigingen bij, zodat niemand verrast wordt.
? Mbo 4 of hbo bouwkunde.
? Ervaring met Revit of een calculatiepakket.
? Je bent precies zonder te verdwalen in details.
" Ik reken liever een uur langer dan dat een ander een week moet breken.

# Leerling timmerman (bbl) | Leerling allround vakman bouw (bbl)
@ bouw:Veenstra bouw:Hamming bouw:Postma bouw:Bouwgroep bouw:Claes bouw:Randmeer bouw:gilde
€ 1980-2480 leerlingloon volgens cao
h 32-40 40
o vmbo / starter
c leerwerk
t Leren en werken, Bouw
> Vier dagen bouwen, één dag school. Bij {org} leer je het vak van een leermeester die er dertig jaar over deed.
~ Je bent vanaf dag één onderdeel van de ploeg. Eerst aanreiken en opruimen, al snel meten en zelf maken. Je leermeester neemt de tijd om uit te leggen waarom iets zo moet. Fouten maken mag, ze herhalen liever niet.
- Je werkt mee op echte projecten.
- Je volgt één dag per week les.
- Je houdt bij wat je hebt geleerd.
- Je zorgt voor je gereedschap.
? Vmbo, praktijkonderwijs of gewoon handigheid.
? Je kunt om half zeven je bed uit.
? Een brommer of rijbewijs is handig, maar we halen je ook op.
+ Gereedschapskist cadeau bij je diploma.
" Mijn eerste kozijn stond scheef. Mijn leermeester lachte en liet het me nog een keer doen.
`,
);
