import { defineLabels } from '../../define-labels.ts';
import { imageLabels } from '../../parts/image.labels.ts';
import { sectionHeadLabels } from '../../parts/section-head.labels.ts';
import { gallery } from './gallery.schema.ts';

export const galleryLabels = defineLabels(gallery, {
  en: {
    title: 'Picture gallery',
    settings: {
      ...sectionHeadLabels.en,
      pictures: {
        label: 'Pictures',
        item: 'picture',
        fields: { picture: { label: 'Picture', fields: imageLabels.en }, caption: 'Caption' },
      },
      layout: {
        label: 'Layout',
        choices: { grid: 'Grid', lead: 'The first one large', strip: 'A strip to slide' },
      },
      ratio: { label: 'Shape', choices: { '4:3': 'Wide, 4:3', '1:1': 'Square', '3:4': 'Upright, 3:4' } },
    },
  },
  nl: {
    title: 'Fotogalerij',
    settings: {
      ...sectionHeadLabels.nl,
      pictures: {
        label: 'Afbeeldingen',
        item: 'afbeelding',
        fields: { picture: { label: 'Afbeelding', fields: imageLabels.nl }, caption: 'Bijschrift' },
      },
      layout: {
        label: 'Indeling',
        choices: { grid: 'Raster', lead: 'De eerste groot', strip: 'Een strook om te schuiven' },
      },
      ratio: { label: 'Vorm', choices: { '4:3': 'Breed, 4:3', '1:1': 'Vierkant', '3:4': 'Staand, 3:4' } },
    },
  },
  ro: {
    title: 'Galerie foto',
    settings: {
      ...sectionHeadLabels.ro,
      pictures: {
        label: 'Imagini',
        item: 'imagine',
        fields: { picture: { label: 'Imagine', fields: imageLabels.ro }, caption: 'Legendă' },
      },
      layout: {
        label: 'Aspect',
        choices: { grid: 'Grilă', lead: 'Prima mare', strip: 'O bandă de derulat' },
      },
      ratio: { label: 'Format', choices: { '4:3': 'Lat, 4:3', '1:1': 'Pătrat', '3:4': 'Vertical, 3:4' } },
    },
  },
});
