import { definePartLabels } from '../define-labels.ts';

/** Fields of a picture. */
export const imageLabels = definePartLabels({
  en: {
    src: 'Picture',
    alt: 'Alt text',
    decorative: 'Only decoration',
    focalX: 'Focus from the left',
    focalY: 'Focus from the top',
  },
  nl: {
    src: 'Afbeelding',
    alt: 'Alternatieve tekst',
    decorative: 'Alleen versiering',
    focalX: 'Focus vanaf links',
    focalY: 'Focus vanaf boven',
  },
  ro: {
    src: 'Imagine',
    alt: 'Text alternativ',
    decorative: 'Doar decor',
    focalX: 'Focalizare de la stânga',
    focalY: 'Focalizare de sus',
  },
});

/** How a picture fills its place. */
export const backgroundSizeLabels = definePartLabels({
  en: { auto: 'As it is', contain: 'All of it', cover: 'Fill' },
  nl: { auto: 'Zoals hij is', contain: 'Helemaal', cover: 'Vullend' },
  ro: { auto: 'Așa cum este', contain: 'Întreagă', cover: 'Umple' },
});
