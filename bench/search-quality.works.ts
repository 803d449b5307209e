/**
 * What the jobs of the demo are: kinds of work by the titles that its occupations declare, each with the kinds that
 * come near. A title that ends in `…` stands for all that begin so.
 */
const TABLE = `
district-nurse ~ nurse carer dementia | Wijkverpleegkundige | Wijkverpleegkundige hbo-V | Wijkverpleegkundige, route … | Wijkverpleegkundige niveau 6 | Verpleegkundige avond en weekend
nurse ~ carer dementia operating nurse-trainer nursing-aid | Wijkverpleegkundige… | Verpleegkundige… | Sociaalpsychiatrisch verpleegkundige | SEH-verpleegkundige… | Schoolverpleegkundige | Verpleegkundig casemanager dementie | Asistent medical generalist | Asistentă medicală secția interne
nursing-aid ~ nurse carer | Infirmieră | Leerling helpende plus (bbl)
carer ~ nurse carer-trainee nursing-aid | Verzorgende IG… | Verzorgende in de wijk | Leerling verzorgende IG (bbl)
carer-trainee ~ carer nursing-aid | Leerling verzorgende IG (bbl) | Leerling helpende plus (bbl)
doctors-assistant ~ operating | Doktersassistent… | Polikliniekassistent orthopedie
dementia ~ nurse mental-health | Casemanager dementie | Verpleegkundig casemanager dementie
support-worker ~ mental-health youth-care | Begeleider wonen | Persoonlijk begeleider | Begeleider ernstig meervoudig beperkt | Ambulant begeleider ggz | Gezinsbegeleider
mental-health ~ nurse support-worker | Sociaalpsychiatrisch verpleegkundige | Verpleegkundige FACT-team | Casemanager FACT | Ambulant begeleider ggz
youth-care ~ support-worker childcare | Jeugdhulpverlener | Gezinsbegeleider | Jeugdprofessional gebiedsteam
childcare ~ youth-care school-assistant | Pedagogisch medewerker… | Groepsleider buitenschoolse opvang
after-school ~ childcare | Pedagogisch medewerker bso | Groepsleider buitenschoolse opvang
physio ~ occupational-therapist | Fysiotherapeut geriatrie | Fysiotherapeut revalidatie
occupational-therapist ~ physio | Ergotherapeut
household-help ~ cleaner | Huishoudelijk medewerker thuiszorg | Hulp in de huishouding | Huishoudelijke hulp
operating ~ nurse doctors-assistant | Anesthesiemedewerker | Operatieassistent | Operatieassistent in opleiding
nurse-trainer ~ nurse | Praktijkopleider verpleegkunde
mechanic ~ vehicle-mechanic wind heating electrician net installer | Allround monteur | Onderhoudsmonteur | Monteur technische dienst | Onderhoudsmonteur bussen | Monteur… | Servicemonteur… | Netmonteur | Installatiemonteur woningen | Elektromonteur… | Eerste monteur elektrotechniek | Tehnician mentenanță | Lăcătuș mecanic
maintenance ~ mechanic | Onderhoudsmonteur… | Monteur technische dienst | Allround monteur | Tehnician mentenanță
machinist-cnc ~ welder operator | Cnc-frezer | Cnc-draaier | Cnc-verspaner | Operator CNC
welder ~ machinist-cnc fitter | Lasser… | Pijplasser | Scheepslasser TIG en MIG/MAG | Sudor MIG/MAG
fitter ~ welder mechanic | Lăcătuș mecanic
operator ~ production-worker | Procesoperator… | Operator productie | Operator A | Operator groene energie | Production Operator | Process Operator | Machine Operator | Operator linie de producție | Operator la linia de conserve | Operator producție componente auto
production-worker ~ operator packer fish | Productiemedewerker | Medewerker productie en inpak | Assemblagemedewerker | Production Operator | Operator linie de producție | Ambalator | Operator la linia de conserve | Operator producție componente auto
packer ~ production-worker | Ambalator | Medewerker productie en inpak
work-planner ~ estimator | Werkvoorbereider…
mechanical-engineer ~ work-planner | Engineer mechatronica | Mechanical engineer | Constructeur machinebouw
quality ~ lab test-engineer | Kwaliteitsmedewerker | Kwaliteitscontroleur | Laborant kwaliteitscontrole | Inginer de calitate
lab ~ quality | Laborant kwaliteitscontrole
production-lead ~ shop-lead | Teamleider productie | Ploegleider | Voorman productie
team-leader ~ site-manager hospitality-manager | Teamleider productie | Ploegleider | Voorman productie | Teamleider winkel
carpenter ~ carpenter-trainee | Timmerman… | Allround timmerman | Leerling timmerman (bbl)
carpenter-trainee ~ carpenter | Leerling timmerman (bbl) | Leerling allround vakman bouw (bbl)
bricklayer ~ paver | Metselaar… | Voeger en metselaar
site-manager ~ production-manager | Uitvoerder woningbouw | Uitvoerder renovatie | Projectuitvoerder
plumber ~ heating mechanic | Loodgieter | Installatiemonteur woningen | Monteur sanitair en verwarming
heating ~ plumber mechanic | Monteur warmtepompen | Servicemonteur duurzame techniek | Monteur koude- en klimaattechniek | Monteur sanitair en verwarming
electrician ~ net installer mechanic | Elektromonteur… | Eerste monteur elektrotechniek
painter ~ carpenter | Schilder | Schilder onderhoud | Schilder en glaszetter
paver ~ digger | Stratenmaker | Vakman grondweg- en waterbouw
digger ~ paver | Machinist graafmachine
estimator ~ work-planner | Calculator bouw | Werkvoorbereider bouw | Bouwkundig tekenaar en modelleur
draughtsman ~ estimator | Bouwkundig tekenaar en modelleur
primary-teacher ~ school-assistant teacher | Leerkracht…
teacher ~ lecturer instructor music-teacher arts-teacher school-assistant | Leerkracht… | Docent wiskunde | Docent Nederlands | Docent Duits | Docent natuurkunde | Docent Engels | Docent zorg en welzijn mbo | Praktijkdocent bouw en infra
maths-teacher ~ teacher | Docent wiskunde
english-teacher ~ teacher | Docent Engels
german-teacher ~ teacher | Docent Duits
school-assistant ~ primary-teacher | Onderwijsassistent… | Leraarondersteuner
instructor ~ teacher lecturer | Instructeur techniek mbo | Docent zorg en welzijn mbo | Praktijkdocent bouw en infra
school-counsellor ~ school-assistant | Intern begeleider | Kwaliteitscoördinator | Orthopedagoog onderwijs
headteacher ~ primary-teacher | Directeur basisschool | Adjunct-directeur basisschool
caretaker ~ cleaner | Conciërge | Facilitair medewerker | Medewerker gebouw en terrein
lecturer ~ instructor teacher | Docent-onderzoeker | Hogeschooldocent
truck ~ driver | Vrachtwagenchauffeur CE | Chauffeur CE distributie | Chauffeur CE koelvervoer | Chauffeur rijbewijs C | Bakwagenchauffeur | Chauffeur kraanwagen | International Truck Driver CE | Truck Driver CE (Benelux and Germany) | Șofer profesionist CE | Șofer TIR comunitate | Șofer CE curse regulate
driver ~ courier forklift waste tractor | Vrachtwagenchauffeur CE | Chauffeur… | Bakwagenchauffeur | Buschauffeur… | Heftruckchauffeur | Trekkerchauffeur akkerbouw | International Truck Driver CE | Truck Driver CE (Benelux and Germany) | Forklift Driver | Șofer…
bus ~ driver | Buschauffeur…
warehouse ~ forklift production-worker | Medewerker magazijn | Logistiek medewerker | Orderpicker | Heftruckchauffeur | Warehouse Operator | Order Picker | Forklift Driver | Manipulant depozit | Operator depozit | Stivuitorist
order-picker ~ warehouse | Orderpicker | Order Picker | Medewerker magazijn
forklift ~ warehouse | Heftruckchauffeur | Forklift Driver | Stivuitorist
transport-planner ~ logistics-office | Planner transport | Planner wegvervoer | Logistiek planner
logistics-office ~ transport-planner | Supply Chain Coordinator | Export Coordinator | Customs Specialist
vehicle-mechanic ~ mechanic | Monteur bedrijfswagens | Technicus bedrijfsauto’s | Onderhoudsmonteur bussen
courier ~ driver | Bezorger | Pakketbezorger | Bezorger boodschappen aan huis
sailor ~ driver | Stuurman waddenveer | Matroos veerdienst
frontend ~ backend web-shop designer-ux | Frontend developer… | Webdeveloper | Full-stack Developer | Dezvoltator web full-stack
backend ~ frontend devops data | Backend developer | Software engineer .NET | Software engineer Python | Java-ontwikkelaar | Senior Software Engineer | Backend Engineer (Go) | Full-stack Developer | Programator Java | Dezvoltator web full-stack
developer ~ devops data | Frontend developer… | Webdeveloper | Backend developer | Software engineer .NET | Software engineer Python | Java-ontwikkelaar | Senior Software Engineer | Backend Engineer (Go) | Full-stack Developer | Programator Java | Dezvoltator web full-stack
dotnet ~ backend | Software engineer .NET
java ~ backend | Java-ontwikkelaar | Programator Java
python ~ backend data | Software engineer Python
golang ~ backend | Backend Engineer (Go)
sysadmin ~ devops | Systeembeheerder | Medewerker servicedesk ict | Functioneel beheerder | Applicatiebeheerder | Netwerkbeheerder
helpdesk ~ sysadmin support | Medewerker servicedesk ict
data ~ backend | Data-analist | Data engineer | BI-specialist | Data-adviseur | Data Engineer | Machine Learning Engineer | Data Scientist
data-engineer ~ data | Data engineer | Data Engineer
security-officer ~ sysadmin | Informatiebeveiliger | Security officer | Adviseur informatieveiligheid
it-project ~ project-leader | Projectleider ict | Scrum master | Product owner
project-leader ~ site-manager production-manager | Projectleider ict | Projectleider energietransitie | Projectleider beeldende kunst | Projectleider kunst in de openbare ruimte | Projectleider cultuur op school | Projectuitvoerder
designer-ux ~ frontend graphic | UX-designer | Product designer | Interactieontwerper
devops ~ sysadmin backend | Netwerkbeheerder | Cloud engineer | DevOps engineer | DevOps Engineer | Site Reliability Engineer | Cloud Platform Engineer
test-engineer ~ quality | Inginer de testare
support ~ helpdesk customer-service | Customer Support Specialist (German) | Technical Support Engineer | Customer Success Manager
cook ~  | Chef de partie | Zelfstandig werkend kok | Kok | Sous-chef | Cook | Commis Chef | Line Cook
waiter ~ hotel-desk | Medewerker bediening | Gastheer of gastvrouw restaurant | Eerste medewerker bediening
hotel-desk ~ desk waiter | Receptionist hotel | Nachtreceptionist | Front office medewerker | Hotel Receptionist | Front Office Agent | Night Auditor | Medewerker receptie en animatie
cleaner ~ household-help caretaker | Medewerker housekeeping | Kamermeisje of kamerjongen | Schoonmaker vakantiewoningen | Housekeeping Employee | Room Attendant | Housekeeping Supervisor
hospitality-manager ~ team-leader | Bedrijfsleider horeca | Assistent-bedrijfsleider restaurant | Manager food en beverage
recreation ~ events | Medewerker receptie en animatie | Medewerker recreatieteam | Zweminstructeur
events ~ recreation production-manager | Evenementencoördinator | Adviseur toerisme en recreatie | Producent evenementen
shop ~ sales-office garden-centre | Verkoopmedewerker | Verkoopadviseur | Medewerker winkel | Slager verkoop | Medewerker tuincentrum
shop-lead ~ shop team-leader | Teamleider winkel | Assistent-filiaalmanager
sales ~ sales-office shop | Vertegenwoordiger buitendienst | Accountmanager | Verkoper buitendienst
sales-office ~ sales customer-service | Medewerker verkoop binnendienst | Commercieel medewerker binnendienst | Medewerker orderverwerking
buyer ~ sales-office | Inkoper | Category manager | Assistent-inkoper
garden-centre ~ shop gardener | Medewerker tuincentrum | Plantenadviseur
web-shop ~ customer-service marketing | Medewerker webshop en klantenservice | E-commerce medewerker | Content- en webshopbeheerder
customer-service ~ web-shop desk support | Medewerker webshop en klantenservice | Medewerker klantenservice verzekeringen | Medewerker klantcontactcentrum | Medewerker klantenservice bibliotheek | Customer Support Specialist (German) | Customer Success Manager
policy ~ lawyer welfare | Beleidsadviseur…
lawyer ~ notary | Jurist… | Juridisch adviseur handhaving
welfare ~ youth-care policy | Klantmanager werk en inkomen | Consulent Wmo | Adviseur Wmo en jeugd | Consulent schulddienstverlening
desk ~ customer-service hotel-desk | Medewerker burgerzaken | Medewerker klantcontactcentrum | Baliemedewerker publieksdienst
enforcement ~ permits | Toezichthouder openbare ruimte | Boa | Handhaver leefomgeving
permits ~ enforcement | Vergunningverlener milieu | Toezichthouder bouw | Casemanager omgevingsvergunningen
water ~ environment | Beheerder afvalwaterzuivering | Medewerker waterbeheer | Muskusrattenbestrijder | Medewerker dijken en sluizen
secretary ~ notary | Managementondersteuner | Bestuurssecretaresse | Secretaris directie | Juridisch secretaresse
accountant ~ bookkeeper | Assistent-accountant | Assistent-accountant samenstelpraktijk | Relatiebeheerder accountancy
bookkeeper ~ accountant payroll controller | Medewerker financiële administratie | Boekhouder | Crediteurenadministrateur
payroll ~ hr bookkeeper | Salarisadministrateur | Medewerker salaris- en personeelszaken
controller ~ bookkeeper accountant | Controller | Financial controller | Businesscontroller
tax ~ accountant | Belastingadviseur | Fiscalist mkb | Assistent-belastingadviseur
insurance ~ customer-service | Schadebehandelaar | Acceptant verzekeringen | Medewerker klantenservice verzekeringen
hr ~ payroll | Hr-adviseur | Recruiter | Medewerker personeelszaken | P&O-adviseur | Medewerker salaris- en personeelszaken
recruiter ~ hr | Recruiter
notary ~ lawyer secretary | Notarieel medewerker | Kandidaat-notaris | Juridisch secretaresse
dairy ~ tractor | Medewerker melkveehouderij | Melker | Bedrijfsverzorger | Îngrijitor animale | Mulgător | Lucrător la ferma de vaci
tractor ~ dairy driver | Trekkerchauffeur akkerbouw | Medewerker akkerbouw | Loonwerker | Tractorist | Mecanizator agricol | Lucrător la câmp
farm-worker ~ greenhouse | Medewerker melkveehouderij | Melker | Bedrijfsverzorger | Medewerker akkerbouw | Loonwerker | Trekkerchauffeur akkerbouw | Îngrijitor animale | Mulgător | Lucrător la ferma de vaci | Tractorist | Mecanizator agricol | Lucrător la câmp | Muncitor în seră
greenhouse ~ farm-worker gardener | Teeltmedewerker glastuinbouw | Gewasverzorger | Assistent-teeltmanager | Muncitor în seră | Culegător de legume | Îngrijitor plante în seră
gardener ~ garden-centre greenhouse nature | Hovenier | Medewerker groenvoorziening | Boomverzorger
food-technologist ~ quality | Productontwikkelaar levensmiddelen | Voedingsmiddelentechnoloog
baker ~ cook | Bakker | Banketbakker
butcher ~ fish | Slager | Medewerker uitbeenderij | Slager verkoop
fish ~ butcher production-worker | Medewerker visverwerking | Visfileerder | Medewerker visafslag
farm-advisor ~ environment | Agrarisch adviseur | Bedrijfsadviseur landbouw | Adviseur bodem en gewas
wind ~ mechanic | Servicemonteur windturbines… | Monteur windturbines | Technicus wind op zee
energy-project ~ project-leader environment | Projectleider energietransitie | Projectontwikkelaar zon en wind | Adviseur energie
net ~ electrician mechanic | Monteur midden- en laagspanning | Netmonteur | Technicus elektriciteitsnet
installer ~ electrician mechanic | Installateur zonnepanelen | Monteur laadpalen | Monteur zon en opslag
nature ~ environment gardener | Boswachter | Medewerker natuurbeheer | Ecoloog
waste ~ driver | Chauffeur-belader | Medewerker milieustraat | Medewerker afvalinzameling
environment ~ farm-advisor nature water | Adviseur bodem en water | Hydroloog | Milieukundig veldwerker
programmer-theatre ~ music-programmer | Hoofd programmering | Programmeur theater
audience ~ museum-guard | Medewerker publiek en kaartverkoop | Publieksmedewerker | Medewerker kassa en garderobe
business-lead ~ head-education | Zakelijk leider | Zakelijk directeur | Manager bedrijfsvoering
dramaturg ~ artistic-planning | Dramaturg | Regieassistent | Productie-assistent toneel
artistic-planning ~ dramaturg | Medewerker artistieke planning | Planner voorstellingen | Tourneeleider
curator ~ conservator | Curator hedendaagse kunst | Assistent-curator | Tentoonstellingsmaker
gallery ~ curator | Galeriemedewerker | Galerieassistent | Medewerker kunstuitleen
art-project ~ project-leader | Coördinator ateliers en residenties | Projectleider beeldende kunst | Projectleider kunst in de openbare ruimte
art-handler ~ set-builder | Art handler | Medewerker tentoonstellingsbouw | Lijstenmaker
conservator ~ curator collection | Conservator | Conservator geschiedenis | Conservator moderne en hedendaagse kunst
collection ~ conservator archive | Collectiebeheerder… | Registrar | Medewerker collectie en depot
museum-educator ~ arts-teacher | Museumdocent | Educator museum | Medewerker educatie erfgoed
archive ~ collection | Archivaris | Medewerker studiezaal | Adviseur informatiebeheer erfgoed
museum-guard ~ audience | Suppoost | Medewerker zaal en veiligheid
restorer ~ conservator | Restaurator papier | Restaurator schilderijen | Restaurator
production-manager ~ events | Productieleider… | Producent evenementen
orchestra ~ production-manager | Orkestinspicient | Orkestmanager | Productieassistent orkest
music-programmer ~ programmer-theatre | Programmeur muziek | Artistiek coördinator
volunteers ~ events | Vrijwilligerscoördinator festival | Coördinator hospitality
music-teacher ~ arts-teacher | Docent piano… | Docent gitaar | Docent viool | Docent zang | Docent slagwerk
piano-teacher ~ music-teacher | Docent piano…
singing-teacher ~ music-teacher | Docent zang
guitar-teacher ~ music-teacher | Docent gitaar
arts-teacher ~ music-teacher museum-educator | Dansdocent | Docent theater | Docent beeldend | Docent creatief schrijven
dance-teacher ~ arts-teacher | Dansdocent
culture-education ~ museum-educator | Coördinator cultuureducatie | Projectleider cultuur op school | Combinatiefunctionaris cultuur
head-education ~ culture-education | Manager kunsteducatie | Hoofd educatie en participatie
video-editor ~ camera | Editor | Videoredacteur | Beeldeditor documentaire
camera ~ video-editor | Cameraman of cameravrouw | Camerajournalist | Videomaker
cinema ~ audience | Filmoperateur | Medewerker filmtheater | Programmamedewerker arthouse
journalist ~ camera press | Redacteur | Journalist regio | Eindredacteur | Podcastmaker | Camerajournalist
animator ~ graphic | Animator | Storyboard artist | Ontwerper bewegend beeld
marketing ~ press marketing-intern | Medewerker marketing en communicatie | Marketeer | Online marketeer
press ~ marketing | Perswoordvoerder | Communicatieadviseur | Medewerker pers en publiciteit
graphic ~ animator | Grafisch ontwerper | Vormgever | Contentmaker
fundraiser ~ marketing | Fondsenwerver | Medewerker vriendenvereniging | Relatiebeheerder sponsoring
marketing-intern ~ marketing | Stagiair marketing | Stagiair communicatie | Stagiair publieksonderzoek
stage-technician ~ stage-manager rigger | Theatertechnicus… | Lichttechnicus | Geluidstechnicus
sound ~ stage-technician | Geluidstechnicus | Theatertechnicus licht en geluid
light ~ stage-technician | Lichttechnicus | Theatertechnicus licht en geluid
stage-manager ~ stage-technician | Toneelmeester | Inspiciënt | Eerste toneeltechnicus
set-builder ~ art-handler | Decorbouwer | Atelierhoofd decor | Rekwisietenmaker
rigger ~ stage-technician | Rigger | Stagehand | Medewerker opbouw evenementen | Crewchef
head-technique ~ stage-technician | Hoofd techniek | Hoofd productie en techniek
costume ~ set-builder | Kostuummaker | Hoofd kostuums | Kleedster of kleder
library ~ reading | Medewerker bibliotheek | Frontofficemedewerker bibliotheek | Medewerker klantenservice bibliotheek | Programmamaker bibliotheek | Vestigingscoördinator bibliotheek | Collectiespecialist | Medewerker collectie en metadata
reading ~ library | Leesconsulent | Specialist jeugd en lezen | Leesconsulent basisonderwijs
`;

/** A kind of work. */
export interface Work {
  readonly id: string;
  /** Kinds of work that somebody who looks for this one would look at. */
  readonly near: readonly string[];
  /** As the demo declares them; one that ends in `…` stands for all that begin so. */
  readonly titles: readonly string[];
}

export const WORKS: ReadonlyMap<string, Work> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [head = '', ...titles] = line.split(' | ');
      const [id = '', near = ''] = head.split(' ~ ');
      return [id, { id, near: near.split(' ').filter(Boolean), titles }] as const;
    }),
);
