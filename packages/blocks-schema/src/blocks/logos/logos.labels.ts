import { defineLabels } from '../../define-labels.ts';
import { imageLabels } from '../../parts/image.labels.ts';
import { sectionHeadLabels } from '../../parts/section-head.labels.ts';
import { logos } from './logos.schema.ts';

export const logosLabels = defineLabels(logos, {
  en: {
    title: 'Logos',
    settings: {
      ...sectionHeadLabels.en,
      logos: {
        label: 'Logos',
        item: 'logo',
        fields: {
          name: 'Whose logo it is',
          logo: { label: 'Logo', fields: imageLabels.en },
          link: 'Website',
        },
      },
      isGrey: 'In grey until one points at them',
      layout: { label: 'Layout', choices: { row: 'In a row', grid: 'In a grid with lines' } },
    },
  },
  nl: {
    title: 'Logo’s',
    settings: {
      ...sectionHeadLabels.nl,
      logos: {
        label: 'Logo’s',
        item: 'logo',
        fields: {
          name: 'Van wie het logo is',
          logo: { label: 'Logo', fields: imageLabels.nl },
          link: 'Website',
        },
      },
      isGrey: 'In grijs tot iemand ze aanwijst',
      layout: { label: 'Indeling', choices: { row: 'Op een rij', grid: 'In een raster met lijnen' } },
    },
  },
  ro: {
    title: 'Logouri',
    settings: {
      ...sectionHeadLabels.ro,
      logos: {
        label: 'Logouri',
        item: 'logo',
        fields: {
          name: 'Al cui este logoul',
          logo: { label: 'Logo', fields: imageLabels.ro },
          link: 'Site web',
        },
      },
      isGrey: 'În gri până când sunt indicate',
      layout: { label: 'Aspect', choices: { row: 'Pe un rând', grid: 'Într-o grilă cu linii' } },
    },
  },
});
