/**
 * What people type, with what they look for: the half that may be looked at while the search is tuned.
 * `board language | typed | works | conditions`; conditions as `search-quality.judge.ts` reads them.
 */
export const TUNING = `
1 nl | verpleegkundige | nurse
1 nl | wijkverpleegkundige | district-nurse
1 nl | wijk verpleegkundige | district-nurse
1 nl | verpleger | nurse
1 nl | nurse | nurse
1 nl | verpleegkundige groningen | nurse | @Groningen
1 nl | verpleegkundige parttime | nurse | h:uren-16,uren-24,uren-32
1 nl | verpleegkundige hbo | nurse | e:hbo
1 nl | vig | carer
1 nl | verzorgende ig | carer
1 nl | verzorgende niveau 3 | carer | e:mbo3
1 nl | verzorgende avond | carer
1 nl | bbl zorg | carer-trainee | f:zorg c:leerwerk
1 nl | thuiszorg parttime |  | f:zorg h:uren-16,uren-24,uren-32
1 nl | begeleider | support-worker
1 nl | pedagogisch medewerker | childcare
1 nl | kinderopvang | childcare
1 nl | fysio | physio
1 nl | fysiotherapeut fulltime | physio | h:uren-40
1 nl | doktersassistente | doctors-assistant
1 nl | dokters assistent | doctors-assistant
1 nl | huishoudelijke hulp | household-help
1 nl | monteur | mechanic
1 nl | monteur -windturbines | mechanic | -wind
1 nl | onderhouds monteur | maintenance
1 nl | servicemonteur | wind+heating
1 nl | monteur friesland | mechanic | p:Friesland
1 nl | lasser | welder
1 nl | lassser | welder
1 nl | operator | operator
1 nl | proces operator | operator
1 nl | productiemedewerker | production-worker
1 nl | medewerker productie | production-worker
1 nl | werkvoorbereider | work-planner
1 nl | teamleider | team-leader
1 nl | voorman | production-lead
1 nl | timmerman | carpenter
1 nl | carpenter | carpenter
1 nl | timmerman drenthe | carpenter | p:Drenthe
1 nl | elektricien | electrician
1 nl | elektromonteur mbo 3 | electrician | e:mbo3
1 nl | schilder assen | painter | @Assen
1 nl | loodgieter | plumber
1 nl | uitvoerder | site-manager
1 nl | juf | primary-teacher
1 nl | leerkracht basisschool | primary-teacher
1 nl | docent | teacher
1 nl | docent engels | english-teacher
1 nl | onderwijs assistent | school-assistant
1 nl | directeur school | headteacher
1 nl | vrachtwagenchauffeur | truck
1 nl | vrachtwagen chauffeur | truck
1 nl | chauffeur ce | truck
1 nl | chauffeur | driver
1 nl | chauffeur groningen | driver | @Groningen
1 nl | truck driver | truck
1 nl | magazijnmedewerker | warehouse
1 nl | medewerker magazijn | warehouse
1 nl | magazijn fulltime | warehouse | h:uren-40
1 nl | heftruck chauffeur | forklift
1 nl | order picker | order-picker
1 nl | koerier | courier
1 nl | planner transport | transport-planner
1 nl | developer | developer
1 nl | programmeur | developer
1 nl | .net | dotnet
1 nl | java ontwikkelaar | java
1 nl | front end developer | frontend
1 nl | data analist | data
1 nl | systeembeheer | sysadmin
1 nl | ict thuiswerken |  | f:ict remote
1 nl | devops engineer | devops
1 nl | ux designer | designer-ux
1 nl | kok | cook
1 nl | kok weekend | cook
1 nl | ober | waiter
1 nl | horeca starter |  | f:horeca l:starter
1 nl | receptioniste hotel | hotel-desk
1 nl | schoonmaker | cleaner
1 nl | verkoper | shop+sales
1 nl | winkelmedewerker | shop
1 nl | accountmanager | sales
1 nl | klantenservice | customer-service
1 nl | beleidsmedewerker | policy
1 nl | jurist | lawyer
1 nl | secretaresse | secretary
1 nl | boa | enforcement
1 nl | boekhouder | bookkeeper
1 nl | financieel administratief medewerker | bookkeeper
1 nl | accountant | accountant
1 nl | salarisadministratie | payroll
1 nl | hr adviseur | hr
1 nl | hrm | hr
1 nl | tuinman | gardener
1 nl | bakker | baker
1 nl | "medewerker groenvoorziening" | gardener
1 nl | boswachter | nature
1 nl | vuilnisman | waste
1 nl | tijdelijk werk leeuwarden |  | c:tijdelijk @Leeuwarden
1 nl | onderwijs drachten |  | f:onderwijs @Drachten
1 en | nurse | nurse
1 en | registered nurse | nurse
1 en | software engineer | developer
1 en | backend engineer | backend
1 en | data scientist | data
1 en | devops | devops
1 en | it support | helpdesk+support
1 en | warehouse worker | warehouse
1 en | warehouse part-time | warehouse | h:uren-16,uren-24,uren-32
1 en | forklift driver | forklift
1 en | truck driver | truck
1 en | truckdriver | truck
1 en | cook | cook
1 en | chef groningen | cook | @Groningen
1 en | hotel receptionist | hotel-desk
1 en | housekeeping | cleaner
1 en | cleaner | cleaner
1 en | machine operator | operator
1 en | electrician | electrician
1 en | teacher | teacher
1 en | welder | welder
1 en | mechanic full time | mechanic | h:uren-40
1 en | remote developer | developer | remote
1 en | customer service | customer-service
1 en | painter | painter
1 en | accountant | accountant
1 en | "order picker" | order-picker
1 ro | asistent medical | nurse
1 ro | asistenta medicala | nurse
1 ro | șofer | driver
1 ro | sofer tir | truck
1 ro | șofer camion | truck
1 ro | muncitor sera | greenhouse
1 ro | sudor | welder
1 ro | programator | developer
1 ro | programator java | java
1 ro | depozit | warehouse
1 ro | lucrător depozit | warehouse
1 ro | stivuitorist | forklift
1 ro | tractorist | tractor
1 ro | operator productie | production-worker+operator
1 ro | electrician | electrician
1 ro | bucătar | cook
1 ro | profesor | teacher
1 ro | curățenie | cleaner
1 ro | asistent medical groningen | nurse | @Groningen
2 nl | conservator | conservator
2 nl | theatertechnicus | stage-technician
2 nl | theater technicus | stage-technician
2 nl | stage | marketing-intern | c:stage
2 nl | stage marketing | marketing-intern | c:stage
2 nl | pianodocent | piano-teacher
2 nl | vormgever amsterdam | graphic | @Amsterdam
2 nl | freelance |  | c:freelance
2 en | librarian | library
2 en | curator | curator
2 en | sound technician | sound
`;
