import { defineLabels } from '../../define-labels.ts';
import { sectionHeadLabels } from '../../parts/section-head.labels.ts';
import { tabs } from './tabs.schema.ts';

export const tabsLabels = defineLabels(tabs, {
  en: {
    title: 'Tabs',
    settings: {
      ...sectionHeadLabels.en,
      tabs: { label: 'Tabs', item: 'tab', fields: { title: 'Title', text: 'Text' } },
      layout: { label: 'Layout', choices: { line: 'Above the text', side: 'Beside the text' } },
    },
  },
  nl: {
    title: 'Tabbladen',
    settings: {
      ...sectionHeadLabels.nl,
      tabs: { label: 'Tabbladen', item: 'tabblad', fields: { title: 'Titel', text: 'Tekst' } },
      layout: { label: 'Indeling', choices: { line: 'Boven de tekst', side: 'Naast de tekst' } },
    },
  },
  ro: {
    title: 'File',
    settings: {
      ...sectionHeadLabels.ro,
      tabs: { label: 'File', item: 'filă', fields: { title: 'Titlu', text: 'Text' } },
      layout: { label: 'Aspect', choices: { line: 'Deasupra textului', side: 'Lângă text' } },
    },
  },
});
