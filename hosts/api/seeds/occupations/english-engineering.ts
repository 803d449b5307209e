import { occupationCards } from './occupation-cards.ts';

/** Engineering in English: for a board whose own language it is. */
export const englishEngineering = occupationCards(
  'techniek',
  `
# Maintenance Technician | Mechanical Fitter | Service Technician | Mechatronics Technician
@ industrie voedsel werf x2
€ 2880-3920 cao Metalektro
h 36-40 32-40
o mbo3 mbo4 / ervaren starter
t Maintenance, Shifts
> When the line stands still everybody looks at you. {In} you make it run, and see to it that it does not stop again.
~ You listen first. Then you open, replace, align and sign. On a quiet day you oil what would have broken on Thursday.
- You maintain and repair machines and installations.
- You find faults, mechanical and electrical.
- You propose what could be better, and build it.
? A technical diploma at level 3 or 4.
? You think with your hands.
? English in the workshop; Dutch by the way.
+ Standby allowance, and sleep afterwards.
" The machine hums in a different key. Then I know.

# Welder | Pipe Fitter | Shipbuilder | Sheet Metal Worker
@ werf industrie x1.6
€ 2780-3740 cao Metalektro
h 36-40 40
o mbo2 mbo3 / ervaren starter
t Craft, Shipyard
> A ship begins with one seam. At {org} in {plaats} you lay it, and thousands more.
~ You read the drawing, prepare the edge and put your mask down. At three the crane lifts what was a plate this morning. Half the yard comes to look.
- You weld and assemble to drawings.
- You check your own work before anybody else does.
- You pass on the craft.
? Certificates for MIG/MAG or TIG, or a diploma.
? You can read drawings.
? English, German or Polish: we manage.
" She floats. You never get used to that.

# Mechanical Engineer | Design Engineer | CAD Draughtsperson | Project Engineer
@ industrie werf x1.3
€ 3420-5060
h 32-40 36-40
o hbo wo / ervaren starter senior
t Hybrid, Design
> From a sketch on a napkin to something of eleven tonnes. {In} you calculate, draw and see it built downstairs.
~ You work out a bearing in the morning and put your hand on it a month later. A welder tells you that it can be simpler. He is right, and you change it.
- You design machines and parts.
- You calculate strength, cost and lead time.
- You follow your design through the workshop.
? A degree in mechanical or marine engineering.
? Experience with a 3D package.
? Fluent English.
" The best idea came from the man with the broom.

# CNC Operator | CNC Programmer | Quality Inspector | Toolmaker
@ industrie x1.3
€ 2740-3680
h 36-40 32-40
o mbo3 mbo4 / ervaren starter
t Precision, Shifts
> A hair is thick. {In} you make parts that fit the first time, for machines that fly, dig and heal.
~ You set up, run the first piece and measure. Two hundredths off: you know why. By noon the series runs and you write the programme for tomorrow.
- You set up and operate turning and milling machines.
- You write and improve programmes.
- You measure and keep the records.
? A diploma in machining, or years of practice.
? Patience in micrometres.
? English.
+ Every second Friday off.
" Somewhere above us flies a part of mine.
`,
  'en',
);
