import { occupationCards } from './occupation-cards.ts';

/** Building and installing in English: for a board whose own language it is. */
export const englishBuilding = occupationCards(
  'bouw',
  `
# Carpenter | Site Carpenter | Joiner | Timber Frame Builder
@ bouw x2
€ 2840-3760 cao Bouw & Infra
h 36-40 40 32-40
o mbo2 mbo3 / ervaren starter
t On site, Renovation
> New houses, old barns and now and then a church roof. {In} you build what will still be there when you are not.
~ Coffee at seven, tools by half past. You set frames with a colleague who knows which way the wind will turn. On Thursday the roof is closed and everybody looks up for a moment.
- You build timber frames, roofs and stairs.
- You fit windows, doors and finishing.
- You read drawings and say so when they are wrong.
- You teach an apprentice.
? A few years in carpentry, or a good diploma.
? You work safely and tidily.
? English is enough on our sites; a licence to drive helps.
+ Tools and clothing of your own choice.
" Drive past in thirty years. That is mine, I say then.

# Electrician | Installation Electrician | Solar Panel Installer
@ installatie x1.8
€ 2780-3690 cao Metaal & Techniek
h 36-40 32-40 40
o mbo2 mbo3 mbo4 / ervaren starter
t Installation, Company car
> Every house wants a heat pump, and somebody who connects it well. In {plaats} and around you are that somebody.
~ You load the van, drive to the first address and take off your shoes. By noon the panels deliver, and the customer watches the meter run backwards. You explain how it works, twice.
- You lay out and connect installations in houses and companies.
- You test, measure and hand over with a report.
- You find faults that others walk past.
? A diploma in electrical engineering.
? VCA, or you obtain it with us.
? You can explain it to somebody’s grandmother.
+ A van that may go home with you.
" The light goes on. It stays a good moment.

# Plumber | Heating Engineer | Heat Pump Engineer | Service Engineer, heating
@ installatie x1.5
€ 2760-3780 cao Metaal & Techniek
h 36-40 32-40
o mbo2 mbo3 / ervaren
t Service, Company car
> In winter you are the most popular person {in}. In summer you make sure the next winter goes without you.
~ Six addresses, two of them urgent. You hear at the door what is wrong and take the time to look why. At four you call the workshop about a part that will be there in the morning.
- You install, service and repair heating and water.
- You replace boilers by heat pumps.
- You advise people honestly, also when that sells less.
? Some years of experience with heating or sanitary systems.
? F-gas certificate, or the wish to get it.
? A driving licence.
" They remember you when it is minus eight.

# Site Manager | Assistant Site Manager | Work Planner
@ bouw x1.2
€ 3480-5080 
h 36-40 32-40
o mbo4 hbo / ervaren senior
t Projects, Lead
> Forty people, nine subcontractors and one date that stands. {In} you make it meet.
~ You walk the site before anybody is there. At eight you speak with everybody, at nine you know what will be late. You move two lorries and a crane, and the concrete still comes on time.
- You plan people, material and machines.
- You keep quality, safety and money in view.
- You are the face of the building for its neighbours.
- You solve what was not on the drawing.
? A background in building and some years on site.
? You speak with architects and with bricklayers.
? English and a second language of the site.
+ A lease car and a share in the result.
" A good day is one without a telephone call after six.

# Painter | Plasterer | Roofer | Bricklayer
@ bouw x1.4
€ 2640-3480 cao Afbouw
h 36-40 32-40 24-32
o vmbo mbo2 / ervaren starter
t Craft, Outdoors
> Weather, height and a straight line. {Org} looks for craft {in}, and pays for it.
~ You prepare for as long as it needs. Nobody sees that, but everybody sees when you did not. With a team of {team} you do one street at a time.
- You prepare, repair and finish.
- You work from scaffolding and ladders.
- You leave the place tidier than it was.
? A steady hand and some experience.
? No fear of heights.
? You show up, also in February.
" The best compliment is that nobody notices.
`,
  'en',
);
