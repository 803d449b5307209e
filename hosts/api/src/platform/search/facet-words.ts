/**
 * What people call the things that a list can be narrowed by, in Dutch, English and Romanian: a group per line. A segment
 * whose key or name is in a group is meant by every word of it.
 */
const GROUPS = `
vast | vast contract | vaste baan | vaste aanstelling | permanent | permanent contract | permanent job | contract permanent | perioada nedeterminata
tijdelijk | tijdelijk werk | tijdelijk contract | tijdelijke baan | temporary | temp | temporary job | temporar | perioada determinata
project | projectbasis | proiect
stage | stageplek | stageplaats | stages | meewerkstage | afstudeerstage | snuffelstage | stage lopen | stagebedrijf | internship | internships | stagiu | stagii de practica
leerwerk | bbl | leerwerkplek | leerbaan | leerwerkbaan | leerwerktraject | leren en werken | werken en leren | werkend leren | leerling | duaal | bol | apprenticeship | apprenticeships | apprentice | learning on the job | ucenicie | ucenic
freelance | freelancer | zzp | zzp er | zelfstandige | self employed | colaborare independenta | pfa
uitzendwerk | uitzenden | uitzendbaan | uitzendkracht | agency work
bijbaan | bijbaantje | bijbanen | studentenbaan | studentenwerk | scholierenwerk | zaterdagbaan | side job | student job
vakantiewerk | vakantiebaan | vakantiekracht | zomerbaan | zomerwerk | summer job | job de vara
vrijwilligerswerk | vrijwillig | volunteering | voluntariat
vmbo | zonder diploma | geen diploma | geen diploma nodig | without diploma | no diploma | no degree | lower secondary | gimnaziu | fara diploma | fara studii
mbo1 | mbo 1 | niveau 1 | mbo niveau 1
mbo2 | mbo 2 | niveau 2 | mbo niveau 2 | vocational
mbo3 | mbo 3 | niveau 3 | mbo niveau 3
mbo4 | mbo 4 | niveau 4 | mbo niveau 4
havo | vwo | havo of vwo | upper secondary | liceu
hbo | hbo niveau | niveau 6 | bachelor | bachelors | licenta
wo | wo niveau | universitair | university | master | masters | universitate
starter | starters | starterfunctie | startersfunctie | beginnend | beginner | pas afgestudeerd | geen ervaring | geen ervaring nodig |  junior | entry level | graduate | zonder ervaring | no experience | fara experienta | incepator
ervaren | experienced | met ervaring | cu experienta
senior
leidinggevend | leidinggevende functie | management | conducere
dag | dagdienst | overdag | day shift | daytime | tura de zi
avond | avondwerk | avonddienst | s avonds | avondbaan | avonden | evening | evening shift | evenings | tura de seara
nacht | nachtwerk | nachtdienst | s nachts | nachtploeg | nachten | night | night shift | tura de noapte
weekend | weekenddienst | weekends | weekendwerk | weekendbaan | weekendjob | weekend work
ploegendienst | ploegen | ploegendiensten | ploegenwerk | shifts | shift work | ture | lucru in ture
zorg | gezondheidszorg | zorg en welzijn | health | healthcare | health care | health and care | sanatate
techniek | technisch | engineering | tehnica
bouw | bouwsector | construction | constructii
onderwijs | education | invatamant | educatie
transport | logistiek | transport en logistiek | logistics | logistica
ict | it | informatica | automatisering | ict en data
horeca | hospitality | catering | horeca en toerisme
handel | retail | winkels | detailhandel | comert
overheid | gemeente | ambtenaar | gemeenteambtenaar | rijksoverheid | public sector | government | civil servant | civil service | municipality | administratie publica | functionar public | primarie
finance | financieel | financien | financial | administratie | finante
landbouw | agrarisch | agriculture | agricultura
energie | duurzame energie | renewable energy | energy
marketing | marketing en pers
`;

/** Work beside school or study: few hours a week. */
const FEW_HOURS =
  'bijbaan | bijbaantje | bijbanen | bijverdienste | studentenbaan | studentenwerk | scholierenwerk | scholierenbaan | ' +
  'zaterdagbaan | zaterdaghulp | weekendhulp | side job | student job | student jobs | job studenti | job pentru studenti';

/** Words for work that is done from wherever one is. */
const REMOTE =
  'thuiswerken | thuiswerk | thuis werken | vanuit huis | telewerken | remote | remote work | work from home | home office | la distanta | telemunca | de acasa | munca de acasa';
const PART_TIME = 'parttime | part time | deeltijd | deeltijds | norma partiala | timp partial | halve dagen';
const FULL_TIME = 'fulltime | full time | voltijd | voltijds | norma intreaga | timp integral';

const words = (line: string): readonly string[] => line.split(' | ');

/** Each group's words, folded, as people write them. */
export const FACET_WORDS: readonly (readonly string[])[] = GROUPS.trim().split('\n').map(words);
/** Every name of a facet, whether a board has it or not. */
export const FACET_NAMES: ReadonlySet<string> = new Set(FACET_WORDS.flat());
export const REMOTE_WORDS: ReadonlySet<string> = new Set(words(REMOTE));
export const PART_TIME_WORDS: readonly string[] = words(PART_TIME);
export const FEW_HOURS_WORDS: readonly string[] = words(FEW_HOURS);
/** What may be said behind the name of a facet: `zorgbaan`, `horecawerk`, `bouw sector`. */
export const BEHIND_A_FACET =
  /(?<=.{3})s? ?(?:werk|baan|banen|baantje|sector|branche|vacatures?|jobs?|industry)$/;
export const FULL_TIME_WORDS: readonly string[] = words(FULL_TIME);
