import { defineFixtures } from '../../define-fixtures.ts';
import { team } from './team.schema.ts';

const picture = { src: '/uploads/art/photo.jpg', focalX: 70, focalY: 20 };
const people = [
  { name: 'Femke de Boer', role: 'Voor werkgevers', email: 'femke@wadwerk.example', picture },
  { name: 'Jelle Post', role: 'Voor wie werk zoekt', email: 'jelle@wadwerk.example' },
  { name: 'Roos Hamming', role: 'Redactie' },
  { name: 'Andrei Popescu', role: 'Techniek', picture },
  { name: 'Tjitske Bouma', role: 'Boekhouding' },
];
const text = 'Belt iedere werkgever zelf terug, en weet na tien jaar wie er wél past.';
const head = { heading: 'Wie je aan de lijn krijgt', subheading: 'Vijf mensen, één kantoor in Winsum.' };

export const teamFixtures = defineFixtures(team, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  portraits: { title: 'Five, some without a picture', settings: { ...head, people } },
  rows: {
    title: 'Rows with a text',
    settings: { ...head, people: people.slice(0, 4).map((one) => ({ ...one, text })), layout: 'rows' },
  },
  'long-text': {
    title: 'One person, with long words',
    settings: {
      people: [
        {
          name: 'Wilhelmina-Alexandra van Oosterwijk-Bruynsteenderen tot Noordeinde',
          role: 'Verpleegkundigspecialistouderengeneeskundeverantwoordelijke',
          text: 'Arbeidsvoorwaardenonderhandelingen in het hele Noorden. '.repeat(6).trim(),
          email: 'wilhelmina.alexandra.van.oosterwijk.bruynsteenderen@wadwerk.example',
        },
      ],
    },
  },
});
