import { defineFixtures } from '../../define-fixtures.ts';
import { map } from './map.schema.ts';

const places = [
  { name: 'Groningen', text: 'Turfsingel 10\nElke werkdag van negen tot vijf' },
  { name: 'Leeuwarden', text: 'Blokhuisplein 40' },
  { name: 'Assen', text: 'Open op dinsdag en donderdag' },
  { name: 'Delfzijl' },
];
const head = { heading: 'Loop eens binnen', subheading: 'Vier plekken waar je kunt praten over werk.' };

export const mapFixtures = defineFixtures(map, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  beside: { title: 'Four places, with the list beside it', settings: { ...head, places } },
  below: {
    title: 'The list below it, without links',
    settings: { ...head, places, layout: 'below', links: 'none' },
  },
  one: { title: 'One place', settings: { heading: 'Waar het is', places: places.slice(0, 1) } },
  far: {
    title: 'Places in four countries',
    settings: { places: ['Amsterdam', 'Antwerpen', 'Berlin', 'Cluj-Napoca'].map((name) => ({ name })) },
  },
  unknown: {
    title: 'A place that is not known, on the canvas',
    settings: { ...head, places: [...places.slice(0, 2), { name: 'Verweggistan' }] },
  },
  'long-text': {
    title: 'With long words',
    settings: {
      heading: 'Arbeidsvoorwaardenonderhandelingenbegeleidingscommissie',
      places: [
        {
          name: 'Groningen',
          text: 'Verpleegkundigspecialistouderengeneeskundeverantwoordelijken op pad. '.repeat(4).trim(),
        },
      ],
    },
  },
});
