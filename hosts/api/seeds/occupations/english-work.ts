import { occupationCards } from './occupation-cards.ts';

/** Jobs in English outside ict: logistics, hospitality and production. */
export const englishWork = [
  ...occupationCards(
    'transport',
    `
# Warehouse Operator | Order Picker | Forklift Driver
@ magazijn groothandel x2
€ 15.2-18 hour
h 32-40 40 24-32
o vmbo mbo2 / starter
c tijdelijk vast
t Shifts, English-speaking
> A warm hall, a good truck and a team from eleven countries. At {org} {in} you can start within two weeks.
~ You collect your scanner, get your zone and go. Halfway through the shift you change places: loading, picking, packing. On Fridays the shift leader shares the figures and the snacks.
- You pick orders and prepare them for dispatch.
- You receive and check goods.
- You drive a reach truck or forklift.
- You keep the hall safe and tidy.
? You speak English; Dutch is welcome.
? You are fit and accurate.
? A forklift certificate, or you obtain it with us.
+ Travel costs from the first kilometre and transport from the station.
+ Free Dutch lessons on Wednesday, during working hours.
" I came for three months. My children now speak Dutch to me.

# International Truck Driver CE | Truck Driver CE (Benelux and Germany)
@ transport x1.4
€ 2780-3520 cao Beroepsgoederenvervoer, D
h 40
o vmbo mbo2 / ervaren
t Licence CE, International
> Fixed truck, fixed routes and home every weekend. From {plaats} you drive through the Benelux and northern Germany.
~ You leave on Monday with a full trailer and a clear plan. The planner calls only when something really changes. You sleep in your own cab, which is two years old and has a decent bed.
- You load, secure and deliver.
- You keep in touch with planning and customers.
- You look after your truck.
- You drive economically and safely.
? Licence CE and code 95.
? A driver card and a clean record.
? English or German.
+ All hours paid, allowances on top.
" Same truck, same dog, six years.

# Supply Chain Coordinator | Export Coordinator | Customs Specialist
@ magazijn industrie voedsel
€ 3100-4400
h 32-40 36-40
o hbo mbo4 / ervaren starter
t Hybrid, International
> Thirty countries, three time zones and a ship that leaves at noon. {In} you make sure our goods are on board.
~ You book transport, check papers and call a harbour where it is already evening. When a container is stuck, you find out why and tell the customer before they ask.
- You arrange shipments by road and sea.
- You prepare customs documents.
- You work with sales, planning and the warehouse.
- You improve lead times and costs.
? Experience in logistics or export.
? Fluent English, German is a plus.
? You stay calm when the schedule does not.
" I know more about Paraguayan stamps than I ever planned.
`,
    'en',
  ),
  ...occupationCards(
    'horeca',
    `
# Hotel Receptionist | Front Office Agent | Night Auditor
@ hotel recreatie x1.8
€ 2520-3060 cao Horeca
h 32-36 24-32
o mbo3 mbo4 / starter ervaren
t English-speaking, Shifts
> You are the first smile and the last goodbye. Our guests {in} come from all over the world, and so does the team.
~ You check people in, hand out bicycle maps and know where the sun sets best. If something goes wrong, you solve it before it becomes a complaint.
- You take care of arrivals and departures.
- You manage bookings and the till.
- You share tips about the region.
- You coordinate with housekeeping and the kitchen.
? Fluent English; Dutch or German is a plus.
? Friendly, also at six in the morning.
? Experience in hospitality, or a real wish to learn.
+ A staff room near the hotel for the first months.
" A guest once arrived with a goat. The guest could stay.

# Cook | Commis Chef | Line Cook
@ hotel restaurant recreatie x1.8
€ 2520-3160 cao Horeca
h 32-36 36-40
o vmbo mbo2 mbo3 / ervaren starter
t Kitchen, English-speaking
> Fresh fish, short menu, open kitchen. {Org} is looking for a cook who tastes before adding salt.
~ At one o’clock you start your preparation. At six the fire goes up, at eleven the whole brigade has a drink together. Two days off in a row, every week.
- You run your own section.
- You help to plan the menu with the seasons.
- You keep the kitchen clean and the stock right.
- You teach a trainee how it is done.
? Some years of experience in a good kitchen.
? English is enough to start with.
? Available in evenings and weekends.
+ Help with housing and registration.
" The soup is simple. So it has to be perfect.

# Housekeeping Employee | Room Attendant | Housekeeping Supervisor
@ hotel recreatie x1.4
€ 15-16.6 hour
h 16-24 24-32 8-16
o vmbo / starter
c tijdelijk vast
t Daytime, English-speaking
> A bed you want to fall into: that is how every holiday begins. {In} you make it so.
~ You start at nine with a list and a full trolley. You work in pairs, with music on, and finish around half past two.
- You clean rooms and cottages.
- You fill up linen and supplies.
- You report what is broken.
? You work neatly and at a good pace.
? No experience needed.
? Available on changeover days.
" You can tell from a room what kind of holiday it was.
`,
    'en',
  ),
  ...occupationCards(
    'techniek',
    `
# Production Operator | Process Operator | Machine Operator
@ industrie voedsel x1.5
€ 2650-3550
h 36-40 32-40
o mbo2 mbo3 / starter ervaren
t Shifts, English-speaking
> Learn a trade while you earn. At {org} {in} you run a line with a team of {team} and a trainer who speaks your language.
~ You take over from the night shift, walk your round and take the first sample. When all is well there is time to learn something new. When it is not, you are never alone.
- You start, watch and stop the machines.
- You check quality and adjust.
- You solve small faults.
- You clean and hand over properly.
? You speak English; we teach you Dutch.
? You can work in shifts.
? Safety comes before speed.
+ Shift allowance of up to 28%.
" At five in the morning the factory is at its most beautiful.
`,
    'en',
  ),
];
