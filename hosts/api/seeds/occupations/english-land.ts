import { occupationCards } from './occupation-cards.ts';

/** Farming, food and energy in English: for a board whose own language it is. */
export const englishFarming = occupationCards(
  'landbouw',
  `
# Greenhouse Worker | Crop Worker | Greenhouse Team Leader
@ kas x2
€ 15-17.2 hour
h 32-40 36-40 24-32
o vmbo mbo2 / starter
c tijdelijk vast
t Greenhouse, English-speaking
> Warm work in a cold country. {In} you grow what is on the plates of half of Europe tomorrow.
~ You start early, when the light comes through the glass. Row by row, with music, and coffee at half past nine. In the afternoon you see what you have done: three hundred metres of green.
- You tend, pick and sort.
- You see pests before they see you.
- You work with a team from many countries.
? Good hands and good spirits.
? English is enough.
? Available from six in the morning.
+ Housing for the first half year, and a bicycle.
" In February I work in a T-shirt.

# Dairy Farm Worker | Herd Manager | Milker | Stable Assistant
@ boerderij x1.6
€ 2480-3360 
h 32-40 24-32 36-40
o mbo2 mbo3 / ervaren starter
t Animals, Outdoors
> A hundred and forty cows who all know who is late. {In} you are up before the sun, and home by noon.
~ You milk with a robot and with your eyes. A calf comes in the night, the vet comes in the morning. In between you fix a fence and look over the dike.
- You care for cows and calves.
- You keep watch over health and feed.
- You drive tractor and loader.
? Experience with animals.
? You can work alone and like company at the table.
? A driving licence, a tractor one is a plus.
" Number 88 is the boss. I only work here.

# Quality Officer, food | Laboratory Technician, food | Food Technologist
@ voedsel boerderij x1.2
€ 2820-4060
h 32-40 36-40
o mbo4 hbo wo / ervaren starter
t Laboratory, Food
> You taste it before millions do. At {org} in {plaats} you decide what may leave the factory.
~ You take samples, run the tests and stop a line when it must. Nobody likes that minute, everybody is glad of it later.
- You test raw materials and products.
- You keep certificates and audits in order.
- You develop recipes with marketing and the kitchen.
? A degree in food or laboratory science.
? Precise, and not afraid to say stop.
? Fluent English.
" I can tell the week of the milk with my eyes closed.

# Agricultural Mechanic | Field Technician, drones and sensors | Farm Adviser
@ boerderij groothandel kas
€ 2760-3920
h 36-40 32-40
o mbo3 mbo4 hbo / ervaren starter
t Company car, Technology
> A tractor has more computers than an office. {In} you keep them all talking.
~ In harvest time the phone rings at night and you go. In winter you take machines apart and explain to a farmer why data is worth a harvest.
- You service and repair machines on the spot.
- You set up sensors, drones and robots.
- You advise on soil, water and yield.
? A technical or agricultural diploma.
? A good sense of direction in flat land.
? English, a driving licence.
" I know every farm dog by name.
`,
  'en',
);

export const englishEnergy = occupationCards(
  'energie',
  `
# Wind Turbine Technician | Offshore Technician | Service Technician, wind
@ energie x2
€ 3180-4360
h 36-40 40
o mbo3 mbo4 / ervaren starter
t Offshore, Shifts
> The best view of the North Sea, at a hundred metres. From {plaats} you keep three hundred thousand houses running.
~ The boat leaves at six if the waves allow it. You climb, listen, replace a sensor and eat your sandwich above the clouds. When the weather turns you are back before it.
- You maintain and repair turbines at sea and on land.
- You find faults together with the control room.
- You work safely, always in pairs.
? A technical diploma, GWO certificates or the will to get them.
? No fear of heights, no seasickness, or pills that work.
? Fluent English.
+ Two weeks on, two weeks off.
" Seals wave back. I am quite sure.

# Grid Engineer | Electrical Engineer, high voltage | Project Engineer, hydrogen
@ energie industrie x1.4
€ 3620-5480
h 36-40 32-40
o hbo wo / ervaren senior
t Hybrid, Transition
> The cables are full and everybody wants more. {In} you build the net of the next fifty years.
~ You calculate in the morning, walk a route in the afternoon and explain to a village why the station comes here. In the end they ask whether children may visit.
- You design stations, cables and connections.
- You guide contractors and permits.
- You work out what happens when the wind drops.
? A degree in electrical or civil engineering.
? You can draw it on a napkin.
? English at C1.
" My daughter calls it daddy’s very large plug.

# Environmental Adviser | Ecologist | Soil Specialist
@ milieu energie x1.3
€ 3080-4640
h 24-32 32-36
o hbo wo / ervaren starter
t Outdoors, Reports
> Bats, bearings and building permits. From {plaats} you find the way that works for all three.
~ At four in the morning you count birds, at two in the afternoon you explain to a developer what that means. By Friday there is a plan with a pond in it.
- You do field work in every season.
- You write advice that judges and builders understand.
- You guide work so that nature gains by it.
? A degree in ecology, soil or environmental science.
? Boots of your own.
? English, and Dutch names of birds.
" A newt once moved a motorway.

# Recycling Operator | Driver, waste collection | Materials Sorter
@ milieu x1.5
€ 2420-3080 cao Beroepsgoederenvervoer
h 32-40 36-40 24-32
o vmbo mbo2 / starter
c tijdelijk vast
t Shifts, English-speaking
> What others throw away begins again with you. At {org} {in} nothing is rubbish before you say so.
~ You start the belt, take out what does not belong and see the bales leave for a second life. Somebody once found a wedding ring. It went back.
- You run sorting lines and machines.
- You load, unload and keep the yard safe.
- You help visitors of the recycling centre.
? You can work in shifts and in the open air.
? English or German.
? A forklift certificate is a plus.
" I look at packaging differently now. Ask my children.
`,
  'en',
);
