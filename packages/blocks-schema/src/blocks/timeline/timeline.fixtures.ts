import { defineFixtures } from '../../define-fixtures.ts';
import { timeline } from './timeline.schema.ts';

const years = [
  {
    when: '2014',
    title: 'Een keukentafel in Winsum',
    text: 'Drie buren zoeken personeel, en vinden elkaar.',
  },
  { when: '2017', title: 'Heel Groningen', text: 'Zestig werkgevers, van de Eemshaven tot Stadskanaal.' },
  { when: '2021', title: 'Friesland en Drenthe erbij' },
  { when: '2026', title: 'In drie talen', text: 'Ook in het Engels en het Roemeens.' },
];
const steps = [
  { title: 'Je solliciteert', text: 'Met je cv, of zonder. Het duurt drie minuten.' },
  { title: 'We bellen je', text: 'Binnen twee dagen, overdag of ’s avonds.' },
  { title: 'Je komt kijken', text: 'Op de werkvloer, met koffie.' },
];
const head = { heading: 'Ons verhaal', subheading: 'In twaalf jaar van één tafel naar drie provincies.' };

export const timelineFixtures = defineFixtures(timeline, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  down: { title: 'Years below each other', settings: { ...head, moments: years } },
  across: {
    title: 'Numbered steps beside each other',
    settings: { heading: 'Zo gaat het', moments: steps, layout: 'across' },
  },
  'long-text': {
    title: 'Seven beside each other, with long words',
    settings: {
      heading: 'Arbeidsvoorwaardenonderhandelingenbegeleidingscommissie',
      moments: [
        {
          when: 'Voorjaar van tweeduizendnegentien',
          title: 'Verpleegkundigspecialistouderengeneeskundeverantwoordelijke',
          text: 'Arbeidsvoorwaardenonderhandelingen in het hele Noorden. '.repeat(6).trim(),
        },
        ...years,
        ...years.slice(0, 2),
      ],
      layout: 'across',
    },
  },
});
