import { definePartLabels } from '../define-labels.ts';

/** How featured organisations are ordered. */
export const organisationSortLabels = definePartLabels({
  en: { featured: 'Featured first', random: 'Random', newestOrg: 'Newest first', oldestOrg: 'Oldest first' },
  nl: {
    featured: 'Uitgelicht eerst',
    random: 'Willekeurig',
    newestOrg: 'Nieuwste eerst',
    oldestOrg: 'Oudste eerst',
  },
  ro: {
    featured: 'Întâi cele promovate',
    random: 'Aleatoriu',
    newestOrg: 'Întâi cele mai noi',
    oldestOrg: 'Întâi cele mai vechi',
  },
});
