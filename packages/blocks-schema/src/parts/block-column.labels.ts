import { definePartLabels } from '../define-labels.ts';

/** The column that a block stands in. */
export const blockColumnLabels = definePartLabels({
  en: { label: 'Column', fields: { level: 'Level', number: 'Number' } },
  nl: { label: 'Kolom', fields: { level: 'Niveau', number: 'Nummer' } },
  ro: { label: 'Coloană', fields: { level: 'Nivel', number: 'Număr' } },
});
