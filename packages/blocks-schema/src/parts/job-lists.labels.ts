import { definePartLabels } from '../define-labels.ts';

/** How jobs are laid out. */
export const jobsLayoutLabels = definePartLabels({
  en: { list: 'List', cards: 'Cards' },
  nl: { list: 'Lijst', cards: 'Kaarten' },
  ro: { list: 'Listă', cards: 'Carduri' },
});

/** Which of a list show. */
export const premiumTypeLabels = definePartLabels({
  en: { premium: 'Premium', normal: 'Normal', both: 'Both' },
  nl: { premium: 'Uitgelicht', normal: 'Gewoon', both: 'Beide' },
  ro: { premium: 'Premium', normal: 'Obișnuite', both: 'Ambele' },
});

/** How values of a segment group are sorted. */
export const segmentSortLabels = definePartLabels({
  en: { alphabetically: 'A to Z', byCount: 'By count' },
  nl: { alphabetically: 'A tot Z', byCount: 'Op aantal' },
  ro: { alphabetically: 'De la A la Z', byCount: 'După număr' },
});

/** How featured jobs are ordered. */
export const jobSortLabels = definePartLabels({
  en: {
    featured: 'Featured first',
    random: 'Random',
    newest: 'Newest first',
    oldest: 'Oldest first',
    ascendingTillDate: 'Ending soonest first',
    descendingTillDate: 'Ending last first',
  },
  nl: {
    featured: 'Uitgelicht eerst',
    random: 'Willekeurig',
    newest: 'Nieuwste eerst',
    oldest: 'Oudste eerst',
    ascendingTillDate: 'Eerst aflopend eerst',
    descendingTillDate: 'Laatst aflopend eerst',
  },
  ro: {
    featured: 'Întâi cele promovate',
    random: 'Aleatoriu',
    newest: 'Întâi cele mai noi',
    oldest: 'Întâi cele mai vechi',
    ascendingTillDate: 'Întâi cele care expiră curând',
    descendingTillDate: 'Întâi cele care expiră târziu',
  },
});

/** The five segment groups. */
export const segmentGroupLabels = definePartLabels({
  en: {
    industry: 'Industry',
    contract: 'Contract',
    time: 'Working hours',
    education: 'Education',
    career_level: 'Career level',
  },
  nl: {
    industry: 'Branche',
    contract: 'Contract',
    time: 'Uren',
    education: 'Opleiding',
    career_level: 'Carrièreniveau',
  },
  ro: {
    industry: 'Domeniu',
    contract: 'Contract',
    time: 'Program de lucru',
    education: 'Educație',
    career_level: 'Nivel de carieră',
  },
});

/** Columns by width of the screen. */
export const columnsCountLabels = definePartLabels({
  en: { lg: 'On a wide screen', md: 'On a tablet', sm: 'On a phone' },
  nl: { lg: 'Op een breed scherm', md: 'Op een tablet', sm: 'Op een telefoon' },
  ro: { lg: 'Pe un ecran lat', md: 'Pe tabletă', sm: 'Pe telefon' },
});

/** Fields of a search for jobs. */
export const jobQueryLabels = definePartLabels({
  en: { search: 'Keyword', location_name: 'Place', distance: 'Distance', segment_ids: 'Segments' },
  nl: { search: 'Trefwoord', location_name: 'Plaats', distance: 'Afstand', segment_ids: 'Segmenten' },
  ro: { search: 'Cuvânt-cheie', location_name: 'Localitate', distance: 'Distanță', segment_ids: 'Segmente' },
});
