import { defineMessages } from '@boardwright/messages';

/** What the home page of a site from a template says first, by template. */
export const templateHeadlines = defineMessages({
  en: {
    care: 'Work that looks after people',
    technology: 'Build what comes next',
    local: 'Work close to home',
  },
  nl: {
    care: 'Werk waarin je voor mensen zorgt',
    technology: 'Bouw mee aan wat komt',
    local: 'Werk dicht bij huis',
  },
  ro: {
    care: 'Muncă în grija oamenilor',
    technology: 'Construiește ce urmează',
    local: 'De lucru aproape de casă',
  },
});
