/**
 * Job titles, abbreviations and words that mean the same, across Dutch, English and Romanian: a group per line. A group
 * is used in both directions, so only what a person would take for the same work stands together.
 */
const GROUPS = `
verpleegkundige | nurse | verpleger | verpleegster | asistent medical | asistenta medicala | infirmier
verzorgende | verzorgende ig | vig | carer | caregiver | ingrijitor | ingrijitoare
helpende | zorghulp | care assistant | infirmiera
huisarts | general practitioner | gp | medic de familie
arts | dokter | doctor | physician | medic
tandarts | dentist | medic dentist | stomatolog
apotheker | pharmacist | farmacist
apothekersassistent | pharmacy assistant | asistent farmacie
doktersassistent | medical assistant | praktijkassistent
fysiotherapeut | physiotherapist | kinetoterapeut | fizioterapeut
psycholoog | psychologist | psiholog
verloskundige | midwife | moasa
logopedist | speech therapist | logoped
dierenarts | vet | veterinarian | medic veterinar
maatschappelijk werker | social worker | asistent social
persoonlijk begeleider | begeleider | support worker
leraar | lerares | leerkracht | juf | meester | docent | teacher | profesor | profesoara | invatator | invatatoare
onderwijsassistent | teaching assistant | klassenassistent
pedagogisch medewerker | kinderopvang | childcare worker | leidster kinderopvang | educator
chauffeur | driver | sofer | bestuurder
vrachtwagenchauffeur | truck driver | lorry driver | hgv driver | sofer camion | sofer tir
buschauffeur | bus driver | sofer autobuz
koerier | bezorger | courier | delivery driver | curier
magazijnmedewerker | warehouse worker | warehouse employee | warehouse operative | lucrator depozit | gestionar depozit
orderpicker | order picker | picker
heftruckchauffeur | reachtruckchauffeur | forklift driver | stivuitorist
monteur | mechanic | technician | mecanic | tehnician
automonteur | car mechanic | autotechnicus | mecanic auto
elektricien | elektromonteur | electrician
loodgieter | plumber | instalator
lasser | welder | sudor
timmerman | carpenter | tamplar | dulgher
metselaar | bricklayer | zidar
schilder | painter | zugrav
stukadoor | plasterer
dakdekker | roofer
grondwerker | stratenmaker | groundworker
hovenier | tuinman | gardener | gradinar
kok | chef | cook | bucatar
ober | serveerster | bediening | waiter | waitress | chelner | ospatar
afwasser | spoelkeuken | dishwasher
barista | barman | bartender
bakker | baker | brutar
slager | butcher | macelar
kapper | hairdresser | frizer | coafor
schoonheidsspecialist | beautician | cosmeticiana
schoonmaker | schoonmaakmedewerker | poetshulp | cleaner | ingrijitor curatenie | femeie de serviciu
beveiliger | security guard | bewaker | agent de securitate | agent paza
receptionist | receptioniste | front desk
secretaresse | secretary | secretara | secretariaat
administratief medewerker | administrateur | administrative assistant | office assistant | asistent administrativ
boekhouder | accountant | bookkeeper | contabil
controller | financial controller | controlor financiar
verkoper | verkoopmedewerker | winkelmedewerker | shop assistant | sales assistant | vanzator | vanzatoare | lucrator comercial
caissiere | kassamedewerker | cashier | casier
accountmanager | account manager | vertegenwoordiger | sales representative | reprezentant vanzari
vakkenvuller | shelf stacker | lucrator raft
klantenservice | customer service | klantenservicemedewerker | serviciu clienti
inkoper | buyer | purchaser | achizitor
marketeer | marketing specialist | specialist marketing
developer | ontwikkelaar | programmeur | programmer | programator | dezvoltator
softwareontwikkelaar | software developer | software engineer | inginer software
frontend | front end
backend | back end
fullstack | full stack
tester | test engineer | qa engineer
systeembeheerder | system administrator | sysadmin | administrator de sistem
data analist | data analyst | analist de date
ontwerper | vormgever | designer
.net | dotnet
javascript | js
kubernetes | k8s
ingenieur | engineer | inginer
werkvoorbereider | work planner
projectleider | project manager | projectmanager | manager de proiect
teamleider | team leader | teamlead | team lead | sef de echipa
uitvoerder | site manager | sef de santier
architect | arhitect
kwaliteitsmedewerker | quality inspector | inspector calitate
productiemedewerker | production worker | lucrator productie | muncitor productie
machineoperator | operator | procesoperator
planner | planificator
jurist | lawyer | legal counsel | consilier juridic
advocaat | attorney | avocat
notaris | notary | notar
recruiter | recrutor | intercedent
hr adviseur | personeelsadviseur | hr advisor | specialist resurse umane
p&o | hr | human resources | personeelszaken | resurse umane
ict | it
journalist | redacteur | reporter | jurnalist
vertaler | translator | traducator
fotograaf | photographer | fotograf
bibliothecaris | librarian | bibliotecar
muzikant | musician | muzician
acteur | actor | actrice
boswachter | forester | padurar
boer | agrarisch medewerker | farm worker | lucrator agricol
piloot | pilot
politieagent | police officer | politist
brandweer | brandweerman | firefighter | pompier
stagiair | stagiaire | stage | intern | internship | trainee | stagiu
vrijwilliger | volunteer | voluntar
zzp | zzper | freelance | freelancer
`;

/** The groups as written: forms of a word or a few, spelt as people write them. */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' | '));
