import { definePartLabels } from '../define-labels.ts';

/** How a field of a form shows. */
export const visibilityLabels = definePartLabels({
  en: { hide: 'Hidden', show_required: 'Required', show_not_required: 'Optional' },
  nl: { hide: 'Verborgen', show_required: 'Verplicht', show_not_required: 'Optioneel' },
  ro: { hide: 'Ascuns', show_required: 'Obligatoriu', show_not_required: 'Opțional' },
});
