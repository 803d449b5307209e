import { occupationCards } from './occupation-cards.ts';

export const musea = occupationCards(
  'musea',
  `
# Conservator | Conservator geschiedenis
@ museum:museum museum:Kunsthal museum:Brandaris museum:Fotografie museum:Natuurhistorie x1.4
€ 3890-5240 cao Museumbranche, schaal 11
h 24-32 32 32-36
o wo / ervaren senior
t Museum, Onderzoek
> Jij beheert niet alleen een verzameling, je laat haar spreken. {In} krijg je tijd voor onderzoek en publiek dat terugpraat.
~ In het depot vind je iets wat al dertig jaar verkeerd beschreven staat. Je zoekt uit, schrijft op en bedenkt met educatie hoe een kind van tien het begrijpt.
- Je doet onderzoek en publiceert.
- Je verwerft en herwaardeert.
- Je maakt tentoonstellingen.
- Je onderhoudt contact met schenkers en vakgenoten.
? Een relevante master en ervaring met collecties.
? Je bent wetenschapper en verteller.
? Oog voor herkomst en meerstemmigheid.
" Op de achterkant stond een boodschappenlijstje uit 1781.

# Collectiebeheerder | Registrar | Medewerker collectie en depot
@ museum x1.5
€ 3010-4060 cao Museumbranche, schaal 8
h 24-32 32-36 20-28
o hbo mbo4 / ervaren starter
t Erfgoed, Depot
> Weten wat er is, waar het ligt en hoe het eraan toe is. Bij {org} zorg jij dat honderd jaar later nog steeds iemand dat weet.
~ Je registreert, fotografeert en controleert het klimaat. Voor een bruikleen maak je een conditierapport tot op het krasje. Vrijwilligers help je met de nieuwe scanner.
- Je registreert en ontsluit de collectie.
- Je organiseert bruiklenen en transport.
- Je bewaakt klimaat en veiligheid.
- Je begeleidt vrijwilligers in het depot.
? Een opleiding erfgoed of collectiebeheer.
? Systematisch en zorgzaam.
? Ervaring met een collectiesysteem.
" Object 4.117 was kwijt. Het stond ernaast.

# Museumdocent | Educator museum | Medewerker educatie erfgoed
@ museum:museum museum:Kunsthal museum:Brandaris museum:Fotografie museum:Natuurhistorie museum:Prentenkabinet x1.4
€ 2690-3620 cao Museumbranche, schaal 7
h 12-20 16-24 24-32
o hbo mbo4 / starter ervaren
& educatie
t Museum, Educatie
> Waarom heeft die man een kraag? {In} geef jij geen antwoord maar een vergrootglas, en dan begint het pas.
~ Twee schoolklassen in de ochtend, een familieprogramma in de middag. Je past je verhaal aan wie er voor je staat en bedenkt een les die ook buiten werkt.
- Je geeft rondleidingen en lessen.
- Je ontwikkelt programma’s met scholen.
- Je leidt rondleiders op.
- Je meet wat kinderen onthouden.
? Een educatieve of kunstvakopleiding.
? Je kunt dertig kinderen stil krijgen door te fluisteren.
? Flexibel, ook in vakanties.
" Een jongen fluisterde terug: dit is beter dan gym.

# Archivaris | Medewerker studiezaal | Adviseur informatiebeheer erfgoed
@ museum:archief museum:Erfgoedhuis
€ 3120-4290 
h 24-32 32-36
o hbo wo / ervaren starter
t Archief, Hybride
> Vierhonderd jaar papier en elke dag duizend nieuwe bestanden. {In} bewaar jij ze zo dat iemand ze terugvindt.
~ ’s Ochtends help je een bezoeker die zijn overgrootmoeder zoekt. ’s Middags schrijf je regels voor het archiveren van chatberichten. Je vindt beide even spannend.
- Je ontsluit archieven, op papier en digitaal.
- Je helpt bezoekers in de studiezaal.
- Je adviseert over duurzaam bewaren.
- Je werkt mee aan een tentoonstelling per jaar.
? Een opleiding archiefwetenschap of geschiedenis.
? Je leest oud schrift, of leert het.
? Je bent digitaal vaardig.
" De brief was verzegeld. Wij hebben hem als eersten gelezen.

# Suppoost | Medewerker zaal en veiligheid
@ museum:museum museum:Kunsthal museum:Brandaris museum:Fotografie museum:Natuurhistorie
€ 2380-2990 cao Museumbranche, schaal 4
h 16-24 24-32 32-36
o vmbo mbo2 / starter ervaren
t Museum, Weekend
> Je bewaakt schoonheid, en je weet er inmiddels meer van dan je denkt. {In} ben jij de ogen en oren van het museum.
~ Je loopt je zalen, beantwoordt vragen en vraagt vriendelijk om een stap achteruit. Aan het einde van de dag, als het licht dooft, is het museum even van jou.
- Je houdt toezicht en ontvangt bezoekers.
- Je handelt bij alarm en ongevallen.
- Je opent en sluit het gebouw.
? Gastvrij en waakzaam.
? Een beveiligingspas, of bereid die te halen.
? Beschikbaar in het weekend, om en om.
" Mijn lievelingsschilderij hangt in zaal drie. Ik sta er toevallig vaak.

# Restaurator papier | Restaurator schilderijen | Restaurator
@ museum
€ 3190-4310 cao Museumbranche, schaal 9
h 20-28 24-32
o wo hbo / ervaren
c tijdelijk vast
t Atelier, Ambacht
> Geduld met een scalpel. {In} geef jij terug wat tijd, vocht en goede bedoelingen hebben aangericht.
~ Op je tafel ligt een blad dat in vieren brak. Je documenteert, test en doet dan zo weinig mogelijk. Op vrijdag mogen bezoekers door het raam meekijken.
- Je onderzoekt en behandelt objecten.
- Je adviseert over bewaren en tonen.
- Je documenteert elke ingreep.
- Je deelt je kennis met publiek en collega’s.
? Een erkende opleiding tot restaurator.
? Vaste hand en scherpe ogen.
? Terughoudend van nature.
" Het beste werk is werk dat je niet ziet.
`,
);
