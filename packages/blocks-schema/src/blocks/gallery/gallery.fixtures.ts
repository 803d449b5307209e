import { defineFixtures } from '../../define-fixtures.ts';
import { gallery } from './gallery.schema.ts';

const photo = {
  src: '/uploads/art/photo.jpg',
  alt: 'Een monteur op een windturbine',
  focalX: 70,
  focalY: 20,
};
const lighthouse = { src: '/uploads/art/lighthouse.svg#art', alt: 'Een vuurtoren aan het Wad' };
const six = [
  { picture: photo, caption: 'Boven op de Eemshaven' },
  { picture: lighthouse },
  { picture: photo },
  { picture: lighthouse, caption: 'Op weg naar de eerste dienst' },
  { picture: photo, caption: 'De opleidingshal' },
  { picture: lighthouse },
];
const head = { heading: 'Waar je komt te werken', subheading: 'Zes plekken tussen Lauwersoog en Delfzijl.' };

export const galleryFixtures = defineFixtures(gallery, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  grid: { title: 'Six in a grid', settings: { ...head, pictures: six } },
  lead: { title: 'The first one large', settings: { ...head, pictures: six.slice(0, 5), layout: 'lead' } },
  strip: { title: 'A strip to slide', settings: { ...head, pictures: six, layout: 'strip', ratio: '3:4' } },
  'long-text': {
    title: 'One picture, with long words',
    settings: {
      heading: 'Arbeidsvoorwaardenonderhandelingenbegeleidingscommissie',
      pictures: [
        {
          picture: photo,
          caption: 'Verpleegkundigspecialistouderengeneeskundeverantwoordelijken op pad. '.repeat(4).trim(),
        },
      ],
    },
  },
});
