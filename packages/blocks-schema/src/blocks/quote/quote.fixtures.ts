import { defineFixtures } from '../../define-fixtures.ts';
import { quote } from './quote.schema.ts';

const quoted = {
  text: 'Ik zocht werk waar ik met de fiets heen kon. De afstand stond er meteen bij, en het salaris ook.',
  name: 'Sanne Wiersma',
  role: 'Verpleegkundige uit Winsum',
};
const picture = { src: '/uploads/art/photo.jpg', focalX: 70, focalY: 20 };

export const quoteFixtures = defineFixtures(quote, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  center: { title: 'In the middle', settings: { ...quoted, source: 'De Noordkrant, 12 mei' } },
  beside: { title: 'Beside the picture', settings: { ...quoted, picture, layout: 'beside' } },
  panel: { title: 'In a coloured panel', settings: { ...quoted, picture, layout: 'panel' } },
  'long-text': {
    title: 'Long words, a long text, no name',
    settings: {
      text: 'Arbeidsvoorwaardenonderhandelingenbegeleidingscommissies zijn er om te luisteren. '
        .repeat(5)
        .trim(),
      role: 'Verpleegkundigspecialistouderengeneeskundeverantwoordelijke, Klazienaveen',
      layout: 'beside',
    },
  },
});
