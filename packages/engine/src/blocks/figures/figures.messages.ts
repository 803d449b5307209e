import { defineMessages, type MessageKey } from '@boardwright/messages';

export const figuresMessages = defineMessages({
  en: {
    sample: {
      heading: 'Our board in figures',
      jobs: '1,240',
      jobsLabel: 'jobs, all with a salary',
      employers: '386 companies',
      employersLabel: 'from the region look for people here',
      days: '17 days',
      daysLabel: 'until a job is filled, on average',
    },
  },
  nl: {
    sample: {
      heading: 'Onze site in cijfers',
      jobs: '1.240',
      jobsLabel: 'vacatures, allemaal met salaris',
      employers: '386 bedrijven',
      employersLabel: 'uit de streek zoeken hier mensen',
      days: '17 dagen',
      daysLabel: 'tot een vacature vervuld is, gemiddeld',
    },
  },
  ro: {
    sample: {
      heading: 'Site-ul nostru în cifre',
      jobs: '1.240',
      jobsLabel: 'de joburi, toate cu salariul la vedere',
      employers: '386 de firme',
      employersLabel: 'din regiune caută oameni aici',
      days: '17 zile',
      daysLabel: 'până se ocupă un post, în medie',
    },
  },
});

export type FiguresKey = MessageKey<typeof figuresMessages>;
