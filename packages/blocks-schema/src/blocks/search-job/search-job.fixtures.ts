import { defineFixtures } from '../../define-fixtures.ts';
import { searchJob } from './search-job.schema.ts';

const popularSearches = [
  { name: 'Verpleegkundige' },
  { name: 'Monteur', search: 'monteur' },
  { name: 'Administratie' },
  { name: 'Parttime in Groningen', search: 'parttime', location_name: 'Groningen' },
];
const texts = {
  headline: 'Ruimte voor je volgende stap.',
  subheadline:
    '{{jobs}} vacatures bij {{organisations}} organisaties in Groningen, Friesland en Drenthe. Met salaris, uren en reisafstand erbij.',
};
const drawing = { src: '/uploads/art/hero-wadwerk.svg#art', alt: '' };

export const searchJobFixtures = defineFixtures(searchJob, {
  default: { title: 'As it comes', settings: {} },
  drawn: {
    title: 'A hero with a drawing, counts and popular searches',
    settings: { ...texts, image: drawing, popularSearches },
  },
  photo: {
    title: 'A hero with a photo, its focal point at the right',
    settings: {
      ...texts,
      image: { src: '/uploads/art/photo.jpg', alt: 'Een monteur boven op een windturbine', focalX: 70 },
      popularSearches,
    },
  },
  medium: {
    title: 'Half as high, without distance',
    settings: { ...texts, height: 'medium', hideDistance: true, image: drawing, backgroundSize: 'contain' },
  },
  small: { title: 'A slim bar above a list', settings: { height: 'small', resultsPage: 'currentPage' } },
  candidates: {
    title: 'For employers: results on the candidate list',
    settings: { height: 'small', resultsPage: 'p-candidate-list', headline: 'Kandidaten in de regio' },
  },
  'long-text': {
    title: 'A very long headline',
    settings: {
      headline: 'Arbeidsmarktcommunicatiemedewerkers en verpleegkundigspecialisten gezocht in het Noorden',
      subheadline: 'Caută printre toate locurile de muncă disponibile în regiune. '.repeat(5).trim(),
      popularSearches: Array.from({ length: 8 }, (_, index) => ({
        name: `Ouderengeneeskundespecialist ${index + 1}`,
      })),
    },
  },
});
