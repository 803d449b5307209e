import { defineFixtures } from '../../define-fixtures.ts';
import { newsletter } from './newsletter.schema.ts';

const words = {
  heading: 'Werk in het noorden, elke vrijdag',
  subheading: 'De nieuwste vacatures, een werkgever aan het woord en één tip die je maandag kunt gebruiken.',
  note: 'Elke vrijdagmiddag, nooit vaker.',
};

export const newsletterFixtures = defineFixtures(newsletter, {
  default: { title: 'As it comes', settings: {} },
  panel: { title: 'With words of its own', settings: { ...words, buttonText: 'Stuur maar' } },
  plain: { title: 'Without a panel', settings: { ...words, layout: 'plain' } },
  several: { title: 'A board with two newsletters', settings: words },
  none: { title: 'A board without a newsletter, on the canvas', settings: {} },
  'long-text': {
    title: 'With long words',
    settings: {
      heading: 'Arbeidsvoorwaardenonderhandelingenbegeleidingscommissie',
      subheading: 'Verpleegkundigspecialistouderengeneeskundeverantwoordelijken op pad. '.repeat(4).trim(),
      buttonText: 'Stuur mij voortaan elke week het hele overzicht',
    },
  },
});
