import { defineLabels } from '../../define-labels.ts';
import { imageLabels } from '../../parts/image.labels.ts';
import { quote } from './quote.schema.ts';

export const quoteLabels = defineLabels(quote, {
  en: {
    title: 'Quote',
    settings: {
      text: 'What is said',
      name: 'Who says it',
      role: 'Role',
      source: 'Where it was said',
      picture: { label: 'Picture of who says it', fields: imageLabels.en },
      layout: {
        label: 'Layout',
        choices: { center: 'In the middle', beside: 'Beside the picture', panel: 'In a coloured panel' },
      },
    },
  },
  nl: {
    title: 'Citaat',
    settings: {
      text: 'Wat er gezegd is',
      name: 'Wie het zegt',
      role: 'Functie',
      source: 'Waar het gezegd is',
      picture: { label: 'Foto van wie het zegt', fields: imageLabels.nl },
      layout: {
        label: 'Indeling',
        choices: { center: 'In het midden', beside: 'Naast de foto', panel: 'In een gekleurd vlak' },
      },
    },
  },
  ro: {
    title: 'Citat',
    settings: {
      text: 'Ce s-a spus',
      name: 'Cine o spune',
      role: 'Funcție',
      source: 'Unde s-a spus',
      picture: { label: 'Fotografia celui care o spune', fields: imageLabels.ro },
      layout: {
        label: 'Aspect',
        choices: { center: 'În mijloc', beside: 'Lângă fotografie', panel: 'Într-un panou colorat' },
      },
    },
  },
});
