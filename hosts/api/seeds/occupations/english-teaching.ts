import { occupationCards } from './occupation-cards.ts';

/** Education in English: for a board whose own language it is. */
export const englishTeaching = occupationCards(
  'onderwijs',
  `
# Primary Teacher | Primary Teacher, year 5 | International Class Teacher | Teacher of Newcomers
@ school x2
€ 3301-5108 cao PO, LB
h 24-32 32-40 16-24
o hbo / ervaren starter
t Primary, Bilingual
> Twenty-four children, eleven languages and a hamster. {In} you teach the class that everybody wants to visit.
~ At half past eight you read aloud, always. Then sums in pairs, a quarrel about a pencil, and a question about the moon that you look up together. After three you plan with your neighbour and go home in time.
- You teach all subjects to one group.
- You follow how each child grows and talk with parents.
- You prepare lessons with a colleague in the same year.
- You make a school where everybody knows each other’s name.
? A teaching qualification, recognised here or in progress.
? Warm and clear.
? Fluent English; Dutch at B1 within two years, paid by us.
+ Lessons are prepared in working hours.
" She read a whole page today. She waited until everybody was quiet.

# Teacher of English | Teacher of Mathematics | Teacher of Physics | Teacher of Geography
@ mbo school x1.5
€ 3440-5290 cao VO, LB
h 16-24 24-32 32-40
o hbo wo / ervaren starter
t Secondary, Subject
> Pupils forget the lesson and remember the teacher. In {plaats} you may be both strict and funny.
~ Five lessons, one of which goes better than planned. You mark in the train, drink coffee with the mentor of 3B and walk a pupil to the bus because she had something to tell.
- You teach your subject in lower and upper forms, partly in English.
- You write tests that measure what was taught.
- You are mentor of one class.
? A teaching degree in the subject, or you study for it beside the work.
? You like fifteen-year-olds.
? English at C1.
" One of them is my colleague now.

# Lecturer | Lecturer in Nursing | Lecturer in Engineering | Lecturer in International Business
@ hogeschool x1.4
€ 4050-6120 cao HBO, schaal 11
h 24-32 32-40 16-24
o wo / ervaren senior
t Higher education, English-taught
> Students from forty countries, projects from around the corner. {In} you teach in English and research what the region asks.
~ You start with a question instead of a slide. At noon a company tells why the students’ plan might work. In the afternoon you read three drafts and write one honest sentence under each.
- You teach and guide projects in small groups.
- You supervise theses and placements.
- You develop the curriculum with a team of {team}.
- You take part in applied research.
? A master’s degree and practice in the field.
? A qualification in didactics, or the wish to obtain it.
? Fluent English.
+ Five days a year for study of your own choice.
" The best question came from the back row, in the last minute.

# Teaching Assistant | Pedagogical Assistant | School Caretaker
@ school mbo x1.4
€ 2310-3120 cao PO, schaal 4
h 16-24 20-28 24-32
o mbo3 mbo4 / starter
t Primary, Support
> Somebody who sees the one child who cannot keep up, and sits down beside it. {In} that is you.
~ You read with four, tie seven laces and take over the class for a quarter of an hour. The caretaker fixes the swing, you test it.
- You work with small groups and with single children.
- You support the teacher in and around the class.
- You keep an eye on the yard.
? A diploma at level 3 or 4, or experience with children.
? You speak English, and some Dutch.
? Patience to begin again.
" He counts to twenty now, except for fourteen.

# Study Adviser | Placement Coordinator | Admissions Officer
@ hogeschool mbo
€ 3020-4250 cao HBO, schaal 8
h 24-32 28-36
o hbo / ervaren starter
t Office, International
> First you answer a question, then you hear the real one. From {plaats} you help students find their way, and sometimes another way.
~ Ten talks of half an hour, three of which run late for good reason. You know every form by heart, and which ones may be skipped.
- You advise students on choices, delays and visas.
- You find placements with employers in the region.
- You spot problems in the programme and report them.
? A bachelor’s degree.
? A good listener, in English and preferably one more language.
? You know when to stop advising.
" I mostly ask what they would tell a friend.
`,
  'en',
);
