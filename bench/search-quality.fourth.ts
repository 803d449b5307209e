/**
 * What people type, written on 25 November 2026 by somebody who had read neither the dictionary nor the searches before
 * these, from the kinds of work that the demo has. Seen from the same day on: see docs/decisions/0115. Lines as those of
 * `TUNING`.
 */
export const FOURTH = `
1 nl | zuster in de wijk | district-nurse
1 nl | werken als verpleger | nurse
1 nl | ggz verpleegkundige assen | mental-health | @Assen
1 nl | bejaardenverzorgster | carer
1 nl | helpende zorg | nursing-aid
1 nl | dokters assistente | doctors-assistant
1 nl | assistente huisarts leeuwarden | doctors-assistant | @Leeuwarden
1 nl | gehandicapten zorg | support-worker
1 nl | woonbegeleider drachten | support-worker | @Drachten
1 nl | psychiatrie | mental-health
1 nl | werken met jongeren | youth-care
1 nl | kinderopvang 24 uur | childcare | h:uren-24
1 nl | juf op een creche | childcare
1 nl | buitenschoolseopvang | after-school
1 nl | fysiotherapeute | physio
1 nl | ergoterapeut | occupational-therapist
1 nl | schoonmaken bij mensen thuis | household-help
1 nl | thuishulp hoogezand | household-help | @Hoogezand
1 nl | operatiekamer | operating
1 nl | leren en werken in de zorg | | f:zorg c:leerwerk
1 nl | onderhoudsmonteur -bussen | maintenance | -vehicle-mechanic
1 nl | technische dienst delfzijl | maintenance | @Delfzijl
1 nl | cnc draaier | machinist-cnc
1 nl | frezer | machinist-cnc
1 nl | laser mig mag | welder
1 nl | lassen delfzijl | welder | @Delfzijl
1 nl | machine bediener | operator
1 nl | baan in een fabriek | production-worker
1 nl | inpakster | packer
1 nl | werkvoorberijder | work-planner
1 nl | kwaliteits controle | quality
1 nl | werken in een lab | lab
1 nl | ploegleidster | production-lead
1 nl | timerman | carpenter
1 nl | timmerman starter | carpenter | l:starter
1 nl | metselen | bricklayer
1 nl | leerling in de bouw | | f:bouw c:leerwerk
1 nl | uitvoerder bouw groningen | site-manager | @Groningen
1 nl | lootgieter | plumber
1 nl | warmte pomp monteur | heating
1 nl | cv monteur | heating
1 nl | electromonteur | electrician
1 nl | schilderwerk | painter
1 nl | straatmaker | paver
1 nl | "machinist graafmachine" | digger
1 nl | bouwtekenaar | draughtsman
1 nl | basisschool juf | primary-teacher
1 nl | meester groep 8 groningen | primary-teacher | @Groningen
1 nl | wiskunde leraar | maths-teacher
1 nl | lerares engels | english-teacher
1 nl | klassenassistent | school-assistant
1 nl | directrice school | headteacher
1 nl | consierge | caretaker
1 nl | docent hogeschool | lecturer
1 nl | vrachtwagenrijder | truck
1 nl | chauffeur geen bus | driver | -bus
1 nl | stadsbus rijden | bus
1 nl | orderpiker | order-picker
1 nl | magazijnmedewerkster meppel | warehouse | @Meppel
1 nl | vorkheftruck | forklift
1 nl | transport planner | transport-planner
1 nl | automonteur vrachtwagens | vehicle-mechanic
1 nl | pakket bezorgster | courier
1 nl | werken op een veerboot | sailor
1 nl | websites bouwen | frontend
1 nl | programeur groningen | developer | @Groningen
1 nl | it helpdesk | helpdesk
1 nl | ict beheerder | sysadmin
1 nl | data analist thuiswerken | data | remote
1 nl | cybersecurity | security-officer
1 nl | "docent wiskunde" | maths-teacher
1 nl | ux design | designer-ux
1 nl | koken in een restaurant | cook
1 nl | serverster | waiter
1 nl | ober weekend | waiter
1 nl | hotel receptie avond | hotel-desk
1 nl | kamers schoonmaken hotel | cleaner
1 nl | restaurantmanager | hospitality-manager
1 nl | animatieteam | recreation
1 nl | werken in een winkel | shop
1 nl | winkelmedewerkster dokkum | shop | @Dokkum
1 nl | filiaal manager | shop-lead
1 nl | verkoper in de buitendienst | sales
1 nl | binnendienst medewerker | sales-office
1 nl | tuin centrum | garden-centre
1 nl | call center | customer-service
1 nl | beleidsmedwerker gemeente | policy
1 nl | juriste | lawyer
1 nl | bijstand consulent | welfare
1 nl | werken aan de balie gemeente | desk
1 nl | handhaving | enforcement
1 nl | waterschap | water
1 nl | secretarese groningen | secretary | @Groningen
1 nl | acountant | accountant
1 nl | boekhoudtser parttime | bookkeeper | h:uren-16,uren-24,uren-32
1 nl | loonadministratie | payroll
1 nl | belastingen | tax
1 nl | verzekering schade | insurance
1 nl | hrm hbo | hr | e:hbo
1 nl | notariskantoor | notary
1 nl | melkvee bedrijf | dairy
1 nl | trekker rijden | tractor
1 nl | werken in de kas | greenhouse
1 nl | tuinen aanleggen | gardener
1 nl | banket bakker | baker
1 nl | vis fileren | fish
1 nl | werken aan windmolens | wind
1 nl | zonnepannelen leggen | installer
1 nl | boswachtster | nature
1 nl | vuilnis ophalen | waste
1 nl | vaste baan emmen techniek | | @Emmen f:techniek c:vast
1 nl | bijbaan horeca | | f:horeca h:uren-16
1 nl | stage horeca | | f:horeca c:stage
2 nl | suppost museum | museum-guard
2 nl | gids in museum | museum-educator
2 nl | kaartjes verkopen theater | audience
2 nl | licht techniek | light
2 nl | geluid techniek | sound
2 nl | piano lerares | piano-teacher
2 nl | gitaarles geven | guitar-teacher
2 nl | dansjuf | dance-teacher
2 nl | camaraman groningen | camera | @Groningen
2 nl | video's monteren | video-editor
2 nl | journaliste | journalist
2 nl | werken in de bieb | library
2 nl | leesconsulente nijmegen | reading | @Nijmegen
2 nl | decor bouwen | set-builder
2 nl | kleding maken theater | costume
2 nl | social media marketing | marketing
2 nl | stage communicatie | marketing-intern
2 nl | grafisch vormgeefster | graphic
2 nl | fondsen werven | fundraiser
2 nl | bioscoop | cinema
2 nl | restauratrice | restorer
2 nl | galerij medewerker amsterdam | gallery | @Amsterdam
2 nl | archiefmedewerker | archive
2 nl | vrijwilligers festival | volunteers
2 nl | persvoorlichter | press
1 nl | dementie begeleiding | dementia
1 nl | machine bouw ingenieur | mechanical-engineer
1 nl | bouw calculatie | estimator
1 nl | praktijkleraar techniek mbo | instructor
1 nl | intern begeleidster | school-counsellor
1 nl | c# programmeur | dotnet
1 nl | inkoopster | buyer
1 nl | webwinkel | web-shop
1 nl | vergunningen | permits
1 nl | evenementen organiseren | events
1 nl | financieel controler | controller
1 nl | recruitster | recruiter
1 nl | slagers | butcher
1 nl | voedings technoloog | food-technologist
1 nl | energie transitie | energy-project
1 nl | stroomnet monteur | net
1 nl | bodemonderzoek | environment
2 nl | conservater museum | conservator
2 nl | tentoonstelling opbouwen | art-handler
2 nl | museumdepot | collection
2 nl | theater programmeur | programmer-theatre
2 nl | orkest | orchestra
2 nl | tekenfilms maken | animator
2 nl | toneel meester | stage-manager
2 nl | podium opbouwen | rigger
1 nl | dolfijnentrainer | nothing
1 nl | ruimtevaarder | nothing
1 en | nurses | nurse
1 en | home care assistant | carer
1 en | nursery worker | childcare
1 en | phisical therapist | physio
1 en | cleaning houses | household-help
1 en | wind technician | wind
1 en | machine operator stadskanaal | operator | @Stadskanaal
1 en | factory packing | packer
1 en | assembly line | production-worker
1 en | bricklayers | bricklayer
1 en | electritian | electrician
1 en | house painter | painter
1 en | elementary teacher groningen | primary-teacher | @Groningen
1 en | truck driving | truck
1 en | wharehouse job tilburg | warehouse | @Tilburg
1 en | reach truck | forklift
1 en | parcel delivery | courier
1 en | import export | logistics-office
1 en | react developer | frontend
1 en | go programmer groningen | golang | @Groningen
1 en | software enginer remote | developer | remote
1 en | data analysist | data
1 en | cloud engineer senior | devops | l:senior
1 en | customer suport | support
1 en | chef amsterdam | cook | @Amsterdam
1 en | hotel front desk | hotel-desk
1 en | chambermaid | cleaner
1 en | waiting tables | waiter
1 en | shop assistant | shop
1 en | book keeper | bookkeeper
1 en | milking cows | dairy
1 en | greenhouse picker | greenhouse
1 en | gardner | gardener
2 en | lighting technician | light
2 en | museum guide | museum-educator
2 en | graphic designer freelance | graphic | c:freelance
1 en | submarine captain | nothing
1 en | lion tamer | nothing
1 ro | asistente medicale | nurse
1 ro | infirmiera bucuresti | nursing-aid | @București
1 ro | ingrijire batrani | carer+nursing-aid
1 ro | sudura | welder
1 ro | lacatus | fitter
1 ro | strungar cnc | machinist-cnc
1 ro | mecanic intretinere | maintenance
1 ro | munca in fabrica | production-worker
1 ro | ambalare produse | packer
1 ro | operator brasov | operator | @Brașov
1 ro | controlor calitate | quality
1 ro | sofer de camion | truck
1 ro | soferi | driver
1 ro | sofer autobuz | bus
1 ro | curier colete | courier
1 ro | munca la depozit | warehouse
1 ro | stivuitor timisoara | forklift | @Timișoara
1 ro | dezvoltator software cluj | developer | @Cluj-Napoca
1 ro | tester software | test-engineer
1 ro | java | java
1 ro | muncitor agricil | farm-worker
1 ro | condus tractor | tractor
1 ro | munca la ferma | farm-worker
1 ro | culegator legume sera | greenhouse
1 ro | mulgator vaci | dairy
1 ro | bucatr | cook
1 ro | camerista hotel | cleaner
1 ro | electrician constructii | electrician
1 ro | zugrav | painter
1 ro | dulgher | carpenter
1 ro | vrajitor | nothing
1 ro | pilot de avion | nothing
`;
