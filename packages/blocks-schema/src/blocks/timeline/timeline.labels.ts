import { defineLabels } from '../../define-labels.ts';
import { sectionHeadLabels } from '../../parts/section-head.labels.ts';
import { timeline } from './timeline.schema.ts';

export const timelineLabels = defineLabels(timeline, {
  en: {
    title: 'Timeline',
    settings: {
      ...sectionHeadLabels.en,
      moments: {
        label: 'Moments',
        item: 'moment',
        fields: { title: 'Title', when: 'When (empty: its number)', text: 'Text' },
      },
      layout: { label: 'Layout', choices: { down: 'Below each other', across: 'Beside each other' } },
    },
  },
  nl: {
    title: 'Tijdlijn',
    settings: {
      ...sectionHeadLabels.nl,
      moments: {
        label: 'Momenten',
        item: 'moment',
        fields: { title: 'Titel', when: 'Wanneer (leeg: het nummer)', text: 'Tekst' },
      },
      layout: { label: 'Indeling', choices: { down: 'Onder elkaar', across: 'Naast elkaar' } },
    },
  },
  ro: {
    title: 'Cronologie',
    settings: {
      ...sectionHeadLabels.ro,
      moments: {
        label: 'Momente',
        item: 'moment',
        fields: { title: 'Titlu', when: 'Când (gol: numărul)', text: 'Text' },
      },
      layout: { label: 'Aspect', choices: { down: 'Unul sub altul', across: 'Unul lângă altul' } },
    },
  },
});
