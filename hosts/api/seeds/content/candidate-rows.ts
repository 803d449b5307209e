import type { DemoLanguage, DemoLocale } from '../demo-types.ts';
import { englishCandidateCards } from './english-candidates.ts';

export interface CandidateRow {
  readonly board: 1 | 2;
  readonly locale: DemoLocale;
  readonly name: string;
  readonly position: string;
  readonly place: string;
  readonly salary: number;
  readonly available: boolean;
  readonly segments: string;
  readonly short: string;
  readonly info: string;
  readonly education: readonly string[];
  readonly work: readonly string[];
}

const northern = 20;

// A card: position / name, place, salary, segments, language when not Dutch / short / info / education (=) and work (-).
// '!' means not available now.
const cards = `
Verpleegkundige interne geneeskunde
Sanne W., Winsum, 3500, zorg hbo ervaren vast uren-32
Zes jaar ziekenhuis, klaar voor de wijk.
Ik werk graag zelfstandig en houd van mensen met een eigen wil. Na zes jaar op de afdeling wil ik terug naar het dorp waar ik opgroeide.
= Hbo-verpleegkunde, Hogeschool Noordzij, Groningen, 10-6: Afgestudeerd op thuis wonen met hartfalen.
- Verpleegkundige, Medisch Centrum Stadspark, Groningen, 6-0: Interne geneeskunde, ook als werkbegeleider.

Verzorgende IG
Jelle P., Bedum, 2950, zorg mbo3 ervaren vast uren-32
Rustige nachtdienst-man die ook overdag kan lachen.
Ik zorgde eerst voor mijn opa en ben er nooit meer mee opgehouden. Het liefst werk ik kleinschalig, met een vaste groep bewoners.
= Verzorgende IG, Vakschool Het Gilde, Groningen, 8-5: Bbl-traject.
- Verzorgende, Zorgerf Westerkwartier, Zuidhorn, 5-0: Woongroep met acht bewoners.

Begeleider gehandicaptenzorg
Noor D., Haren, 3050, zorg mbo4 ervaren vast uren-24 uren-32
Kijkt naar wat iemand kan en begint daar.
Acht jaar ervaring met mensen met een verstandelijke beperking, de laatste drie als persoonlijk begeleider.
= Maatschappelijke zorg, Friesland Vakcollege, Leeuwarden, 11-8: Specialisatie persoonlijk begeleider.
- Persoonlijk begeleider, Stichting De Zonneweide, Hoogezand, 8-0: Zes bewoners, twee leerlingen.

Allround onderhoudsmonteur
Ruben M., Zuidhorn, 3600, techniek mbo4 ervaren vast uren-40
Vindt de storing die niemand vond.
Mechanica en elektra, met een zwak voor oude machines. Ploegendienst is geen probleem.
= Mechatronica, Vakschool Het Gilde, Groningen, 14-10: Niveau 4.
- Monteur technische dienst, Wold Machinebouw, Hoogezand, 10-4: Storingen en revisies.
- Onderhoudsmonteur, De Terp Zuivel, Bedum, 4-0: Vijfploegendienst.

Lasser TIG
Daan B., Delfzijl, 3300, techniek mbo2 ervaren vast uren-40
Gecertificeerd, nauwkeurig en graag buiten.
Ik las roestvrij staal en aluminium in alle standen. Op zoek naar een werf met vaste ploegen.
= Lassen niveau 3, Vakschool Het Gilde, Groningen, 7-5: Certificaten TIG en MIG/MAG.
- Lasser, Noordstaal, Delfzijl, 5-0: Brugdelen en sluisdeuren.

Timmerman
Klaas H., Drachten, 3250, bouw mbo3 senior vast uren-40
Dertig jaar ervaring, nog steeds nieuwsgierig.
Renovatie heeft mijn voorkeur: oude panden vertellen je vanzelf wat ze nodig hebben. Ik leer het ook graag aan jongeren.
= Timmeren voortgezet, Friesland Vakcollege, Leeuwarden, 32-28: Leerlingstelsel.
- Timmerman, Aannemingsbedrijf Postma & Dochters, Franeker, 28-0: Renovatie en restauratie.

Leerkracht basisonderwijs
Lotte K., Leens, 3900, onderwijs hbo ervaren vast uren-32
Middenbouw, dorpsscholen, veel muziek.
Ik geef graag les aan combinatiegroepen en speel gitaar bij alles wat zich ervoor leent, ook bij de tafel van zeven.
= Pabo, Hogeschool Noordzij, Groningen, 9-5: Afstudeerproject rekenen buiten.
- Leerkracht groep 5/6, Scholengroep Het Hogeland, Uithuizen, 5-0: Combinatiegroep van 22.

Docent wiskunde
Youssef B., Groningen, 4300, onderwijs wo ervaren vast uren-32
Eerstegraads, geduldig en droog.
Ik wil dat leerlingen durven gokken en daarna leren bewijzen. Mentor zijn vind ik minstens zo mooi als lesgeven.
= Master wiskunde, Rijksuniversiteit, Groningen, 9-4: Educatieve master.
- Docent wiskunde, Asserbos Lyceum, Assen, 4-0: Onder- en bovenbouw.

Vrachtwagenchauffeur CE
Ilona K., Roden, 3100, transport mbo2 ervaren vast uren-40
Schadevrij sinds de eerste rit.
Tien jaar op de weg, waarvan zes met een koeltrailer. Thuis slapen heeft mijn voorkeur.
= Chauffeur wegvervoer, Friesland Vakcollege, Leeuwarden, 12-10: Code 95 bijgewerkt.
- Chauffeur CE, Transportbedrijf Koopmans, Stadskanaal, 10-0: Koelvervoer Noord-Nederland.

Planner transport
Otto S., Veendam, 3500, transport mbo4 ervaren vast uren-40
Legt puzzels die onderweg veranderen.
Ik ken chauffeurs liever dan systemen, maar kan met beide overweg.
= Logistiek supervisor, Vakschool Het Gilde, Groningen, 13-10: Niveau 4.
- Planner, Distributiecentrum Noordoost, Veendam, 9-0: Dag- en middagplanning.

Frontend developer
Priya R., Groningen, 4200, ict hbo ervaren vast uren-32 uren-40, en
Accessible interfaces, rather less than more.
I build interfaces in TypeScript and care about keyboards, screen readers and slow phones. I speak English and everyday Dutch.
= Bachelor Computer Science, Hogeschool Noordzij, Groningen, 8-4: Thesis on accessible maps.
- Frontend developer, Kliklab, Assen, 4-0: Webshops and a design system.

Systeembeheerder
Bram V., Uithuizen, 3600, ict mbo4 ervaren vast uren-40
Houdt van stilte op de lijn.
Ik beheer werkplekken en servers en leg uit zonder te zuchten. Op zoek naar een organisatie met een maatschappelijke taak.
= Ict-beheer, Vakschool Het Gilde, Groningen, 10-7: Niveau 4.
- Systeembeheerder, Noorderbits, Groningen, 7-0: Klanten in zorg en onderwijs.

Zelfstandig werkend kok
Esther L., Slochteren, 2950, horeca mbo3 ervaren vast uren-40
Groente eerst, en dan de rest.
Opgeleid in hotels, gegroeid in een brigade van vier. Ik wil koken met wat er in de buurt groeit.
= Zelfstandig werkend kok, Friesland Vakcollege, Leeuwarden, 9-6: Niveau 3.
- Chef de partie, Hotel Het Posthuis, Assen, 6-0: Warme kant.

Receptionist
Ștefan Ț., Assen, 2650, horeca mbo4 ervaren vast tijdelijk uren-32, en
Five languages, one smile.
Romanian, English, German, Dutch and some French. I like night shifts because of the stories.
= Toerism, Colegiul Economic, Brașov, 12-8: Management hotelier.
- Receptionist, Hotel De Nieuwe Wereld, Leeuwarden, 5-0: Day and night shifts.

Teamleider winkel
Rianne O., Heerenveen, 3100, handel mbo4 leidinggevend vast uren-40
Begonnen als vakkenvuller, gebleven voor de mensen.
Ik stuur een team van achttien aan en sta zelf graag op de vloer.
= Ondernemer retail, Friesland Vakcollege, Leeuwarden, 12-9: Niveau 4.
- Teamleider, Supermarkt Wiersma, Dokkum, 6-0: Vers en kassa.

Beleidsadviseur water en klimaat
Machteld E., Groningen, 4900, overheid wo ervaren vast uren-32
Schrijft beleid dat op twee kantjes past.
Planoloog met modder aan de laarzen. Ik werk het liefst met bewoners aan tafel.
= Master planologie, Rijksuniversiteit, Groningen, 12-7: Scriptie over dijkversterking.
- Beleidsadviseur, Waterschap Noordermarge, Leeuwarden, 7-0: Klimaatadaptatie.

! Salarisadministrateur
Carolien T., Sneek, 3400, finance mbo4 senior vast uren-24
Kent drie cao’s uit het hoofd.
Ik houd van kloppende cijfers en van mensen die bellen met een vraag. Liefst drie dagen.
= Praktijkdiploma loonadministratie, Vakschool Het Gilde, Groningen, 16-15: PDL en VPS.
- Salarisadministrateur, Administratiekantoor De Balans, Hoogeveen, 14-0: Veertig klanten.

Trekkerchauffeur
Sietse M., Franeker, 3000, landbouw mbo2 ervaren tijdelijk vast uren-40
Rijdt recht, ook zonder gps.
Opgegroeid op een akkerbouwbedrijf. Beschikbaar voor seizoen en daarna.
= Akkerbouw, Friesland Vakcollege, Leeuwarden, 9-6: Niveau 3.
- Medewerker akkerbouw, Maatschap De Vruchtbare Grond, Eenrum, 6-0: Pootgoed en uien.

Lucrător în seră
Mihai I., Klazienaveen, 2450, landbouw vmbo ervaren tijdelijk vast uren-40, ro
Trei sezoane la roșii, gata de mai mult.
Lucrez repede și curat, vorbesc engleză și învăț olandeză. Caut un contract pe tot anul.
= Liceul agricol, Colegiul Agricol, Iași, 14-10: Horticultură.
- Îngrijitor plante, Kwekerij Zonnegloed, Klazienaveen, 3-0: Roșii și ardei.

Monteur windturbines
Niels F., Appingedam, 3500, energie mbo4 starter vast uren-40
Geen hoogtevrees, wel respect.
Autotechnicus in overstap. GWO-training net afgerond en benieuwd naar de eerste storm.
= Autotechniek, Vakschool Het Gilde, Groningen, 6-3: Niveau 4.
- Automonteur, Veldkamp Trekkers, Surhuisterveen, 3-0: Diagnose en onderhoud.

Theatertechnicus licht
Wieke B., Utrecht, 3100, podiumtechniek mbo4 ervaren vast freelance uren-40
Tekent liever met licht dan met potlood.
Zes seizoenen grote zaal, thuis op grandMA. Ik zoek een huis waar ik ook mag meedenken over ontwerp.
= Podium- en evenemententechniek, Mbo Amersfoort, Amersfoort, 9-6: Afstudeerrichting licht.
- Lichttechnicus, Theater aan de Singel, Haarlem, 6-0: Cabaret en dans.

Conservator fotografie
Naomi S., Breda, 4300, musea beeldend wo ervaren tijdelijk vast uren-32
Zoekt de achterkant van het beeld.
Kunsthistoricus met een zwak voor amateurarchieven. Publiceert en cureert.
= Master kunstgeschiedenis, Universiteit Leiden, Leiden, 10-6: Scriptie over familiealbums.
- Assistent-conservator, Huis van de Fotografie, Breda, 5-0: Drie tentoonstellingen.

Docent cello
Hanna V., Nijmegen, 3500, educatie muziek hbo ervaren vast uren-16
Geeft les, speelt, luistert.
Conservatorium Arnhem, daarna tien jaar lespraktijk. Ensemblelessen zijn mijn specialiteit.
= Bachelor docent muziek, Conservatorium, Arnhem, 15-11: Hoofdvak cello.
- Docent cello, Centrum voor de Kunsten Oost, Enschede, 10-0: Jeugd en volwassenen.

Producent festivals
Bas G., Den Bosch, 3700, muziek hbo ervaren project freelance uren-40
Rustig met een portofoon in elke hand.
Van dorpsfeest tot stadspark. Ik houd van een draaiboek dat niemand nodig heeft.
= Evenementenmanagement, Hogeschool Brabant, Breda, 12-8: Stage in Gent.
- Productieleider, Grachtenconcerten, Utrecht, 7-0: Podia op het water.

Marketeer podiumkunsten
Femke J., Den Haag, 3200, marketing podium hbo starter vast tijdelijk uren-32
Vult zalen met een goede zin.
Twee jaar ervaring, één prijs voor een affiche zonder plaatje.
= Communicatie, Haagse Hogeschool, Den Haag, 6-2: Minor cultuur.
- Medewerker marketing, Dansgezelschap Motus, Den Haag, 2-0: Campagnes en nieuwsbrief.

Leesconsulent
Yvonne R., Delft, 3300, bibliotheek educatie hbo ervaren vast uren-24
Er is voor elk kind een boek.
Oud-leerkracht, nu met een fietstas vol boeken langs zes scholen.
= Pabo, Hogeschool Rotterdam, Rotterdam, 20-16: Daarna de opleiding leescoördinator.
- Leesconsulent, Bibliotheek Hartje Delft, Delft, 8-0: Zes basisscholen.

Editor documentaire
Teun A., Hilversum, 3600, film hbo senior freelance project uren-40
Zoekt drie seconden, vindt een verhaal.
Vijftien jaar montage voor televisie en bioscoop. Werkt graag vanaf het eerste idee mee.
= Filmacademie, Academie voor Film, Amsterdam, 19-15: Richting montage.
- Editor, Studio Polderlicht, Hilversum, 15-0: Documentaires en series.

Restaurator papier
Imke D., Haarlem, 3700, musea wo ervaren tijdelijk uren-24
Doet zo weinig mogelijk, en dat goed.
Gespecialiseerd in tekeningen met ijzergallusinkt. Beschikbaar voor projecten en detachering.
= Conservering en restauratie, Universiteit van Amsterdam, Amsterdam, 11-5: Specialisatie papier.
- Restaurator, Drents Prentenkabinet, Assen, 5-0: Drie dagen per week.

Decorbouwer
Sjoerd N., Rotterdam, 3200, podiumtechniek mbo4 ervaren project vast uren-40
Hout, staal en een beetje bluf.
Bouwt wat op papier niet kan. Heeft een bus en een eigen bandzaag.
= Meubelmaken, Hout- en Meubileringscollege, Rotterdam, 13-9: Niveau 4.
- Decorbouwer, Opera Rijnmond, Rotterdam, 8-0: Vier producties per jaar.

! Zakelijk leider
Machiel K., Amsterdam, 5100, podium hbo leidinggevend vast uren-32
Leest begrotingen als partituren.
Twintig jaar in de kunsten, van productieassistent tot directie. Helpt gezelschappen aan rust en reserves.
= Kunst en economie, Hogeschool voor de Kunsten, Utrecht, 24-20: Cum laude.
- Zakelijk leider, Toneelgroep Zuiderlucht, Maastricht, 7-0: Meerjarige subsidie binnengehaald.
`;

function parseCard(card: string, index: number): CandidateRow {
  const [first = '', facts = '', short = '', info = '', ...lines] = card.split('\n');
  const [name = '', place = '', salary, segments = '', language] = facts.split(', ');
  const marked = (sign: string): string[] =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
  const locale = language === 'en' || language === 'ro' ? language : 'nl';
  return {
    board: index < northern ? 1 : 2,
    locale,
    name,
    position: first.replace(/^! /, ''),
    place,
    salary: Number(salary),
    available: !first.startsWith('!'),
    segments,
    short,
    info,
    education: marked('= '),
    work: marked('- '),
  };
}

const nameOf = (card: string): string | undefined => card.split('\n')[1]?.split(',')[0];
const split = (text: string): string[] => text.trim().split('\n\n');

/** The first twenty are for the north, the others for culture; those are in Dutch whatever the language. */
export function candidateRows(language: DemoLanguage): readonly CandidateRow[] {
  const english = new Map(split(englishCandidateCards).map((card) => [nameOf(card), card]));
  return split(cards)
    .map((card) => (language === 'en' ? (english.get(nameOf(card)) ?? card) : card))
    .map(parseCard);
}
