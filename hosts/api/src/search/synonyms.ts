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
persoonlijk begeleider | support worker
leraar | lerares | teacher | profesor | profesoara
onderwijsassistent | teaching assistant | klassenassistent
pedagogisch medewerker | kinderopvang | childcare worker | leidster kinderopvang | educator
chauffeur | driver | sofer
vrachtwagenchauffeur | truck driver | lorry driver | hgv driver | sofer camion | sofer tir
buschauffeur | bus driver | sofer autobuz
koerier | bezorger | courier | delivery driver | curier
magazijnmedewerker | warehouse worker | warehouse employee | warehouse operative | lucrator depozit | gestionar depozit
orderpicker | order picker | picker
heftruckchauffeur | reachtruckchauffeur | forklift driver | stivuitorist
monteur | mechanic | technician | mecanic | tehnician
automonteur | car mechanic | mecanic auto
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
boekhouder | bookkeeper | contabil
controller | financial controller | controlor financiar
verkoper | verkoopmedewerker | winkelmedewerker | shop assistant | sales assistant | vanzator | vanzatoare | lucrator comercial
caissiere | kassamedewerker | cashier | casier
accountmanager | account manager
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
machineoperator | procesoperator
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
stagiair | stagiaire | intern | internship | stagiu
vrijwilliger | volunteer | voluntar
zzp | zzper | freelance | freelancer
leerkracht | juf | meester | basisschoolleerkracht | leraar basisonderwijs | primary teacher | primary school teacher | invatator | invatatoare
docent | leraar | lerares | teacher | profesor | profesoara
leerkracht | leraar | lerares | teacher | profesor | profesoara
vertegenwoordiger | accountmanager | account manager | sales representative | verkoper buitendienst | reprezentant vanzari
accountant | assistent accountant | expert contabil | contabil
auditor | revisor
operator | procesoperator | operateur
traineeship | trainee
verpleegkundige | registered nurse | staff nurse | broeder
wijkverpleegkundige | district nurse | community nurse
verpleegkundig specialist | nurse practitioner
helpende plus | helpende | nursing assistant | healthcare assistant | infirmiera
operatieassistent | theatre nurse | scrub nurse | asistent sala de operatie
anesthesiemedewerker | anaesthetic nurse
ambulanceverpleegkundige | ambulancechauffeur | paramedic | paramedicus | paramedic ambulanta
ggz | psychiatrie | psychiatrisch | sociaalpsychiatrisch | mental health | psihiatrie
ggz | fact
psychiater | psychiatrist | psihiatru
jeugdzorg | jeugdhulp | jeugdhulpverlener | jeugdprofessional | gezinsbegeleider | youth worker | youth care | asistent social pentru copii
begeleider | woonbegeleider | begeleider wonen | persoonlijk begeleider | ambulant begeleider
bso | buitenschoolse opvang | naschoolse opvang | after school care
pedagogisch medewerker | kinderleidster | groepsleider | nursery worker | educatoare
peuterspeelzaal | peuteropvang
gastouder | oppas | nanny | childminder | bona
fysio | fysiotherapeut | physio
ergotherapeut | occupational therapist | terapeut ocupational
dietist | dietitian | nutritionist | dietetician
orthopedagoog | educational psychologist | psihopedagog
mondhygienist | dental hygienist
tandartsassistent | dental assistant | asistent stomatologie
laborant | analist laboratorium | lab technician | laborator
radiologisch laborant | radiographer | mbb er | tehnician radiologie
triagist | triage
huishoudelijke hulp | huishoudelijk medewerker | hulp in de huishouding | domestic help | home help | menajera
thuishulp | thuiszorgmedewerker | home carer | ingrijitor la domiciliu
opticien | optician | optometrist
pedicure | podotherapeut | podiatrist
uitvaartverzorger | funeral director
maatschappelijk werk | welzijnswerker | jongerenwerker | social work | asistenta sociala
schuldhulpverlener | schulddienstverlening | debt counsellor
wmo | sociaal domein
onderhoudsmonteur | monteur technische dienst | maintenance technician | maintenance engineer | tehnician mentenanta | mecanic intretinere
servicemonteur | service engineer | service technician | field service engineer | tehnician service
installatiemonteur | installateur | installation engineer
cv monteur | verwarmingsmonteur | monteur verwarming | heating engineer
loodgieter | installatiemonteur | monteur sanitair
koelmonteur | koudetechniek | airco monteur | hvac technician | frigotehnist
warmtepomp | warmtepompen | heat pump
zonnepanelen | zonnepaneelmonteur | solar panel installer | solar | zon | panouri solare
windmolen | windturbine | windturbines | wind turbine
laadpaal | laadpalen | charging station
netmonteur | laagspanning | hoogspanning | distribution technician
elektrotechniek | elektro | electrical | electrotehnica
werktuigbouwkundige | werktuigbouwkundig engineer | mechanical engineer | constructeur | inginer mecanic
mechatronica | mechatronics | mecatronica
elektrotechnisch engineer | electrical engineer | inginer electric
plc programmeur | plc engineer | industriele automatisering | automation engineer
cnc | frezer | draaier | verspaner | cnc machinist | cnc operator | frezor | strungar
bankwerker | constructiebankwerker | metaalbewerker | fitter | lacatus | lacatus mecanic
plaatwerker | sheet metal worker | tinichigiu
spuiter | autospuiter | spray painter | vopsitor
pijpfitter | pipe fitter | instalator conducte
assemblagemedewerker | assembler | assembly worker | montator | monteur assemblage
inpakker | inpakmedewerker | inpak | packer | packaging operator | ambalator
productiemedewerker | production operator | operator productie | operator linie de productie
kwaliteitscontroleur | kwaliteitsmedewerker | quality controller | kwaliteitsinspecteur | inginer de calitate | inginer calitate
kwaliteitsmanager | quality manager | manager calitate
voorman | ploegleider | meewerkend voorman | foreman | shift leader | shift supervisor | sef de tura
teamleider | teammanager | afdelingshoofd | supervisor | coordonator echipa
bedrijfsleider | filiaalmanager | store manager | shop manager | manager magazin
directeur | director | bestuurder | managing director
technisch tekenaar | tekenaar | bouwkundig tekenaar | cad tekenaar | draughtsman | draftsman | desenator tehnic | proiectant
calculator | begroter | estimator | cost engineer | deviz
uitvoerder | projectuitvoerder | hoofduitvoerder | construction supervisor
bouwvakker | bouwmedewerker | construction worker | muncitor constructii | muncitor in constructii
stratenmaker | straatmaker | paver | pavator
machinist | kraanmachinist | machinist graafmachine | excavator operator | crane operator | excavatorist | macaragiu
betonwerker | vlechter | concrete worker | betonist | fierar betonist
steigerbouwer | scaffolder | schelar
tegelzetter | tiler | faiantar
glaszetter | glazier | geamgiu
vloerenlegger | stoffeerder | floor layer | parchetar
voeger | pointer
keukenmonteur | kitchen fitter | montator mobila
meubelmaker | interieurbouwer | cabinet maker | furniture maker | tamplar mobila
landmeter | surveyor | topograf
opzichter | toezichthouder bouw | building inspector | diriginte de santier
conrector | rector | headteacher | head teacher | schooldirecteur | schoolleider | directeur basisschool | directeur school | principal | director de scoala
leraarondersteuner | onderwijsassistent | klassenassistent | classroom assistant
wiskunde | mathematics | maths | matematica
engels | english | engleza
duits | german | germana
natuurkunde | physics | fizica
scheikunde | chemistry | chimie
gymleraar | gymdocent | lichamelijke opvoeding | pe teacher | profesor de sport
hogeschooldocent | lector | lecturer | docent onderzoeker | universitair docent
onderzoeker | researcher | wetenschapper | scientist | cercetator
intern begeleider | ib er | zorgcoordinator
instructeur | praktijkdocent | praktijkopleider | instructor | trainer
conciërge | concierge | huismeester | caretaker | janitor | facilitair medewerker | administrator cladire
rijinstructeur | driving instructor | instructor auto
vrachtwagenchauffeur | chauffeur ce | chauffeur c | chauffeur rijbewijs c | bakwagenchauffeur | trucker | truckdriver | sofer profesionist | sofer ce
bestelbuschauffeur | van driver
taxichauffeur | taxi driver | taximetrist
treinmachinist | machinist trein | train driver | mecanic de locomotiva
conducteur | train conductor | conductor tren
matroos | stuurman | schipper | deckhand | sailor | skipper | marinar
bezorger | pakketbezorger | postbode | maaltijdbezorger | parcel courier | curier
magazijnmedewerker | logistiek medewerker | medewerker magazijn | medewerker logistiek | warehouse operator | warehouse associate | manipulant depozit | operator depozit | manipulant marfa
heftruckchauffeur | heftruck | reachtruck | forklift | forklift operator
planner transport | transportplanner | planner wegvervoer | logistiek planner | transport planner | dispatcher | dispecer
expediteur | declarant | customs specialist | customs broker | douane | freight forwarder | declarant vamal
supply chain | logistiek coordinator | logistics coordinator
voorraadbeheer | inventory | stock controller
verhuizer | removal worker
vuilnisman | afvalinzamelaar | belader | chauffeur belader | afvalinzameling | refuse collector | gunoier
milieustraat | recycling
autoverkoper | car salesman
bedrijfswagens | bedrijfsauto's | trucks
automonteur | autotechnicus | monteur bedrijfswagens | technicus bedrijfsauto's | vehicle technician | mecanic auto
fietsenmaker | fietsmonteur | bicycle mechanic
webdeveloper | webontwikkelaar | web developer | dezvoltator web | frontend developer
java developer | java ontwikkelaar | programator java
frontend developer | front end developer | ui developer
full stack developer | fullstack developer | dezvoltator full stack
softwareontwikkelaar | software ontwikkelaar | developer | programmeur | dezvoltator software
software engineer | softwareontwikkelaar | backend developer | backend engineer
devops | devops engineer | cloud engineer | platform engineer | site reliability engineer
sre | site reliability engineer
netwerkbeheerder | network engineer | network administrator | administrator retea
systeembeheerder | systeembeheer | applicatiebeheerder | functioneel beheerder | it administrator
helpdesk | servicedesk | service desk | helpdeskmedewerker | it support | ict support | support engineer | suport tehnic
data engineer | data ingenieur | inginer de date
data scientist | datawetenschapper | machine learning engineer | ml engineer
data analist | data adviseur | bi specialist | business intelligence
business analist | business analyst | informatieanalist | analist de business
informatiebeveiliger | security officer | informatiebeveiliging | cyber security | cybersecurity | information security | securitate it
scrum master | scrummaster | agile coach
product owner | productowner | product manager
ux designer | ui designer | interactieontwerper | interaction designer | product designer
tester | inginer de testare | testautomatiseerder | test automation
cto | it manager | ict manager
golang | go
python | python developer
react | reactjs | react developer
c# | csharp | c sharp
c++ | cpp
zelfstandig werkend kok | souschef | sous chef | chef de partie | kok | line cook | commis chef
chef kok | keukenchef | head chef | bucatar sef
keukenhulp | keukenmedewerker | kitchen porter | kitchen assistant | ajutor de bucatar
bediening | medewerker bediening | horecamedewerker | gastheer | gastvrouw | waiting staff | ober
hotelreceptionist | receptionist hotel | front office | front office agent | night auditor | nachtreceptionist
receptionist | receptioniste | balie | baliemedewerker | receptie
schoonmaker | schoonmaakster | interieurverzorger | housekeeping | kamermeisje | room attendant | housekeeper | camerista
gastheer | gastvrouw | host | hostess
bedrijfsleider horeca | restaurantmanager | restaurant manager | horecamanager | manager restaurant
evenementenmanager | evenementencoordinator | eventmanager | event manager | event coordinator | organizator evenimente
reisadviseur | travel agent | agent de turism
zweminstructeur | badmeester | zwemleraar | swimming instructor | lifeguard | salvamar
recreatiemedewerker | recreatieteam | animatie | animator recreatie | animator
sportinstructeur | fitnessinstructeur | fitness instructor | personal trainer | instructor fitness
verkoopadviseur | verkoopmedewerker | sales advisor | consultant vanzari
verkoopmedewerker binnendienst | commercieel medewerker | binnendienst | inside sales | internal sales
verkoper | verkoopmedewerker | winkelmedewerker | medewerker winkel | medewerker verkoop
vulploegmedewerker | vakkenvuller | vulploeg
webshop | e commerce | ecommerce | online shop | magazin online
klantenservice | klantcontact | klantcontactcentrum | callcenter | call center | contact center | customer support | customer care | customer success | relatii clienti
inkoop | inkoper | category manager | procurement | assistent inkoper | achizitii
makelaar | estate agent | real estate agent | agent imobiliar
tuincentrum | plantenadviseur | garden centre
bloemist | florist | florar
apotheek | pharmacy | farmacie
beleidsmedewerker | beleidsadviseur | policy advisor | policy officer | consilier politici
adviseur | consultant | advisor | consulent | consilier
burgerzaken | publiekszaken | civil affairs
klantmanager | consulent werk en inkomen | case manager | casemanager
vergunningverlener | casemanager vergunningen | vergunningen | permits officer
boa | handhaver | toezichthouder | enforcement officer | politie locala
omgevingsrecht | omgevingswet | ruimtelijke ordening
planoloog | stedenbouwkundige | urban planner | urbanist
juridisch medewerker | juridisch adviseur | paralegal | legal assistant | consilier juridic | jurist
notarieel medewerker | kandidaat notaris | notarieel jurist | notarial assistant
secretaresse | managementassistent | management assistant | managementondersteuner | bestuurssecretaresse | directiesecretaresse | directiesecretaris | secretaris | secretaris directie | executive assistant | personal assistant | office manager | asistent manager | asistenta manager
datatypist | data entry | operator introducere date
administratie | administratief | administration | administrativ
financieel medewerker | financieel administratief medewerker | medewerker financiele administratie | boekhouder | crediteurenadministrateur | debiteurenbeheerder | financial administrator | accounts payable | contabil
boekhouding | boekhouder | financiele administratie | bookkeeping | contabilitate
salarisadministrateur | salarisadministratie | medewerker salarisadministratie | payroll | payroll specialist | salariswerker | specialist salarizare
controller | business controller | businesscontroller | finance manager
belastingadviseur | fiscalist | tax advisor | tax consultant | consultant fiscal
schadebehandelaar | claims handler | schade expert | acceptant | inspector daune
verzekeringen | verzekeringsadviseur | insurance | asigurari
hypotheekadviseur | mortgage advisor | consultant credite
hr adviseur | hr medewerker | hrm | hr manager | p&o adviseur | personeelsfunctionaris | medewerker personeelszaken | hr business partner | hr officer | specialist hr
recruiter | corporate recruiter | talent acquisition | recrutor
loopbaanadviseur | jobcoach | career coach | consilier vocational
tuinman | hovenier | groenvoorziening | medewerker groenvoorziening | boomverzorger | landscaper | greenkeeper | peisagist
kas | glastuinbouw | greenhouse | sera | teeltmedewerker | gewasverzorger | greenhouse worker | muncitor sera | muncitor in sera
plukker | oogstmedewerker | fruit picker | harvest worker | culegator | culegator de legume
trekkerchauffeur | tractorist | tractor driver | loonwerker | mecanizator agricol | machinist landbouw
melkveehouderij | melkveehouder | melker | dairy farmer | dairy farm | mulgator | ferma de vaci
dierenverzorger | bedrijfsverzorger | animal caretaker | ingrijitor animale
veehouder | landbouw | akkerbouw | agriculture | farm | agricultor | agricultura | ferma
boer | agrarisch medewerker | farm worker | lucrator agricol | lucrator ferma | lucrator la ferma | lucrator la camp
agrarisch adviseur | landbouwadviseur | agronomist | agronom | inginer agronom
visser | fisherman | pescar
visfileerder | visverwerking | fish processing
slager | slagerij | uitbeenderij | uitbener | butcher shop | macelarie | transator
bakker | banketbakker | bakkerij | patissier | pastry chef | cofetar | patiser
voedingsmiddelentechnoloog | levensmiddelentechnoloog | food technologist | productontwikkelaar levensmiddelen | inginer alimentar
ecoloog | natuurbeheer | natuurbeheerder | ecologist | ecolog
boswachter | ranger | park ranger
milieukundige | milieuadviseur | environmental consultant | environmental engineer | inginer de mediu
energieadviseur | energy consultant | adviseur energie | adviseur duurzaamheid | consultant energetic
duurzaamheid | sustainability | sustenabilitate
hydroloog | waterbeheer | waterschap | hydrologist | hidrolog
conservator | curator | museumconservator | curator muzeu
museumdocent | educator museum | museumeducator | museum educator | rondleider | gids | museum guide | tour guide | ghid muzeu | ghid
suppoost | zaalwacht | museum attendant | museum guard | supraveghetor muzeu
restaurator | conservation specialist | art restorer
archivaris | archivist | archief | arhivar
collectiebeheerder | registrar | collections manager | collection manager
bibliotheek | bibliothecaris | bibliotheekmedewerker | library | librarian | biblioteca
theatertechnicus | podiumtechnicus | toneeltechnicus | stage technician | theatre technician | tehnician de scena
geluidstechnicus | geluidsman | audiotechnicus | sound technician | sound engineer | inginer de sunet
lichttechnicus | belichter | lighting technician | light technician | tehnician lumini
toneelmeester | inspicient | voorstellingsleider | stage manager | regizor tehnic
decorbouwer | rekwisietenmaker | set builder | scenery builder | constructor decor
kostuummaker | kostuums | kleedster | costume maker | wardrobe | costumier
stagehand | opbouwer | medewerker opbouw | crew | stage crew | rigger
productieleider | producent | producer | production manager | producator
programmeur theater | programmeur muziek | programmering | programmer arts | artistiek leider
regisseur | director theatre | regizor
danser | dancer | dansator
dansdocent | dansleraar | dance teacher | profesor de dans
muziekdocent | muziekleraar | music teacher | profesor de muzica
piano | pianist | pianoleraar | pianodocent | piano teacher | profesor de pian
gitaar | gitarist | gitaarleraar | gitaardocent | guitar teacher | profesor de chitara
zangdocent | docent zang | singing teacher | vocal coach
grafisch vormgever | grafisch ontwerper | graphic designer | dtp er | vormgever | designer grafic
illustrator | tekenaar animatie | ilustrator
video editor | videoredacteur | editor | monteur video | film editor | editor video
cameraman | cameravrouw | camera operator | videomaker | videographer | operator imagine
copywriter | tekstschrijver | contentmaker | content creator | content manager | redactor
redacteur | eindredacteur | editor in chief | redactor sef
communicatie | communicatieadviseur | communicatiemedewerker | communications | communication advisor | specialist comunicare
woordvoerder | perswoordvoerder | persvoorlichter | spokesperson | press officer | purtator de cuvant
pr | public relations | relatii publice
marketeer | online marketeer | marketingmedewerker | medewerker marketing | digital marketer | social media manager
seo | seo specialist
fondsenwerver | fundraiser | sponsoring | strangere de fonduri
vrijwilligerscoordinator | volunteer coordinator | coordonator voluntari
galeriemedewerker | galerieassistent | gallery assistant
kaartverkoop | kassa | ticket sales | box office | casa de bilete
stagiair | stagiaire | afstudeerder | afstudeerstage | intern | internship | stagiar
bbl | leerwerkplek | leerwerk | leerling | apprentice | apprenticeship | ucenic
zzp | zelfstandige | self employed | pfa
schoonmaak | cleaning | curatenie
beveiliging | security | paza
kinderopvang | childcare | gradinita
thuiszorg | home care | wijkzorg | ingrijire la domiciliu
ouderenzorg | elderly care | verpleeghuis | nursing home | camin de batrani
gehandicaptenzorg | disability care | vgz
ziekenhuis | hospital | spital
dagbesteding | day care adults | activiteitenbegeleider | activity coordinator
gehoorspecialist | audicien | audiologist
vliegtuigmonteur | aircraft mechanic | aviation technician
steward | stewardess | cabin crew | insotitor de zbor
militair | soldaat | soldier | militar
douanier | douanemedewerker | customs officer | vames
belastingdienst | tax office
onderhoudsschilder | huisschilder | schilder | decorateur
glazenwasser | window cleaner
dakdekker | dakwerker | roofer | acoperisuri
isoleerder | isolatiemonteur | insulation worker
rioolmonteur | rioleur | drainage engineer
wegenbouw | wegwerker | infra | gww | road worker | drumuri
asbestsaneerder | asbestos remover
slotenmaker | locksmith
horlogemaker | watchmaker | ceasornicar
juwelier | goudsmid | jeweller | goldsmith | bijutier
kleermaker | naaister | tailor | seamstress | croitor | croitoreasa
stoffeerder | upholsterer | tapiter
drukker | printer operator | tipograf
drukwerk | offset | printing
coordinator | coördinator | coordonator
`;

/** The groups as written: forms of a word or a few, spelt as people write them. */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' | '));
