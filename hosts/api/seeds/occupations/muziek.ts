import { occupationCards } from './occupation-cards.ts';

export const muziek = occupationCards(
  'muziek',
  `
# Productieleider festival | Productieleider | Producent evenementen
@ festival x1.8
€ 2980-4020 
h 32-36 36-40 24-32
o hbo mbo4 / ervaren
c project tijdelijk vast
t Festival, Zomer
> Een leeg veld, negen weken en een lijst van vierhonderd punten. {In} maak jij er een festival van.
~ In april teken je het terrein, in mei regel je stroom en water, in juni loop je met een portofoon en zonnebrand rond. Je weet van elke kabel waar hij heen gaat en van elke vrijwilliger wat hij lekker vindt.
- Je leidt voorbereiding, opbouw en afbouw.
- Je koopt in en onderhandelt met leveranciers.
- Je regelt vergunning en veiligheid.
- Je stuurt ploegen en vrijwilligers aan.
? Ervaring met productie van festivals of concerten.
? Stressbestendig en hartelijk.
? VCA en rijbewijs B.
" Om vier uur ’s nachts stond het podium. Om vijf uur begonnen de vogels.

# Orkestinspicient | Orkestmanager | Productieassistent orkest
@ orkest
€ 2720-3660 cao Orkesten
h 32-36 36-40
o mbo4 hbo / ervaren
t Orkest, Onderweg
> Tachtig stoelen, tachtig lessenaars en één pauk die niet door de deur past. Jij krijgt hem op het podium.
~ Je laadt in, plaatst volgens plan en zet partijen klaar. Tijdens de generale zit je in de coulissen. Na het slotakkoord begint jouw finale.
- Je verzorgt opbouw en transport.
- Je bent aanspreekpunt voor musici.
- Je beheert instrumenten en materiaal.
- Je stemt af met zalen in binnen- en buitenland.
? Ervaring achter de schermen.
? Rijbewijs BE of C.
? Liefde voor muziek, ook de twintigste keer.
" Ik ken het slot van elke symfonie. Dan ga ik staan.

# Programmeur muziek | Artistiek coördinator
@ festival:Wadzang festival:Jazz festival:Gracht festival:Vesting orkest
€ 2950-4120 
h 24-32 32-36
o hbo wo / ervaren
t Programmering, Avonden
> Je hoort het voordat een ander het kent. {Org} zoekt iemand die podia vult met muziek die blijft hangen.
~ Je luistert, belt agenten en schuift met data. Op vrijdagavond sta je bij de mengtafel om te zien of je gelijk had.
- Je boekt artiesten en ensembles.
- Je bewaakt samenhang en budget.
- Je ontwikkelt talent uit de regio.
- Je ontvangt artiesten als gasten.
? Brede muzikale kennis.
? Een netwerk en goede onderhandelmanieren.
? Avonden en weekenden vind je normaal.
" Ze stonden voor veertig man. Volgend jaar in de grote zaal.

# Vrijwilligerscoördinator festival | Coördinator hospitality
@ festival
€ 2640-3150 
h 24-32 32-36 36-40
o mbo4 hbo / starter
c project tijdelijk
t Festival, Mensen
> Zonder vrijwilligers geen festival. {In} zorg jij dat vierhonderd mensen precies weten waar ze moeten zijn en waarom ze terugkomen.
~ Je werft, roostert en belt. In de festivalweek ken je iedereen bij naam, en als er soep op is, ben jij degene die het als eerste hoort.
- Je werft en begeleidt vrijwilligers.
- Je maakt roosters en draaiboeken.
- Je verzorgt onthaal en catering.
- Je schrijft de nieuwsbrief.
? Enthousiast en gestructureerd.
? Beschikbaar in de hele festivalweek.
? Je onthoudt namen.
" Op zondagavond huilde ik, van moeheid en van geluk.
`,
);
