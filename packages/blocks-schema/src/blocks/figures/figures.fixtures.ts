import { defineFixtures } from '../../define-fixtures.ts';
import { figures } from './figures.schema.ts';

const four = [
  { value: '1.240', label: 'vacatures in Groningen, Friesland en Drenthe' },
  { value: '386', label: 'werkgevers uit de streek' },
  { value: '48.000', label: 'bezoekers per maand', note: 'Gemeten zonder cookies, in oktober 2026.' },
  { value: '9 min', label: 'kost het om een vacature te plaatsen' },
];
const head = { heading: 'Wadwerk in cijfers', subheading: 'Elke maand opnieuw geteld.' };

export const figuresFixtures = defineFixtures(figures, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  lines: { title: 'Four between lines', settings: { ...head, figures: four } },
  cards: { title: 'Three cards', settings: { ...head, figures: four.slice(0, 3), layout: 'cards' } },
  panel: { title: 'In a coloured panel, without a head', settings: { figures: four, layout: 'panel' } },
  'long-text': {
    title: 'Seven, with long words and a long number',
    settings: {
      heading: 'Arbeidsmarktcommunicatiemedewerkers in Groningen en Drenthe',
      figures: [
        { value: '€ 1.234.567.890', label: 'arbeidsvoorwaardenonderhandelingsbudget' },
        { value: '1', label: 'angajat' },
        { value: '12', label: 'localități în care se lucrează în trei schimburi' },
        ...four,
      ],
    },
  },
});
