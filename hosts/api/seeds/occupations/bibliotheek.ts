import { occupationCards } from './occupation-cards.ts';

export const bibliotheek = occupationCards(
  'bibliotheek',
  `
# Medewerker bibliotheek | Frontofficemedewerker bibliotheek | Medewerker klantenservice bibliotheek
@ bibliotheek x1.6
€ 2480-3310 cao Openbare Bibliotheken, schaal 5
h 12-20 16-24 20-28 24-32
o mbo4 mbo3 / starter ervaren
t Bibliotheek, Avond en zaterdag
> Een boek zoeken, een formulier begrijpen, ergens warm zitten. {In} help jij iedereen die binnenkomt.
~ Je opent de deuren en de eerste lezers van de krant zitten er al. Je helpt met een DigiD, raadt een thriller aan en zet stoelen klaar voor de avond.
- Je helpt bezoekers met vragen, van boek tot scherm.
- Je houdt de collectie aantrekkelijk.
- Je ondersteunt activiteiten.
- Je signaleert wie meer hulp nodig heeft.
? Mbo-niveau 3 of 4.
? Vriendelijk en digitaal handig.
? Eén avond per week en om de week zaterdag.
" Hij kwam voor de printer en ging weg met een lidmaatschap.

# Leesconsulent | Specialist jeugd en lezen | Leesconsulent basisonderwijs
@ bibliotheek x1.4
€ 2890-3960 cao Openbare Bibliotheken, schaal 8
h 16-24 20-28 24-32
o hbo mbo4 / ervaren starter
& onderwijs
t Lezen, Onderwijs
> Er is voor elk kind een boek. {In} vind jij het, samen met leerkrachten die het daarna volhouden.
~ Je bent op drie scholen een vaste dag. Je bespreekt de boekenkast, leest voor in een groep die dat te kinderachtig vond en ziet ze vergeten dat ze dat vonden.
- Je maakt met scholen een leesplan.
- Je geeft trainingen en lessen.
- Je adviseert over collectie.
- Je volgt wat het oplevert.
? Hbo of mbo 4 met affiniteit met onderwijs.
? Je kent de jeugdliteratuur.
? Je kunt enthousiasmeren zonder te pushen.
" Ze las onder de tafel door. Ik heb niets gezegd.

# Programmamaker bibliotheek | Specialist basisvaardigheden | Domeinspecialist digitaal burgerschap
@ bibliotheek x1.3
€ 3090-4230 cao Openbare Bibliotheken, schaal 9
h 24-32 28-36 32-36
o hbo / ervaren
t Programma, Samenwerken
> Taalcafé, makersplaats, debat over de dijk. {In} bedenk jij programma’s waar buren elkaar ontmoeten.
~ Je zit met welzijn en gemeente aan tafel, regelt een spreker en test of de 3D-printer het doet. De beste ideeën komen van bezoekers, dus je loopt veel rond.
- Je ontwikkelt en organiseert programma’s.
- Je werkt samen met partners in de stad.
- Je begeleidt vrijwilligers.
- Je evalueert eerlijk.
? Hbo-niveau en ervaring met programmeren of welzijn.
? Verbinder en doener.
? Avonden zijn geen bezwaar.
" Het taalcafé heeft nu een eigen voetbalteam.

# Collectiespecialist | Medewerker collectie en metadata | Vestigingscoördinator bibliotheek
@ bibliotheek
€ 2980-4010 cao Openbare Bibliotheken, schaal 8
h 24-32 28-36
o hbo / ervaren
t Collectie, Hybride
> Wat staat er op de plank, en vooral: wat niet? {In} maak jij keuzes waar lezers blij van worden.
~ Je bekijkt wat er uitgeleend wordt, bestelt, verplaatst en durft af te voeren. In een vestiging leg je een tafel vol boeken over bijen en zie je ze binnen een dag verdwijnen.
- Je koopt in en saneert.
- Je maakt presentaties en thema’s.
- Je bewaakt gegevens en vindbaarheid.
- Je werkt samen met andere bibliotheken.
? Kennis van boeken, media en cijfers.
? Je leest breed.
? Zelfstandig en besluitvaardig.
" Wegdoen is ook een vorm van liefde.
`,
);
