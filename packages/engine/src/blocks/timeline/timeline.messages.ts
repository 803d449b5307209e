import { defineMessages, type MessageKey } from '@boardwright/messages';

export const timelineMessages = defineMessages({
  en: {
    sample: {
      heading: 'How it goes from here',
      one: 'You apply',
      oneText: 'With your CV, or without. It takes three minutes.',
      two: 'We call you',
      twoText: 'Within two days, at a time that suits you.',
      three: 'You come and look',
      threeText: 'Where the work is done, with the people who do it.',
    },
  },
  nl: {
    sample: {
      heading: 'Zo gaat het verder',
      one: 'Je solliciteert',
      oneText: 'Met je cv, of zonder. Het duurt drie minuten.',
      two: 'We bellen je',
      twoText: 'Binnen twee dagen, op een tijd die jou past.',
      three: 'Je komt kijken',
      threeText: 'Waar het werk gebeurt, bij wie het doen.',
    },
  },
  ro: {
    sample: {
      heading: 'Ce urmează',
      one: 'Aplici',
      oneText: 'Cu CV sau fără. Durează trei minute.',
      two: 'Te sunăm',
      twoText: 'În cel mult două zile, când îți convine.',
      three: 'Vii să vezi',
      threeText: 'Locul în care se lucrează și oamenii care lucrează acolo.',
    },
  },
});

export type TimelineKey = MessageKey<typeof timelineMessages>;
