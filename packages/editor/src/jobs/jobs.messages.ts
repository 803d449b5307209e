import { defineMessages } from '@boardwright/messages';
import { reportMessages } from './reports/reports.messages.ts';

/** The jobs of a board, as its admins look after them; fetched with the workspace. */
export const jobsMessages = defineMessages({
  en: {
    part: { reports: 'Reports' },
    about: { reports: 'Jobs that people say must not be here. Who reports one waits for your answer.' },
    report: reportMessages.en,
  },
  nl: {
    part: { reports: 'Meldingen' },
    about: {
      reports: 'Vacatures die hier volgens mensen niet mogen staan. Wie meldt, wacht op je antwoord.',
    },
    report: reportMessages.nl,
  },
  ro: {
    part: { reports: 'Sesizări' },
    about: {
      reports: 'Joburi care, spun oamenii, nu au ce căuta aici. Cine sesizează așteaptă răspunsul tău.',
    },
    report: reportMessages.ro,
  },
});
