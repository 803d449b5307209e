import { occupationCards } from './occupation-cards.ts';

/** Jobs in English for programmers and those around them. */
export const englishIct = occupationCards(
  'ict',
  `
# Senior Software Engineer | Backend Engineer (Go) | Full-stack Developer
@ ict x2
€ 52000-78000 year
h 32-40 40 36-40
o hbo wo / ervaren senior
t Hybrid, English-speaking
> You like small teams, clear code and software that people rely on. Join {org} {in} and help us build it.
~ We start at half past nine with fifteen minutes together. After that you build, review and talk to users, in that order or the other way round. Releases are small and happen daily, so nobody stays up at night.
- You design and build services and the interfaces to them.
- You keep an eye on performance, security and cost.
- You review the work of others with respect and care.
- You help junior colleagues to grow.
- You talk to users before you write the first line.
? Several years of experience with a modern language.
? You have broken production once, and learnt from it.
? Good English. Dutch lessons are on us.
+ Thirty days of leave and up to three days a week from home.
+ Help with your move, including a flat for the first two months.
" Nobody here asks how many hours I worked. They ask what I learnt.

# Data Engineer | Machine Learning Engineer | Data Scientist
@ ict verzekeraar hogeschool
€ 48000-72000 year
h 32-40 36-40
o wo / ervaren starter
t Hybrid, Data
> Sensors, satellites and stubborn spreadsheets: {in} you turn them into something people can act on.
~ Half of your time goes into pipelines, a quarter into models and a quarter into explaining both. Our customers are farmers, nurses and engineers, and they ask excellent questions.
- You build reliable data pipelines.
- You train models and are honest about their limits.
- You turn results into maps and tables that people understand.
- You guard privacy from the first sketch on.
? A master’s degree in a quantitative field, or proof that you did not need one.
? Python, SQL and a sense of doubt.
? Good English; Dutch is welcome but not needed.
+ Two thousand euros a year for conferences and courses.
" The best model we ever made was a straight line.

# DevOps Engineer | Site Reliability Engineer | Cloud Platform Engineer
@ ict
€ 54000-76000 year
h 36-40 32-40
o hbo wo / ervaren senior
t Hybrid, Cloud
> You make deploying boring, in the best sense of the word. {Org} is looking for someone who automates anything done twice.
~ In the morning you roll out a change; in the afternoon you check that the backup can really be restored. When things go wrong we write down what happened and nobody is blamed.
- You run our platform as code.
- You set up monitoring that warns early and rarely.
- You help teams to release faster and more safely.
- You test recovery, not only backups.
? Experience with Linux, containers and a cloud platform.
? You document out of habit.
? Willing to be on call one week in six.
" My favourite graph is a flat one.

# Customer Support Specialist (German) | Technical Support Engineer | Customer Success Manager
@ ict groothandel
€ 2700-3650
h 32-40 24-32
o mbo4 hbo / starter ervaren
t International, Hybrid
> Every day you help people in three countries, and you never read from a script. Our support team {in} is small and cheerful.
~ You answer questions by phone and chat, look into the logs when needed and call back when you promised to. On Thursday you show the developers what users struggle with, and they listen.
- You solve questions from customers in English and German.
- You write articles that prevent the next question.
- You report bugs clearly.
- You train new users online.
? Fluent English and good German or Dutch.
? Patience and curiosity.
? Some technical feeling; the rest we teach you.
" A customer sent us cheese. We sent back a release.
`,
  'en',
);
