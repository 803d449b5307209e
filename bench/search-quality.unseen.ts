/**
 * What people type, written on 25 November 2026 by somebody who had read neither the dictionary nor the other searches,
 * from the kinds of work that the demo has; without what another half has too. Lines as those of `TUNING`.
 */
export const UNSEEN = `
1 nl | muskusratten vangen | water
1 nl | verpleegkundige Delfzijl | nurse | @Delfzijl
1 nl | thuiszorg | household-help+carer+district-nurse
1 nl | helpende | nursing-aid
1 nl | verzorgende | carer
1 nl | bejaarden verzorgen | carer+nursing-aid
1 nl | verzorgende ig drachten parttime | carer | @Drachten h:uren-16,uren-24,uren-32
1 nl | alzheimer | dementia
1 nl | praktijkopleider in de zorg | nurse-trainer
1 nl | ik wil graag met kinderen werken | childcare+school-assistant+primary-teacher+youth-care
1 nl | buitenschoolse opvang Groningen | after-school | @Groningen
1 nl | ergotherapeute | occupational-therapist
1 nl | huishoudelijke hulp Groningen | household-help | @Groningen
1 nl | ziekenhuis | nurse+doctors-assistant+operating | -district-nurse
1 nl | monteur -auto | mechanic | -vehicle-mechanic
1 nl | bodem en water | environment+water
1 nl | procesoperater | operator
1 nl | productiemedewerker fulltime | production-worker | h:uren-40
1 nl | werkvoorbereidr | work-planner
1 nl | werktuigbouwkundige | mechanical-engineer
1 nl | timmerlui | carpenter
1 nl | timmerman bbl | carpenter-trainee | c:leerwerk
1 nl | uitvoerder bouw | site-manager
1 nl | monteur laagspanning | net
1 nl | huisschilder Leeuwarden | painter | @Leeuwarden
1 nl | straten maken | paver
1 nl | kraanmachinist | digger
1 nl | wiskundelerares | maths-teacher
1 nl | agrarisch adviseur | farm-advisor
1 nl | mbo docent techniek | instructor
1 nl | ib'er | school-counsellor
1 nl | busschauffeur | bus
1 nl | magazijn | warehouse
1 nl | logistiek avond | | f:transport
1 nl | transportplanner | transport-planner
1 nl | pakketjes rondbrengen | courier
1 nl | werken op een schip | sailor
1 nl | notariaat | notary
1 nl | c# | dotnet
1 nl | ict helpdesk Assen | helpdesk | @Assen
1 nl | zonnepanelen leggen | installer
1 nl | ux | designer-ux
1 nl | serveerster | waiter
1 nl | schoonmaakwerk veendam | cleaner+household-help | @Veendam
1 nl | zwemles geven | recreation
1 nl | verkoopster | shop
1 nl | winkel bijbaan | shop | h:uren-16
1 nl | filiaalmanager | shop-lead
1 nl | buitendienst | sales
1 nl | comercieel medewerker binnendienst | sales-office
1 nl | baliemedewerker gemeente | desk
1 nl | gemeente | | f:overheid
1 nl | ik zoek werk als boekhouder | bookkeeper
1 nl | administratief medewerker | bookkeeper+secretary+payroll
1 nl | personeelszaken | hr
2 nl | theaterprogrammeur | programmer-theatre
2 nl | zakelijk leider | business-lead
2 nl | regieassistente | dramaturg
2 nl | tourmanager | artistic-planning
2 nl | curator | curator
2 nl | galerie | gallery
2 nl | kunst openbare ruimte | art-project
2 nl | tentoonstellingen opbouwen | art-handler
2 nl | conservator den haag | conservator | @Den Haag
2 nl | collectie beheerder | collection
2 nl | rondleidingen geven | museum-educator
2 nl | museum | | f:musea
2 nl | archief | archive
2 nl | suppoost weekend | museum-guard
2 nl | productieleider | production-manager
2 nl | festival | volunteers+events+music-programmer+rigger
2 nl | lezen stimuleren op school | reading
2 nl | pianolerares | piano-teacher
2 nl | gitaarles | guitar-teacher
2 nl | muziekdocenten -piano | music-teacher | -piano-teacher
2 nl | dansdocente | dance-teacher
2 nl | toneelles geven | arts-teacher
2 nl | cultuurcoach | culture-education
2 nl | hoofd educatie | head-education
2 nl | montage | video-editor
2 nl | cameravrouw | camera
2 nl | animatie | animator
2 nl | communicatie | marketing+press
2 nl | woordvoerder | press
2 nl | fondsenwerving | fundraiser
2 nl | theatertechniek rotterdam | stage-technician | @Rotterdam
2 nl | lichttechnikus | light
2 nl | inspicient | stage-manager
2 nl | decorbouwer | set-builder
2 nl | hoofd techniek | head-technique
2 nl | kostuums naaien | costume
2 nl | bibliothecaresse | library
1 en | driver -truck | driver | -truck
1 en | forklift | forklift
1 en | warehouse jobs | warehouse
1 en | insurance claims | insurance
1 en | golang | golang
1 en | fullstack dev | frontend+backend
1 en | backend developer remote | backend | remote
1 en | data enginer | data-engineer
1 en | technical support | support
1 en | german speaking customer service | customer-service+support
1 en | supply chain | logistics-office
1 en | chef | cook
1 en | kitchen work Terschelling | cook | @Terschelling
1 en | i am looking for a job as a cleaner | cleaner+household-help
1 en | english teacher | english-teacher
1 en | fish factory | fish+production-worker
1 en | project manager | it-project+project-leader
1 en | financial controller | controller
1 en | energy transition | energy-project
1 en | payroll | payroll
1 en | tax advisor | tax
1 en | lawyer | lawyer
1 en | food technologist | food-technologist
1 en | picking vegetables | greenhouse
1 en | gardening | gardener
1 en | wind turbine technician | wind
1 en | it groningen | | f:ict @Groningen
1 ro | infirmiera | nursing-aid
1 ro | îngrijire bătrâni | carer+nursing-aid
1 ro | panouri fotovoltaice | installer
1 ro | lăcătuș | fitter
1 ro | tehnician mentenanta | maintenance
1 ro | operator producție | operator+production-worker
1 ro | fabrica de peste | fish+production-worker
1 ro | șofer tir | truck
1 ro | sofer | driver
1 ro | soferi categoria ce | truck
1 ro | programator java cluj | java | @Cluj-Napoca
1 ro | mulgătoare | dairy
1 ro | agricultura sezonier | | f:landbouw c:tijdelijk
1 ro | caut de lucru la seră | greenhouse
1 ro | cameristă | cleaner
1 ro | bucatar | cook
1 ro | instalator | plumber+heating
1 nl | asdfghjkl | nothing
2 nl | hersenchirurg | nothing
1 en | astronaut | nothing
1 ro | vânător de dragoni | nothing
`;
