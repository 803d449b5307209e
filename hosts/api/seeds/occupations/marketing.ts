import { occupationCards } from './occupation-cards.ts';

export const marketing = occupationCards(
  'marketing',
  `
# Medewerker marketing en communicatie | Marketeer | Online marketeer
@ theater museum festival bibliotheek film orkest x1.7
€ 2790-3780 
h 24-32 28-36 32-36
o hbo / starter ervaren
c vast tijdelijk
t Marketing, Hybride
> Een volle zaal begint bij een goede zin. {In} zoek jij bij elke productie het publiek dat het nog niet weet.
~ Je kijkt wie er komt en wie niet, bedenkt een campagne en schrijft een nieuwsbrief die geopend wordt. Op de première sta je in de foyer te luisteren wat mensen zeggen.
- Je maakt campagnes voor voorstellingen of tentoonstellingen.
- Je beheert website en sociale media.
- Je werkt met data uit de kaartverkoop.
- Je stuurt ontwerpers en fotografen aan.
? Hbo communicatie of marketing.
? Schrijven zonder uitroeptekens.
? Interesse in cultuur die verder gaat dan de affiche.
" Onze best gelezen mail begon met: het wordt waarschijnlijk niks.

# Perswoordvoerder | Communicatieadviseur | Medewerker pers en publiciteit
@ museum theater festival orkest
€ 3380-4580 
h 24-32 32-36
o hbo wo / ervaren senior
t Pers, Hybride
> Jij weet welk verhaal er in de tentoonstelling zit voordat de journalist ernaar vraagt. {Org} zoekt die neus.
~ Je belt met een krant, begeleidt een cameraploeg en schrijft een bericht dat niet klinkt als een bericht. Bij lastig nieuws ben je de eerste die het zegt, en goed.
- Je onderhoudt contacten met de pers.
- Je schrijft teksten en speeches.
- Je adviseert directie en makers.
- Je organiseert perspresentaties.
? Ervaring met pers of journalistiek.
? Je schrijft snel en precies.
? Rustig onder druk.
" De recensent gaf twee sterren. We hebben hem taart gestuurd.

# Grafisch ontwerper | Vormgever | Contentmaker
@ museum festival theater film bibliotheek
€ 2740-3690 
h 16-24 24-32 32-36
o hbo mbo4 / ervaren starter
c vast tijdelijk freelance
t Ontwerp, Hybride
> Een beeld dat je tegenkomt en niet vergeet. {In} ontwerp jij affiches, zaalteksten en alles wat beweegt op een scherm.
~ Je schetst drie richtingen, gooit er twee weg en drukt er één. Je werkt voor één huis, dus je ziet je eigen werk door de stad fietsen.
- Je ontwerpt campagnes, drukwerk en digitale uitingen.
- Je bewaakt de huisstijl zonder haar op te sluiten.
- Je fotografeert of filmt waar nodig.
- Je stemt af met drukker en bouwer.
? Een portfolio met lef.
? Typografie is voor jou geen bijzaak.
? Je kunt een deadline halen.
" De affiche hing ondersteboven. Verkocht beter.

# Fondsenwerver | Medewerker vriendenvereniging | Relatiebeheerder sponsoring
@ museum theater orkest festival
€ 3210-4390 
h 16-24 24-32
o hbo / ervaren
t Fondsen, Netwerk
> Mensen geven aan mensen. Bij {org} bouw jij aan een kring die het huis draagt.
~ Je belt een vriend van het eerste uur, schrijft een aanvraag en organiseert een avond achter de schermen. Succes vier je met een handgeschreven kaart.
- Je werft fondsen, sponsors en vrienden.
- Je schrijft aanvragen en verantwoordt ze.
- Je organiseert bijeenkomsten.
- Je houdt relaties zorgvuldig bij.
? Ervaring met fondsenwerving of relatiebeheer.
? Schrijftalent.
? Oprecht geïnteresseerd in mensen.
" De cheque zat in een boek dat ze terugbracht.

# Stagiair marketing | Stagiair communicatie | Stagiair publieksonderzoek
@ museum theater festival bibliotheek film
€ 450-600 stagevergoeding
h 24-32 32-36
o hbo mbo4 / starter
c stage
t Stage, Studenten
> Geen koffie halen, wel campagne maken. {In} krijg je een eigen project en een begeleider die tijd heeft.
~ Je begint met meekijken en krijgt na twee weken een eigen voorstelling of programma. Je onderzoekt, maakt en presenteert. Op je laatste dag hangt er iets van jou in de stad.
- Je voert een eigen opdracht uit.
- Je maakt berichten en beelden.
- Je onderzoekt wat het publiek wil.
- Je draait mee op avonden.
? Student hbo of mbo 4.
? Nieuwsgierig en leergierig.
? Minstens vijf maanden beschikbaar.
" Mijn hashtag is nu de titel van het programma.
`,
);
