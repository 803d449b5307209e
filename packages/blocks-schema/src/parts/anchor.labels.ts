import { definePartLabels } from '../define-labels.ts';

/** The name by which links lead to a block. */
export const anchorLabel = definePartLabels({
  en: 'Anchor',
  nl: 'Anker',
  ro: 'Ancoră',
});
