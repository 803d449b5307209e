import { definePartLabels } from '../define-labels.ts';

/** The head of a section of content. */
export const sectionHeadLabels = definePartLabels({
  en: { heading: 'Heading', subheading: 'Subheading' },
  nl: { heading: 'Kop', subheading: 'Onderkop' },
  ro: { heading: 'Titlu', subheading: 'Subtitlu' },
});
