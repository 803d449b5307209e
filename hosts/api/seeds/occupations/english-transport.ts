import { occupationCards } from './occupation-cards.ts';

/** More transport in English: for a board whose own language it is. */
export const englishTransport = occupationCards(
  'transport',
  `
# Bus Driver | City Bus Driver | Regional Bus Driver | Night Bus Driver
@ bus x1.6
€ 2710-3420 cao Openbaar Vervoer
h 24-32 32-36 36-40
o vmbo mbo2 / starter ervaren
t Shifts, Licence D
> The first bus leaves while the town still sleeps. {In} you bring everybody to work, to school and home again.
~ You greet two hundred people before lunch, and know by their shoes where they are going. In the break you drink coffee with a colleague from another line.
- You drive on time, gently and safely.
- You help people in, out and on their way.
- You report what is wrong with bus or road.
? A licence B; we train you for D and pay for it.
? You like people, early and late.
? English and enough Dutch for a timetable.
+ Free travel for you and your household.
" The last passenger always says good night. So do I.

# Deckhand | Ferry Crew Member | Mate, ferry | Purser
@ veer x1.6
€ 2640-3580
h 32-40 36-40
o vmbo mbo3 / starter ervaren
c vast tijdelijk
t Sea, Shifts
> Every crossing is another sky. From {plaats} you bring islanders home and visitors to the best week of their year.
~ Ropes, ramps, a dog that will not come aboard. Halfway the seals lie on the sandbank, and you tell the children where to look.
- You load, moor and keep watch.
- You see to the safety of hundreds of people.
- You keep the ship clean and in paint.
? Sea legs and steady hands.
? Certificates, or you obtain them with us.
? English and a smile in any weather.
" Between two tides there is always time for a story.

# Delivery Driver | Van Driver | Parcel Courier | Moving Assistant
@ transport magazijn x1.5
€ 15-17.4 hour
h 24-32 32-40 16-24
o vmbo mbo2 / starter
c tijdelijk vast
t Licence B, Flexible
> Sixty addresses, three dogs, one route that you know by heart. {In} you are the most welcome face of the day.
~ You load at seven in the order of the streets. At noon you are ahead of the planning; at two a bridge is open. You are home for supper.
- You deliver and collect with an electric van.
- You lift what others cannot carry.
- You look after van and load.
? A licence B and a good eye for parking.
? Fit and friendly.
? English is enough to start with.
" The lady at number nine waits with soup. Every Tuesday.

# Transport Planner | Fleet Coordinator | Dispatcher
@ transport bus magazijn
€ 2840-3960
h 32-40 36-40 24-32
o mbo4 hbo / ervaren starter
t Office, Planning
> Forty trucks, one screen and a head that stays cool. At {org} {in} you make it fit.
~ At six you see what the night has done to your plan. By seven it stands again. You know every driver by voice and what each of them will not do on a Friday.
- You plan trips, drivers and loads.
- You solve delays before customers notice.
- You keep hours and rules in order.
? Experience with planning or on the road.
? You think in alternatives.
? English, and German or Dutch.
" The best day is one on which nobody calls me.
`,
  'en',
);
