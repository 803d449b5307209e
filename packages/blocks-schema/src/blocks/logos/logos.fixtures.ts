import { defineFixtures } from '../../define-fixtures.ts';
import { logos } from './logos.schema.ts';

const mark = { src: '/uploads/art/mark-wadwerk.svg#art' };
const six = [
  { name: 'Eemswind Energie', link: 'https://eemswind.example/' },
  { name: 'Zorggroep Lauwers', link: 'https://lauwers.example/' },
  { name: 'Wadwerk', logo: mark },
  { name: 'Polderdata' },
  { name: 'Drie Landen', link: 'https://drielanden.example/' },
  { name: 'Het Pakhuis' },
];
const head = { heading: 'Zij zoeken hier mensen', subheading: 'Van werkplaats tot ziekenhuis.' };

export const logosFixtures = defineFixtures(logos, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  row: { title: 'Six in a row', settings: { ...head, logos: six } },
  grid: {
    title: 'Eleven in a grid, in their own colours',
    settings: { ...head, logos: [...six, ...six.slice(1)], layout: 'grid', isGrey: false },
  },
  'long-text': {
    title: 'Long words',
    settings: {
      heading: 'Arbeidsvoorwaardenonderhandelingenbegeleidingscommissies die ons steunen',
      logos: [{ name: 'Verpleegkundigspecialistouderengeneeskundevereniging Noord' }, ...six.slice(0, 2)],
      layout: 'grid',
    },
  },
});
