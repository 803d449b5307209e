/**
 * What people type on a job board, written on 25 November 2026 from the kinds of work that the demo has, by somebody who
 * had read the searches of `FOURTH` and the first letters of the dictionary, and none of `UNSEEN`. Seen from the same day
 * on: see docs/decisions/0130. Lines as those of `TUNING`.
 */
export const FIFTH = `
1 en | hgv driver | truck
1 en | lorry driver class 1 | truck
1 en | delivery driver groningen | courier | @Groningen
1 en | van driver parcels | courier
1 en | warehouse associate | warehouse
1 en | production line worker | production-worker
1 en | factory jobs | production-worker
1 en | cnc operator | machinist-cnc
1 en | mig welder | welder
1 en | mechanic for trucks | vehicle-mechanic
1 en | plumbing | plumber
1 en | heat pump installer | heating
1 en | solar panel installer | installer
1 en | electrical technician | electrician
1 en | handyman | maintenance
1 en | carpentry | carpenter
1 en | care home worker | carer
1 en | caregiver elderly | carer
1 en | kindergarten teacher | childcare
1 en | daycare | childcare
1 en | teaching assistant | school-assistant
1 en | math teacher | maths-teacher
1 en | school janitor | caretaker
1 en | kitchen staff | cook
1 en | sous chef | cook
1 en | bar and restaurant staff | waiter
1 en | night receptionist | hotel-desk
1 en | hotel cleaner groningen | cleaner | @Groningen
1 en | fullstack engineer | frontend+backend
1 en | junior developer groningen | developer | @Groningen
1 en | data science | data
1 en | it support engineer | helpdesk+support
1 en | accounts payable | bookkeeper
1 en | hr assistant | hr
1 en | farm jobs | farm-worker
1 en | tractor driver | tractor
1 en | meat processing | butcher
1 en | wind turbines | wind
1 en | quality inspector | quality
1 en | park ranger | nature
1 en | dispatcher | transport-planner
1 en | call centre agent | customer-service
1 en | store manager | shop-lead
1 en | legal adviser | lawyer
1 en | tax consultant | tax
1 en | executive assistant | secretary
2 en | stagehand | rigger
2 en | museum security | museum-guard
2 en | videographer | camera
2 en | gallery assistant | gallery
2 en | costume designer | costume
2 en | ballet teacher | dance-teacher
1 en | cleaning lady | household-help+cleaner
1 en | scrum master remote | it-project
1 en | ux researcher | designer-ux
1 en | cyber security analyst | security-officer
1 en | office administrator bookkeeping | bookkeeper
1 en | municipality policy officer | policy
1 en | dragon rider | nothing
1 nl | zorgmedewerker ouderen | carer
1 nl | ziekenhuis verpleging | nurse
1 nl | balie huisartsenpraktijk | doctors-assistant
1 nl | pedagogisch medewerkster peuters | childcare
1 nl | jongerenwerker | youth-care
1 nl | monteur buitendienst | mechanic
1 nl | lasser mig/mag | welder
1 nl | operator voedingsindustrie | operator
1 nl | timmerwerk | carpenter
1 nl | bouwvakker | carpenter+bricklayer+paver
1 nl | cv ketel onderhoud | heating
1 nl | zonnepanelen | installer
1 nl | onderwijzer basisonderwijs | primary-teacher
1 nl | chauffeur ce nationaal | truck
1 nl | lijnbus chauffeur | bus
1 nl | postbezorger | courier
1 nl | heftruck certificaat | forklift
1 nl | reachtruck | forklift
1 nl | schipper | sailor
1 nl | java developer medior | java
1 nl | netwerk beheer | sysadmin
1 nl | informatiebeveiliging | security-officer
1 nl | keukenhulp | cook
1 nl | gastvrouw restaurant | waiter
1 nl | supermarkt | shop
1 nl | kassamedewerker | shop
1 nl | klantenservice thuiswerken | customer-service | remote
1 nl | salaris administratie | payroll
1 nl | melken | dairy
1 nl | tuinbouw kassen | greenhouse
1 nl | milieustraat | waste
2 nl | theatertechniek | stage-technician
2 nl | zangdocent | singing-teacher
2 nl | podcast maken | journalist
2 nl | communicatiemedewerker | marketing+press
1 nl | vrachtwagen rijbewijs c | truck
1 nl | elektricien woningbouw | electrician
1 nl | leerkracht invaller | primary-teacher
1 nl | technisch tekenaar | draughtsman
1 nl | zeemeermin | nothing
1 ro | asistent medical bucuresti | nurse | @București
1 ro | infirmier spital | nursing-aid
1 ro | sofer categoria c | truck
1 ro | sofer tir intern | truck
1 ro | angajari sofer curier | courier
1 ro | stivuitorist cluj | forklift | @Cluj-Napoca
1 ro | gestionar depozit | warehouse
1 ro | manipulant marfa | warehouse
1 ro | muncitor necalificat fabrica | production-worker
1 ro | ambalator manual | packer
1 ro | sudor electric | welder
1 ro | electromecanic | maintenance
1 ro | operator masini cnc | machinist-cnc
1 ro | programator java senior | java
1 ro | web developer | frontend
1 ro | ingrijitor vaci | dairy
1 ro | lucrator sera | greenhouse
1 ro | munca in agricultura | | f:landbouw
1 ro | bucatar olanda | cook
1 ro | camerista | cleaner
1 ro | receptioner hotel | hotel-desk
1 ro | educatoare | childcare
1 ro | profesor de matematica | maths-teacher
1 ro | contabilitate primara | bookkeeper
1 ro | vanzatoare | shop
1 ro | agent vanzari | sales
1 ro | secretara | secretary
1 ro | gradinar | gardener
1 ro | macelar | butcher
1 ro | brutar | baker
1 ro | mecanic auto camioane | vehicle-mechanic
1 ro | ospatar hotel | waiter
1 ro | menajera | household-help
1 ro | profesor engleza | english-teacher
1 ro | montator panouri solare | installer
1 ro | livrator comenzi | courier
1 ro | imblanzitor de lei | nothing
`;
