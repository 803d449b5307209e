import { defineLabels } from '../../define-labels.ts';
import { linkLabels } from '../../parts/link.labels.ts';
import { callToAction } from './call-to-action.schema.ts';

export const callToActionLabels = defineLabels(callToAction, {
  en: {
    title: 'Call to action',
    settings: {
      text: 'Text',
      textColor: 'Text',
      backgroundColor: 'Background',
      buttonLink: { label: 'Button', fields: linkLabels.en },
      secondButtonLink: { label: 'Second button', fields: linkLabels.en },
      layout: {
        label: 'Layout',
        choices: {
          column: 'Under each other',
          'row-spread': 'In a row, apart',
          'row-center': 'In a row, centred',
        },
      },
    },
  },
  nl: {
    title: 'Oproep',
    settings: {
      text: 'Tekst',
      textColor: 'Tekst',
      backgroundColor: 'Achtergrond',
      buttonLink: { label: 'Knop', fields: linkLabels.nl },
      secondButtonLink: { label: 'Tweede knop', fields: linkLabels.nl },
      layout: {
        label: 'Indeling',
        choices: {
          column: 'Onder elkaar',
          'row-spread': 'Naast elkaar, uit elkaar',
          'row-center': 'Naast elkaar, gecentreerd',
        },
      },
    },
  },
  ro: {
    title: 'Îndemn',
    settings: {
      text: 'Text',
      textColor: 'Text',
      backgroundColor: 'Fundal',
      buttonLink: { label: 'Buton', fields: linkLabels.ro },
      secondButtonLink: { label: 'Al doilea buton', fields: linkLabels.ro },
      layout: {
        label: 'Aspect',
        choices: {
          column: 'Unul sub altul',
          'row-spread': 'Pe rând, distanțat',
          'row-center': 'Pe rând, centrat',
        },
      },
    },
  },
});
