import { occupationCards } from './occupation-cards.ts';

/** Trade, government and finance in English: for a board whose own language it is. */
export const englishTrade = occupationCards(
  'handel',
  `
# Shop Assistant | Sales Assistant | Saturday Assistant | Cashier
@ winkel x2
€ 15-16.9 hour
h 12-20 16-24 24-32 8-16
o vmbo mbo2 / starter
c tijdelijk vast
t Shop, Flexible
> Regulars by name, newcomers with a smile. At {org} {in} you make sure people leave with what they came for.
~ You fill the shelves before the doors open. Then the day decides: a birthday, a broken zip, a tourist without an umbrella. At six you count the till and it is right.
- You advise, sell and wrap.
- You keep the shop full and pleasant.
- You take in deliveries and returns.
? You speak English and are learning Dutch.
? You like people, also just before closing.
? Available on Saturdays.
" She came for buttons and stayed for an hour.

# Store Manager | Assistant Store Manager | Team Leader, shop
@ winkel groothandel x1.2
€ 2820-3680 
h 32-36 36-40
o mbo3 mbo4 / ervaren leidinggevend
t Lead, Shop
> Your shop, your team, your figures. {In} we look for somebody who opens the door as if it were their own.
~ You plan the week on Monday, change it on Wednesday and sell more than expected on Friday. You train somebody who was shy a month ago.
- You lead a team of {team}.
- You answer for turnover, stock and roster.
- You make windows that stop people.
? Experience in a shop, and with leading.
? You see in ten seconds what is out of place.
? English and Dutch, or nearly.
+ A bonus on the result of your shop.
" On the busiest day of the year I stood at the till myself. Best place.

# Account Manager | Sales Representative | Inside Sales Adviser | Export Manager
@ groothandel industrie voedsel x1.4
€ 3080-4620
h 36-40 32-40
o mbo4 hbo / ervaren
t Hybrid, Company car
> Customers from Bergen to Bari, and a product that does what you say. From {plaats} you sell without shouting.
~ Two visits, one offer, one honest no. In the afternoon you call a customer only to ask how it goes. That is the call that brings the order.
- You look after existing customers and find new ones.
- You make offers and settle prices.
- You bring back what the market asks.
? Some years in sales, preferably abroad.
? Fluent English; German is welcome.
? You keep your promises small and meet them.
" My best customer began as a complaint.
`,
  'en',
);

export const englishGovernment = occupationCards(
  'overheid',
  `
# Policy Adviser, housing | Policy Adviser, climate | Project Leader, public space
@ gemeente waterschap x1.6
€ 3560-5180 cao Gemeenten, schaal 10
h 32-36 24-32
o wo hbo / ervaren
t Hybrid, Policy
> What you write today stands in the street in five years. {In} you make plans that people recognise as their own.
~ In the morning you read a report, at noon you stand on the spot it is about. In the evening a hall full of residents tells you what the report forgot.
- You write advice that fits on two pages.
- You speak with residents, entrepreneurs and the council.
- You guide a plan from idea to opening.
? A degree that fits the subject.
? You listen longer than you speak.
? English at C1, and Dutch at B2 or close.
+ A week of 36 hours, an individual budget of 17%.
" The bench stands two metres to the left. They were right.

# Civil Registrar | Service Desk Adviser, newcomers | Customer Adviser
@ gemeente x1.5
€ 2680-3720 cao Gemeenten, schaal 7
h 24-32 20-28 32-36
o mbo4 hbo / starter ervaren
t Desk, International
> A passport, a birth, a first address in a new country. {In} you are the face of the town.
~ Somebody arrives with a folder and a sigh. Half an hour later it is arranged, in the third language you tried.
- You register people who come, go, marry and are born.
- You explain rules in plain words.
- You find the exception where the rule hurts.
? Accurate and friendly, in that order and in the other.
? Fluent English and good Dutch.
? Experience at a counter is welcome.
" The youngest customer today was four hours old.

# Water Manager | Dike Inspector | Hydrologist | Field Officer
@ waterschap x1.2
€ 2960-4480 cao Waterschappen, schaal 8
h 32-36 36-40
o mbo4 hbo wo / ervaren starter
t Outdoors, Water
> A third of this land lies below the sea, and nobody loses sleep over it. That is thanks to you.
~ You read the levels, look at the radar and open one sluice a little more. In autumn you walk the dike at night with a lamp and a colleague who knows every mole.
- You keep levels right for towns, farms and nature.
- You inspect dikes, locks and pumping stations.
- You advise on building near water.
? A degree in water, civil engineering or ecology.
? You do not mind rain.
? English; we teach you the words for every kind of ditch.
" A quiet night is our best result.

# Lawyer, public law | Data Analyst, government | Communications Adviser
@ rijk gemeente
€ 3480-5240 cao Rijk, schaal 11
h 32-36 24-32
o wo hbo / ervaren starter
t Hybrid, The Hague and north
> Work that millions notice when it goes wrong. {In} you make sure they notice nothing.
~ You sort out a question that has three laws in it, and write an answer that has none. A minister’s sentence may be yours.
- You analyse, advise and defend what was decided.
- You work with other offices, near and far.
- You make difficult things readable.
? A university degree.
? Sharp, and kind about it.
? English at C1.
" Nobody thanks you for the problem that did not come. I do.
`,
  'en',
);

export const englishFinance = occupationCards(
  'finance',
  `
# Bookkeeper | Assistant Accountant | Payroll Administrator | Accounts Payable Clerk
@ kantoor verzekeraar x1.8
€ 2720-3640
h 24-32 32-36 16-24
o mbo4 hbo / ervaren starter
t Hybrid, Figures
> Figures that are right, on time, and explained. At {org} {in} you keep the books of people who would rather bake, build or paint.
~ You post, match and find the nineteen cents. In the afternoon a customer calls about a letter from the tax office. You say what it means, and that it is all right.
- You keep accounts and prepare VAT returns.
- You run the payroll of small employers.
- You answer questions before they become problems.
? A diploma in finance.
? Experience with one of the usual packages.
? English, and enough Dutch for a tax form.
+ Study paid, with a day a week for it.
" It balances. I still enjoy that every month.

# Financial Controller | Business Controller | Auditor | Senior Accountant
@ kantoor verzekeraar industrie x1.2
€ 3980-5860
h 32-40 36-40
o wo hbo / ervaren senior
t Hybrid, Reporting
> You see in the figures what others notice half a year later. {In} they listen to you.
~ Close on day four, talk on day five. You ask a question that makes a manager silent, and help to find the answer.
- You report each month and explain why.
- You prepare the budget and the audit.
- You improve systems with it and finance.
? A master’s degree or a finished professional qualification.
? You dare to say it costs money.
? Fluent English.
+ A bonus, a laptop that is fast, and Fridays without meetings.
" The best report is one page.

# Claims Handler | Insurance Adviser | Mortgage Adviser | Customer Service Agent
@ verzekeraar kantoor x1.4
€ 2680-3820
h 24-32 32-40 20-28
o mbo4 hbo / starter ervaren
t Customer, Hybrid
> People call on their worst day. In {plaats} you make it a little better, and then settle it.
~ A storm brings two hundred claims before lunch. You work through them with a team of {team}, and take the time for the roof that really is gone.
- You judge claims and pay what is right.
- You explain policies without the small print.
- You spot fraud, and more often distress.
? Good English and Dutch, or one of both with a plan for the other.
? You stay calm at the telephone.
? Wft certificates, or you obtain them with us.
" They thanked me for a no. I had explained it.
`,
  'en',
);
