import { defineLabels } from '../../define-labels.ts';
import { html } from './html.schema.ts';

export const htmlLabels = defineLabels(html, {
  en: { title: 'HTML', settings: { html: 'HTML' } },
  nl: { title: 'HTML', settings: { html: 'HTML' } },
  ro: { title: 'HTML', settings: { html: 'HTML' } },
});
