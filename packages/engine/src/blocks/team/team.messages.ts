import { defineMessages, type MessageKey } from '@boardwright/messages';

export const teamMessages = defineMessages({
  en: {
    heading: 'The people you will meet',
    sample: {
      one: 'Emma Woods',
      oneRole: 'For employers',
      two: 'Sam Taylor',
      twoRole: 'For people looking for work',
      three: 'Olivia Grant',
      threeRole: 'Editor',
      four: 'Adam Price',
      fourRole: 'Technology',
    },
  },
  nl: {
    heading: 'Wie je bij ons treft',
    sample: {
      one: 'Emma de Wit',
      oneRole: 'Voor werkgevers',
      two: 'Sam Bakker',
      twoRole: 'Voor wie werk zoekt',
      three: 'Olivia Smit',
      threeRole: 'Redactie',
      four: 'Adam Prins',
      fourRole: 'Techniek',
    },
  },
  ro: {
    heading: 'Oamenii pe care îi întâlnești',
    sample: {
      one: 'Ema Codreanu',
      oneRole: 'Pentru angajatori',
      two: 'Sebastian Munteanu',
      twoRole: 'Pentru cei care caută de lucru',
      three: 'Olivia Rusu',
      threeRole: 'Redactor',
      four: 'Adam Preda',
      fourRole: 'Tehnic',
    },
  },
});

export type TeamKey = MessageKey<typeof teamMessages>;
