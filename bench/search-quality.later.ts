/**
 * What people type, written on 25 November 2026 from what they look for and not from what the search knows. Seen from
 * the same day on, when what it missed was looked at: see docs/decisions/0115. Lines as those of `TUNING`.
 */
export const LATER = `
1 nl | verpleegkundige ziekenhuis | nurse
1 nl | wijkzuster | district-nurse
1 nl | ziekenverzorgende | carer
1 nl | verzorgde ig | carer
1 nl | verplegkundige | nurse
1 nl | verpleegkundige emmen 24 uur | nurse | @Emmen h:uren-24
1 nl | dementieconsulent | dementia
1 nl | baan in de zorg assen |  | f:zorg @Assen
1 nl | verzorgende borger fulltime | carer | @Borger h:uren-40
1 nl | thuishulp zuidhorn | household-help | @Zuidhorn
1 nl | poetsen bij ouderen | household-help
1 nl | huisartsassistente | doctors-assistant
1 nl | doktersasistent | doctors-assistant
1 nl | assistent polikliniek | doctors-assistant
1 nl | fysiotherapie | physio
1 nl | fysiotherapeut winsum parttime | physio | @Winsum h:uren-16,uren-24,uren-32
1 nl | ergotherapie | occupational-therapist
1 nl | ok assistent | operating
1 nl | anesthesie | operating
1 nl | gehandicaptenzorg | support-worker
1 nl | begeleider gehandicapten | support-worker
1 nl | begeleider wonen zorg mbo4 | support-worker | e:mbo4
1 nl | jeugdwerker | youth-care
1 nl | naschoolse opvang | after-school
1 nl | kinderdagverblijf | childcare
1 nl | storingsmonteur | mechanic
1 nl | monteur elektro | electrician
1 nl | electricien drachten | electrician | @Drachten
1 nl | elektromonteur delfzijl vast | electrician | @Delfzijl c:vast
1 nl | cnc | machinist-cnc
1 nl | frezer draaier | machinist-cnc
1 nl | tig lasser | welder
1 nl | laser delfzijl | welder | @Delfzijl
1 nl | fabriekswerk | production-worker
1 nl | werken in de fabriek | production-worker+operator
1 nl | lopende band | production-worker
1 nl | inpakwerk | packer
1 nl | procesoperator voeding | operator
1 nl | ploegbaas | production-lead
1 nl | teamleider productie emmen | production-lead | @Emmen
1 nl | kwaliteitscontrole | quality
1 nl | laborante | lab
1 nl | werkvoorbereider metaal harlingen | work-planner | @Harlingen
1 nl | constructeur | mechanical-engineer
1 nl | timmerlieden | carpenter
1 nl | timmerman groningen 40 uur | carpenter | @Groningen h:uren-40
1 nl | metselar | bricklayer
1 nl | huisschilder | painter
1 nl | loodgieters | plumber
1 nl | verwarming monteur | heating
1 nl | klusjesman | mechanic+maintenance+caretaker
1 nl | bouwopzichter | permits+site-manager
1 nl | grondwerker | paver+digger
1 nl | graafmachinist | digger
1 nl | basisschooldocent | primary-teacher
1 nl | lerares basisschool haren | primary-teacher | @Haren
1 nl | leerkracht groep 5 | primary-teacher
1 nl | docent nederlands assen | teacher | @Assen
1 nl | leraar duits | german-teacher
1 nl | klasseassistent | school-assistant
1 nl | schoolconciërge | caretaker
1 nl | schooldirecteur | headteacher
1 nl | mbo docent zorg | instructor
1 nl | hbo docent | lecturer
1 nl | internationaal chauffeur | truck
1 nl | vrachtwagen rijden | truck
1 nl | chauffeur c drachten | truck | @Drachten
1 nl | chauffeur -vrachtwagen -heftruck | bus+driver | -truck -forklift
1 nl | "chauffeur ce" | truck
1 nl | busschaufeur heerenveen | bus | @Heerenveen
1 nl | streekbus | bus
1 nl | magazijn werk | warehouse
1 nl | magazijnmederwerker | warehouse
1 nl | orderpikker | order-picker
1 nl | heftruk | forklift
1 nl | pakketjes bezorgen | courier
1 nl | maaltijdbezorger | courier
1 nl | transportplanner drachten | transport-planner | @Drachten
1 nl | autotechnicus | vehicle-mechanic
1 nl | vrachtwagenmonteur | vehicle-mechanic
1 nl | veerboot | sailor
1 nl | programmeur groningen | developer | @Groningen
1 nl | front-end ontwikkelaar | frontend
1 nl | java programmeur | java
1 nl | c# developer | dotnet
1 nl | .net ontwikkelaar | dotnet
1 nl | software engineer -java | developer | -java
1 nl | systeem beheerder emmen | sysadmin | @Emmen
1 nl | ict helpdesk | helpdesk
1 nl | dataanalist | data
1 nl | beveiliging informatie | security-officer
1 nl | ict stage |  | f:ict c:stage
1 nl | vacature data engineer thuiswerken | data-engineer | remote
1 nl | kok terschelling | cook | @Terschelling
1 nl | hulpkok | cook
1 nl | restaurant | waiter+hospitality-manager
1 nl | horeca schiermonnikoog |  | f:horeca @Schiermonnikoog
1 nl | nachtportier | hotel-desk
1 nl | kamermeisje | cleaner
1 nl | schoonmaak | cleaner
1 nl | zwemleraar | recreation
1 nl | winkelmedewerker roden | shop | @Roden
1 nl | winkelhulp | shop
1 nl | assistent bedrijfsleider | hospitality-manager+shop-lead
1 nl | buitendienst verkoper | sales
1 nl | inkoopmedewerker | buyer
1 nl | klanten service | customer-service
1 nl | jurist bestuursrecht | lawyer
1 nl | gemeente balie | desk
1 nl | gemeentewerk appingedam |  | f:overheid @Appingedam
1 nl | schuldhulpverlening | welfare
1 nl | bijzonder opsporingsambtenaar | enforcement
1 nl | directieassistente | secretary
1 nl | financiële administratie sneek | bookkeeper | @Sneek
1 nl | boekhoudster | bookkeeper
1 nl | fiscaal jurist | tax
1 nl | schadebehandelaar | insurance
1 nl | personeelsfunctionaris | hr
1 nl | werving en selectie | recruiter
1 nl | koeien melken | dairy
1 nl | landbouw werk friesland |  | f:landbouw p:Friesland
1 nl | tractorchauffeur | tractor
1 nl | kaswerk | greenhouse
1 nl | plantsoenendienst | gardener
1 nl | slager | butcher
1 nl | broodbakker | baker
1 nl | windmolenmonteur | wind
1 nl | zonnepaneel installateur | installer
1 nl | natuurbeheer drenthe | nature | p:Drenthe
1 nl | vuilnisophaler | waste
1 nl | werk zonder diploma zorg |  | f:zorg e:vmbo
1 en | nurse assen | nurse | @Assen
1 en | home care worker | carer
1 en | cleaning | cleaner
1 en | hotel housekeeping ameland | cleaner | @Ameland
1 en | cook schiermonnikoog | cook | @Schiermonnikoog
1 en | chefs | cook
1 en | kitchen | cook
1 en | golang developer | golang
1 en | go backend engineer groningen | golang | @Groningen
1 en | devop engineer | devops
1 en | sofware engineer | developer
1 en | "site reliability engineer" | devops
1 en | machine lerning | data
1 en | web developer -java | frontend | -java
1 en | cloud engineer remote | devops | remote
1 en | tech support | support
1 en | german speaking | support
1 en | hgv ce driver | truck
1 en | fork lift | forklift
1 en | wharehouse | warehouse
1 en | picking and packing | order-picker+packer
1 en | factory work | production-worker+operator
1 en | customs | logistics-office
1 en | welding | welder
1 en | electrician leeuwarden | electrician | @Leeuwarden
1 en | primary school teacher | primary-teacher
1 en | accounting | bookkeeper+accountant
1 en | night shift hotel | hotel-desk
1 ro | asistenta bucuresti | nurse | @București
1 ro | asistent medicala | nurse
1 ro | ingrijitoare batrani | carer
1 ro | soferi tir | truck
1 ro | şofer camion | truck
1 ro | sofer c+e olanda | truck
1 ro | lucru in sera | greenhouse
1 ro | cules legume | greenhouse
1 ro | muncitor la ferma | farm-worker
1 ro | tractoristi | tractor
1 ro | muls vaci | dairy
1 ro | lucrator depozit | warehouse
1 ro | depozit olanda | warehouse
1 ro | stivuitor | forklift
1 ro | motostivuitorist | forklift
1 ro | sudori | welder
1 ro | lacatus drachten | fitter | @Drachten
1 ro | cnc | machinist-cnc
1 ro | muncitor fabrica | production-worker+operator
1 ro | operator productie brasov | operator | @Brașov
1 ro | fabrica de conserve | production-worker
1 ro | ambalatori | packer
1 ro | inginer calitte | quality
1 ro | programator cluj | developer | @Cluj-Napoca
1 ro | testare software | test-engineer
1 ro | bucatari | cook
1 ro | curatenie hotel | cleaner
2 nl | theatertechnicus den haag | stage-technician | @Den Haag
2 nl | lichtman | light
2 nl | geluidsman | sound
2 nl | museumgids | museum-educator
2 nl | museumbewaker | museum-guard
2 nl | kunstconservator | conservator
2 nl | schilderijen restaureren | restorer
2 nl | pianoleraar | piano-teacher
2 nl | balletdocent | dance-teacher
2 nl | filmmaker | camera+video-editor
2 nl | video editor | video-editor
2 nl | verslaggever | journalist
2 nl | bibliothecaris | library
2 nl | marketing stage | marketing-intern
2 nl | pr medewerker | press
2 nl | sponsorwerving | fundraiser
2 nl | kaartverkoop | audience
2 nl | decorbouw | set-builder
2 en | sound engineer | sound
2 en | video editor | video-editor
1 nl | astronaut | nothing
1 nl | straaljagerpiloot | nothing
1 nl | koning van spanje | nothing
1 nl | qwertyuiop | nothing
1 nl | leeuwentemmer | nothing
1 en | dragon tamer | nothing
1 ro | cosmonaut | nothing
`;
