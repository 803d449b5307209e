import { defineLabels } from '../../define-labels.ts';
import { linkLabels } from '../../parts/link.labels.ts';
import { sectionHeadLabels } from '../../parts/section-head.labels.ts';
import { countdown } from './countdown.schema.ts';

export const countdownLabels = defineLabels(countdown, {
  en: {
    title: 'Countdown',
    settings: {
      ...sectionHeadLabels.en,
      moment: 'Until when',
      buttonLink: { label: 'Button until then', fields: linkLabels.en },
      endText: 'Text once it is over',
      layout: { label: 'Layout', choices: { plain: 'On the page', panel: 'In a coloured panel' } },
    },
  },
  nl: {
    title: 'Aftellen',
    settings: {
      ...sectionHeadLabels.nl,
      moment: 'Tot wanneer',
      buttonLink: { label: 'Knop tot dan', fields: linkLabels.nl },
      endText: 'Tekst als het voorbij is',
      layout: { label: 'Indeling', choices: { plain: 'Op de pagina', panel: 'In een gekleurd vlak' } },
    },
  },
  ro: {
    title: 'Numărătoare inversă',
    settings: {
      ...sectionHeadLabels.ro,
      moment: 'Până când',
      buttonLink: { label: 'Buton până atunci', fields: linkLabels.ro },
      endText: 'Textul de după',
      layout: { label: 'Aspect', choices: { plain: 'Pe pagină', panel: 'Într-un panou colorat' } },
    },
  },
});
