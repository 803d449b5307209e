import { defineMessages } from '@boardwright/messages';

export const recruiterMessages = defineMessages({
  en: {
    name: 'Your recruiter',
    purpose: 'Who picks up the phone: a face, a name and when she is there. It lowers the step to apply.',
    search: 'contact person hr face call question colleague',
    headline: 'Ask Ruxandra first',
    text: 'Not sure whether it suits you? Call or text. Ruxandra placed sixty colleagues last year and tells you honestly whether it makes sense.',
    hours: 'On working days between nine and five: 06 12 34 56 78.',
    action: 'See the jobs',
  },
  nl: {
    name: 'Je recruiter',
    purpose: 'Wie de telefoon opneemt: een gezicht, een naam en wanneer ze er is. Zo wordt de stap kleiner.',
    search: 'contactpersoon hr gezicht bellen vraag collega',
    headline: 'Vraag het eerst aan Ruxandra',
    text: 'Twijfel je of het bij je past? Bel of app. Ruxandra hielp vorig jaar zestig collega’s aan werk en zegt eerlijk of het zin heeft.',
    hours: 'Op werkdagen tussen negen en vijf: 06 12 34 56 78.',
    action: 'Bekijk de vacatures',
  },
  ro: {
    name: 'Recrutorul tău',
    purpose: 'Cine răspunde la telefon: o față, un nume și când e acolo. Pasul spre aplicare devine mai mic.',
    search: 'persoană de contact hr față sună întrebare coleg',
    headline: 'Întreab-o întâi pe Ruxandra',
    text: 'Nu știi dacă ți se potrivește? Sună sau scrie. Ruxandra a adus anul trecut șaizeci de colegi și îți spune sincer dacă are rost.',
    hours: 'În zilele lucrătoare, între nouă și șaptesprezece: 06 12 34 56 78.',
    action: 'Vezi joburile',
  },
});
