import { defineMessages } from '@boardwright/messages';
import { dealMessages } from './listed/deal.messages.ts';
import { listedMessages } from './listed/listed.messages.ts';
import { moveMessages } from './listed/move.messages.ts';
import { withheldMessages } from './listed/withheld.messages.ts';
import { writtenMessages } from './listed/written.messages.ts';
import { reviewMessages } from './review/review.messages.ts';
import { reportMessages } from './reports/reports.messages.ts';

/** The jobs of a board, as its admins look after them; fetched with the workspace. */
export const jobsMessages = defineMessages({
  en: {
    part: { all: 'All jobs', reports: 'Reports' },
    about: {
      all: 'Every job of this site, whoever writes it: how it stands, what came of it, and what you do about it.',
      reports: 'Jobs that people say must not be here. Who reports one waits for your answer.',
    },
    report: reportMessages.en,
    ...listedMessages.en,
    ...dealMessages.en,
    ...moveMessages.en,
    ...reviewMessages.en,
    ...withheldMessages.en,
    ...writtenMessages.en,
  },
  nl: {
    part: { all: 'Alle vacatures', reports: 'Meldingen' },
    about: {
      all: 'Elke vacature van deze site, wie hem ook schrijft: hoe hij ervoor staat, wat het oplevert, en wat je eraan doet.',
      reports: 'Vacatures die hier volgens mensen niet mogen staan. Wie meldt, wacht op je antwoord.',
    },
    report: reportMessages.nl,
    ...listedMessages.nl,
    ...dealMessages.nl,
    ...moveMessages.nl,
    ...reviewMessages.nl,
    ...withheldMessages.nl,
    ...writtenMessages.nl,
  },
  ro: {
    part: { all: 'Toate joburile', reports: 'Sesizări' },
    about: {
      all: 'Fiecare job de pe acest site, oricine l-ar scrie: cum stă, ce a adus și ce faci cu el.',
      reports: 'Joburi care, spun oamenii, nu au ce căuta aici. Cine sesizează așteaptă răspunsul tău.',
    },
    report: reportMessages.ro,
    ...listedMessages.ro,
    ...dealMessages.ro,
    ...moveMessages.ro,
    ...reviewMessages.ro,
    ...withheldMessages.ro,
    ...writtenMessages.ro,
  },
});
