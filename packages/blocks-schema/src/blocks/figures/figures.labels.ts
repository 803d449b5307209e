import { defineLabels } from '../../define-labels.ts';
import { sectionHeadLabels } from '../../parts/section-head.labels.ts';
import { figures } from './figures.schema.ts';

export const figuresLabels = defineLabels(figures, {
  en: {
    title: 'Figures',
    settings: {
      ...sectionHeadLabels.en,
      figures: {
        label: 'Figures',
        item: 'figure',
        fields: { value: 'Number', label: 'What it counts', note: 'Small print' },
      },
      layout: {
        label: 'Layout',
        choices: { lines: 'Between lines', cards: 'Cards', panel: 'In a coloured panel' },
      },
    },
  },
  nl: {
    title: 'Cijfers',
    settings: {
      ...sectionHeadLabels.nl,
      figures: {
        label: 'Cijfers',
        item: 'cijfer',
        fields: { value: 'Getal', label: 'Wat het telt', note: 'Kleine letters' },
      },
      layout: {
        label: 'Indeling',
        choices: { lines: 'Tussen lijnen', cards: 'Kaarten', panel: 'In een gekleurd vlak' },
      },
    },
  },
  ro: {
    title: 'Cifre',
    settings: {
      ...sectionHeadLabels.ro,
      figures: {
        label: 'Cifre',
        item: 'cifră',
        fields: { value: 'Număr', label: 'Ce numără', note: 'Precizare' },
      },
      layout: {
        label: 'Aspect',
        choices: { lines: 'Între linii', cards: 'Carduri', panel: 'Într-un panou colorat' },
      },
    },
  },
});
