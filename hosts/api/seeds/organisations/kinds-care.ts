import type { OrganisationKind } from '../demo-types.ts';
import { kind, type KindTexts } from './kind-texts.ts';

export const careKinds = {
  thuiszorg: kind(
    'zorg',
    ['Care at home in and around {place}', 'Îngrijire la domiciliu {inRo} și împrejurimi'],
    [
      '{name} geeft zorg aan huis en in kleine woonlocaties {in} en de dorpen eromheen. Sinds {founded} is er veel veranderd, maar niet het uitgangspunt: zo lang mogelijk thuis, met gezichten die je kent.',
      'Er werken {size} mensen, verdeeld over teams van hooguit twaalf. Elk team maakt zijn eigen rooster, kiest zijn eigen scholing en heeft een coach om op terug te vallen. Het hoofdkantoor is klein gebleven, met opzet.',
    ],
    'Care at home and in small residences, by teams of no more than twelve people who plan their own routes and rosters.',
    'Îngrijire la domiciliu și în locuințe mici, în echipe de cel mult doisprezece oameni, care își fac singure programul.',
    'Reiskosten vanaf de voordeur|Zelf roosteren met je team|€ 1.500 per jaar voor scholing|Een e-bike of leaseauto voor je route',
  ),
  ziekenhuis: kind(
    'zorg',
    ['A hospital that knows its region', 'Spitalul care își cunoaște oamenii'],
    [
      '{name} is het ziekenhuis voor {place} en wijde omgeving. Elk jaar komen hier tweeduizend kinderen ter wereld en vinden honderdduizenden mensen hun weg naar de polikliniek.',
      'Met {size} collega’s zijn we groot genoeg om te specialiseren en klein genoeg om elkaar in de gang te groeten. We leiden zelf op, van helpende tot specialist, en doen mee aan onderzoek waar de patiënt iets aan heeft.',
    ],
    'A regional hospital with its own training academy, large enough to specialise and small enough to know each other.',
    'Un spital regional cu centru propriu de formare, destul de mare pentru specializare și destul de mic ca oamenii să se cunoască.',
    'Eindejaarsuitkering van 8,33 %|Gratis openbaar vervoer naar het werk|Eigen leerhuis met skillslab|Kinderopvang op het terrein',
  ),
  ggz: kind(
    'zorg',
    ['Mental health care close to home', 'Sănătate mintală aproape de casă'],
    [
      '{name} behandelt en begeleidt mensen met psychische klachten, van een stevige dip tot een langdurige aandoening. We werken vanuit {place}, maar vooral bij de mensen thuis.',
      'Onze {size} medewerkers vormen kleine, gemengde teams: verpleegkundigen, psychologen, ervaringsdeskundigen. Intervisie staat vast in het rooster en wordt niet wegbezuinigd.',
    ],
    'Treatment and support in small mixed teams of nurses, psychologists and experts by experience, mostly at people’s homes.',
    'Tratament și sprijin în echipe mici și mixte, mai ales la domiciliul oamenilor.',
    'Vaste intervisie in het rooster|Registratiekosten vergoed|Een sabbatical na zeven jaar|Zes keer per jaar een scholingsdag',
  ),
  gehandicaptenzorg: kind(
    'zorg',
    ['Living your own life, with support', 'O viață a ta, cu sprijin'],
    [
      '{name} ondersteunt mensen met een beperking bij wonen, werk en vrije tijd. Dat doen we {in} en omgeving, in gewone huizen in gewone straten en op plekken waar iets gemaakt wordt: een bakkerij, een moestuin, een drukkerij.',
      'Wie hier werkt, krijgt een vast team en een vaste groep. De lijnen naar de leiding zijn kort en plannen worden met de cliënt geschreven, niet over de cliënt.',
    ],
    'Support with living, work and leisure in ordinary houses in ordinary streets, with fixed teams.',
    'Sprijin pentru locuire, muncă și timp liber, în case obișnuite și cu echipe stabile.',
    'Vast team, vaste groep|Opleiding van niveau 2 tot hbo|Een maaltijd mee-eten tijdens je dienst|Fiscaal voordelige fiets',
  ),
  jeugdzorg: kind(
    'zorg',
    ['Standing beside children and parents', 'Alături de copii și părinți'],
    [
      '{name} helpt kinderen, jongeren en ouders als opgroeien even niet vanzelf gaat. Vanuit {place} werken we in de hele regio: thuis, op school en waar het verder nodig is.',
      'We houden de caseload klein. Zo blijft er tijd om echt te luisteren, en om met collega’s te overleggen voordat je een moeilijk besluit neemt.',
    ],
    'Help at home, at school and wherever it is needed, with small caseloads and time to consult each other.',
    'Ajutor acasă, la școală și oriunde e nevoie, cu puține cazuri de fiecare om și timp pentru consultare.',
    'Kleine caseload|Laptop, telefoon en thuiswerkvergoeding|SKJ-registratie betaald|Tijd voor reflectie, elke week',
  ),
  kinderopvang: kind(
    'zorg',
    ['A place to play, learn and nap', 'Un loc de joacă, învățat și somn'],
    [
      '{name} biedt opvang aan kinderen van nul tot twaalf jaar {in}. Elke locatie heeft een eigen tuin, een vast team en een kok die met de kinderen proeft.',
      'Wij geloven in buiten zijn, in voorlezen en in leiders die blijven. Daarom zijn onze contracten ruim en onze groepen klein.',
    ],
    'Day care and after-school care with gardens, a cook and small groups.',
    'Creșă și after-school cu grădină, bucătar propriu și grupe mici.',
    'Korting op opvang voor je eigen kinderen|Contract vanaf 20 uur voor wie wil|Doorgroei tot pedagogisch coach|Vrij tussen kerst en oud en nieuw',
  ),
  huisarts: kind(
    'zorg',
    ['Family doctors for the whole village', 'Medici de familie pentru întregul sat'],
    [
      '{name} is een praktijk {in} met een breed team: huisartsen, assistenten, praktijkondersteuners en een verpleegkundig specialist. We kennen onze patiënten, vaak al drie generaties lang.',
      'We werken met ruime spreekuren, een opgeruimd dossier en een gezamenlijke koffiepauze. Wie zich wil scholen, krijgt daar tijd voor.',
    ],
    'A general practice with a broad team, long consultations and a shared coffee break.',
    'Un cabinet de medicină de familie cu echipă numeroasă, consultații fără grabă și pauză de cafea împreună.',
    'Geen avonddiensten|Scholing op kosten van de praktijk|Extra vrije dag op je verjaardag|Parkeren voor de deur',
  ),
} satisfies Partial<Record<OrganisationKind, KindTexts>>;
