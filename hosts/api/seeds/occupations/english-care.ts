import { occupationCards } from './occupation-cards.ts';

/** Care in English: for a board whose own language it is. */
export const englishCare = occupationCards(
  'zorg',
  `
# Community Nurse | District Nurse | Community Nurse, {plaats} route
@ thuiszorg x2
€ 3389-4736 cao VVT, FWG 55
h 24-32 28-36 20-28
o hbo / ervaren starter
t Home care, Community
> You decide what care somebody needs at home, and make sure it comes. Your round runs through {plaats} and the villages around it.
> Soon you know every front door {in}. With a fixed team of {team} you arrange care from the first visit to the last.
~ You start at half past seven with a short handover, then take the bicycle or the car. Halfway through the morning you call the doctor about a wound that will not heal. In the afternoon you assess a new client and bring your notes up to date, so that the evening shift knows where things stand.
~ No day goes as the roster says. Somebody comes home from hospital a day early, a daughter asks for help, a student has a question. You bring calm, decide what comes first and write down what was agreed.
- You assess needs and write care plans that clients understand themselves.
- You do the nursing, from wounds to infusions.
- You are the one whom doctors, pharmacists and families call.
- You coach carers and students.
- You see early when living at home is no longer safe.
? A nursing degree and a BIG registration, or one in progress.
? Experience in the community, or the will to gain it in three months beside a colleague.
? A driving licence.
+ Travel paid from your own door, and a car or e-bike for the round.
+ A roster you make with your team, six weeks ahead.
" I know the people and they know me. In hospital I never had that.
" It is different behind every door. After twelve years that still makes it new.

# Care Assistant | Carer, small-scale living | Evening Carer | Home Carer
@ thuiszorg x2.2
€ 2684-3621 cao VVT, FWG 35
h 16-24 20-28 24-32 12-20
o mbo3 / starter ervaren
t Home care, Evenings
> A good day begins with somebody who takes time. {In} that is you, with a close team of {team}.
> At {org} in {plaats} you are the familiar hand for people who cannot do everything any more, and still have plenty to tell.
~ You help people up, hand out medicines and sit down for coffee. You see that he eats less than last week, and write it down. At the end of the shift you hand over in a talk, never in a scribbled note.
~ Seven people with dementia live in an ordinary house with a kitchen where we cook. You move with their rhythm. The laundry may wait when somebody wants a walk.
- You give personal care and keep to each person’s own habits.
- You give medicines and note what you see.
- You talk with families, also when it is hard.
- You show newcomers how we work.
? A diploma in care at level 3, or nearly.
? You speak English well; we teach you Dutch on the job.
? Available one weekend in two.
+ Free Dutch lessons, in working hours.
" She does not know my name. She does know it is me.

# Registered Nurse, surgical ward | Registered Nurse, acute admissions | Registered Nurse, paediatrics
@ ziekenhuis x2
€ 2930-4290 cao Ziekenhuizen, FWG 45
h 24-32 32-36 20-28
o hbo mbo4 / ervaren starter
t Hospital, Shifts
> Twenty-eight beds, a team that laughs and a doctor who listens. {In} you nurse people in the most exciting week of their year.
~ Morning handover is at the bedside, with the patient taking part. Then theatre calls, a drain needs looking at and somebody wants to know whether this is normal. It usually is. You explain why.
- You watch over patients before and after surgery.
- You act when something changes, and call in time.
- You prepare people for going home from the first day.
- You guide students from our own academy.
? A nursing diploma and BIG registration.
? Dutch at B1, or the wish to get there within a year with our help.
? You keep your head when three bells ring.
+ An end-of-year payment of 8.33%.
+ A skills lab of our own, open day and night.
" On Friday he walked out by himself. On Monday nobody would have bet on it.

# Mental Health Nurse | Case Worker, mental health | Outreach Worker
@ ggz x1.4
€ 2920-4140 cao GGZ
h 24-32 28-36
o hbo / ervaren
t Mental health, Outreach
> People with a heavy head, in their own homes. From {plaats} you visit, listen and do not leave too soon.
~ Three visits, one crisis call, one walk by the canal because sitting does not work today. At four you talk the day over with your team, as it stands in the roster.
- You support people in living, working and sleeping again.
- You plan treatment with psychologist and psychiatrist.
- You work with family, housing and police where needed.
- You write reports that help the next person.
? A degree in nursing or social work.
? Experience with people who do not open the door at once.
? Fluent English; many of our clients are new here too.
+ Supervision every two weeks.
" Sometimes a good talk is two people looking at the same water.

# Support Worker, disability care | Activity Worker | Night Support Worker
@ gehandicaptenzorg x1.8
€ 2620-3560 cao Gehandicaptenzorg
h 16-24 24-32 20-28
o mbo3 mbo4 / starter ervaren
t Support, Weekends
> Living your own life, with somebody at your side now and then. {In} that somebody is you.
~ You make breakfast together, which takes longer and tastes better. You ride along to work, sort out a quarrel about the television and celebrate that the bus ride went well alone for the first time.
- You support residents in what they want to do themselves.
- You plan the week with them and their family.
- You keep calm when somebody else cannot.
- You give medicines and write down what matters.
? A care or social work diploma, or on the way to one.
? Patience, and a sense of humour.
? You work a weekend now and then.
" He taught me to clap when something is finished.

# Childcare Worker | After-School Club Leader | Bilingual Childcare Worker
@ kinderopvang x1.6
€ 2641-3630 cao Kinderopvang, schaal 6
h 16-24 20-28 24-32
o mbo3 mbo4 hbo / starter ervaren
t Children, Bilingual
> Rubber boots by the door and a group that speaks two languages. In {plaats} you make a day that children tell about at supper.
~ You open at half past seven, comfort, sing, find the second glove. At eleven everybody goes out, whatever the weather. At pick-up time you tell each parent one thing that only you have seen.
- You care for a group with a fixed colleague.
- You plan things to make, to climb and to find out.
- You see how each child grows, and talk it over with parents.
? A recognised childcare diploma.
? You sing, also out of tune.
? English as you speak it at home.
" The worm has a name now. It is called Kees, like the neighbour.

# Doctor’s Assistant | Medical Receptionist | Practice Nurse
@ huisarts ziekenhuis x1.1
€ 2640-3780 cao Huisartsenzorg, schaal 5
h 20-28 24-32 16-24
o mbo4 / ervaren starter
t Practice, Telephone
> The telephone rings, the waiting room is full, and you keep smiling. At {org} {in} you are the first whom patients speak to.
~ You decide within a minute who comes now and who can wait. You remove stitches, test, vaccinate and explain it all once more, slower.
- You judge complaints at the telephone and plan visits.
- You do small treatments by yourself.
- You keep records and prescriptions in order.
? A diploma as doctor’s assistant or in nursing.
? You hear what somebody does not say.
? English and Dutch, or one very well and the other growing.
" Half of the work is a friendly voice.
`,
  'en',
);
