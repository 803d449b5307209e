import { defineMessages } from '@boardwright/messages';

export const employersPageMessages = defineMessages({
  en: {
    name: 'Employers',
    purpose:
      'What an employer wants to know before placing a job: reasons, how it goes, prices and somebody to ask.',
    title: 'For employers',
    description: 'Place a job in ten minutes. Reach people who live nearby and pay per job.',
  },
  nl: {
    name: 'Werkgevers',
    purpose:
      'Wat een werkgever wil weten voor hij plaatst: redenen, hoe het gaat, prijzen en iemand om het aan te vragen.',
    title: 'Voor werkgevers',
    description:
      'Plaats in tien minuten een vacature. Bereik mensen die dichtbij wonen en betaal per vacature.',
  },
  ro: {
    name: 'Angajatori',
    purpose:
      'Ce vrea să știe un angajator înainte să publice: motive, cum decurge, prețuri și pe cine să întrebe.',
    title: 'Pentru angajatori',
    description: 'Publică un job în zece minute. Ajungi la oameni care locuiesc aproape și plătești pe job.',
  },
});
