/**
 * Written before anything was tuned, and not looked at while it was; but the dictionary was enlarged afterwards, and has
 * many of these searches word for word. Lines as those of `TUNING`.
 */
export const EARLIER = `
1 nl | verpleegkundige cardiologie | nurse
1 nl | verpleegkundigen | nurse
1 nl | zorg groningen |  | f:zorg @Groningen
1 nl | verzorgende winsum | carer | @Winsum
1 nl | verzorgende leeuwarden | carer | @Leeuwarden
1 nl | leerling verzorgende | carer-trainee
1 nl | verpleegkundige niveau 4 | nurse | e:mbo4
1 nl | zorg starter |  | f:zorg l:starter
1 nl | casemanager dementie | dementia
1 nl | ggz | mental-health
1 nl | jeugdzorg | youth-care
1 nl | bso | after-school
1 nl | persoonlijk begeleider fulltime | support-worker | h:uren-40
1 nl | ergotherapeut | occupational-therapist
1 nl | operatie assistent | operating
1 nl | hulp in de huishouding | household-help
1 nl | verpleegster | nurse
1 nl | woonbegeleider | support-worker
1 nl | technische dienst | maintenance
1 nl | onderhoudsmonteur | maintenance
1 nl | monteur emmen | mechanic | @Emmen
1 nl | monteur fulltime | mechanic | h:uren-40
1 nl | cnc frezer | machinist-cnc
1 nl | lasser drachten | welder | @Drachten
1 nl | productie medewerker | production-worker
1 nl | productiewerk | production-worker
1 nl | kwaliteitsmedewerker | quality
1 nl | werktuigbouwkundig engineer | mechanical-engineer
1 nl | metselaar | bricklayer
1 nl | leerling timmerman | carpenter-trainee
1 nl | bbl bouw | carpenter-trainee | f:bouw c:leerwerk
1 nl | monteur warmtepompen | heating
1 nl | warmtepomp monteur | heating
1 nl | stratenmaker groningen | paver | @Groningen
1 nl | calculator | estimator
1 nl | bouwkundig tekenaar | draughtsman
1 nl | meester groep 8 | primary-teacher
1 nl | leraar | teacher
1 nl | wiskundedocent | maths-teacher
1 nl | leraar wiskunde | maths-teacher
1 nl | onderwijsassistent parttime | school-assistant | h:uren-16,uren-24,uren-32
1 nl | concierge | caretaker
1 nl | hogeschool docent | lecturer
1 nl | buschauffeur | bus
1 nl | bus chauffeur | bus
1 nl | chauffeur -bus | driver | -bus
1 nl | chauffeur friesland | driver | p:Friesland
1 nl | vrachtwagenchaufeur | truck
1 nl | heftruckchauffeur | forklift
1 nl | logistiek medewerker | warehouse
1 nl | orderpicker groningen | order-picker | @Groningen
1 nl | pakketbezorger | courier
1 nl | matroos | sailor
1 nl | logistiek planner | transport-planner
1 nl | automonteur | vehicle-mechanic
1 nl | frontend | frontend
1 nl | python | python
1 nl | software developer | developer
1 nl | webdeveloper | frontend
1 nl | systeembeheerder | sysadmin
1 nl | netwerk beheerder | devops
1 nl | servicedesk | helpdesk
1 nl | data engineer | data-engineer
1 nl | security officer | security-officer
1 nl | scrummaster | it-project
1 nl | developer thuiswerken | developer | remote
1 nl | ict hbo |  | f:ict e:hbo
1 nl | zelfstandig werkend kok | cook
1 nl | souschef | cook
1 nl | bediening | waiter
1 nl | bediening weekend | waiter
1 nl | hotelreceptionist | hotel-desk
1 nl | schoonmaakster | cleaner
1 nl | housekeeping | cleaner
1 nl | evenementen | events
1 nl | winkel parttime | shop | h:uren-16,uren-24,uren-32
1 nl | verkoop medewerker | shop
1 nl | vertegenwoordiger | sales
1 nl | inkoper | buyer
1 nl | commercieel medewerker binnendienst | sales-office
1 nl | tuincentrum | garden-centre
1 nl | webshop | web-shop
1 nl | beleidsadviseur | policy
1 nl | beleids adviseur wonen | policy
1 nl | wmo consulent | welfare
1 nl | burgerzaken | desk
1 nl | vergunningverlener | permits
1 nl | managementassistent | secretary
1 nl | directiesecretaresse | secretary
1 nl | overheid assen |  | f:overheid @Assen
1 nl | boekhouding | bookkeeper
1 nl | salarisadministrateur | payroll
1 nl | controller | controller
1 nl | belastingadviseur | tax
1 nl | p&o adviseur | hr
1 nl | recruiter | recruiter
1 nl | melkveehouderij | dairy
1 nl | hovenier friesland | gardener | p:Friesland
1 nl | slagerij | butcher
1 nl | banketbakker | baker
1 nl | zonnepanelen monteur | installer
1 nl | windmolen monteur | wind
1 nl | ecoloog | nature
1 nl | administratie parttime |  | f:finance h:uren-16,uren-24,uren-32
1 nl | vast contract heerenveen |  | c:vast @Heerenveen
1 en | software developer | developer
1 en | full stack developer | developer
1 en | machine learning engineer | data
1 en | site reliability | devops
1 en | customer support german | support
1 en | order picker | order-picker
1 en | warehouse groningen | warehouse | @Groningen
1 en | lorry driver | truck
1 en | bus driver | bus
1 en | receptionist | hotel-desk
1 en | line cook | cook
1 en | waitress | waiter
1 en | room attendant | cleaner
1 en | production operator | production-worker+operator
1 en | process operator | operator
1 en | export coordinator | logistics-office
1 en | caregiver | carer
1 en | carpenter | carpenter
1 en | plumber | plumber
1 en | maths teacher | maths-teacher
1 en | bookkeeper | bookkeeper
1 en | internship |  | c:stage
1 en | gardener | gardener
1 en | sales representative | sales
1 en | physiotherapist full-time | physio | h:uren-40
1 en | it remote |  | f:ict remote
1 ro | asistentă medicală | nurse
1 ro | infirmieră | nursing-aid
1 ro | șofer profesionist | truck
1 ro | sofer ce | truck
1 ro | culegător legume | greenhouse
1 ro | lăcătuș mecanic | fitter
1 ro | operator cnc | machinist-cnc
1 ro | dezvoltator web | frontend
1 ro | inginer calitate | quality
1 ro | manipulant depozit | warehouse
1 ro | îngrijitor animale | dairy
1 ro | lucrator ferma | farm-worker
1 ro | ambalator | packer
1 ro | mecanic | mechanic
1 ro | sudor cluj | welder | @Cluj-Napoca
1 ro | zidar | bricklayer
1 ro | contabil | bookkeeper+accountant
1 ro | chelner | waiter
1 ro | tamplar | carpenter
2 nl | museumdocent | museum-educator
2 nl | museum docent | museum-educator
2 nl | geluidstechnicus | sound
2 nl | grafisch vormgever | graphic
2 nl | gitaardocent | guitar-teacher
2 nl | bibliotheek parttime | library | h:uren-16,uren-24,uren-32
2 nl | stagiair communicatie | marketing-intern
2 nl | journalist | journalist
2 en | internship |  | c:stage
2 en | graphic designer | graphic
2 en | museum educator | museum-educator
2 en | stage manager | stage-manager
`;
