import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said of a decision about a company. */
const messages = defineMessages({
  en: {
    reasonNeeded: 'Say why: its people read it',
    noteNeeded: 'Write something down',
    waiting: 'waiting for approval',
    approved: 'approved',
    blocked: 'blocked',
  },
  nl: {
    reasonNeeded: 'Zeg waarom: de mensen van het bedrijf lezen het',
    noteNeeded: 'Schrijf iets op',
    waiting: 'nog niet goedgekeurd',
    approved: 'goedgekeurd',
    blocked: 'geblokkeerd',
  },
  ro: {
    reasonNeeded: 'Spune de ce: oamenii companiei citesc motivul',
    noteNeeded: 'Scrie ceva',
    waiting: 'în așteptarea aprobării',
    approved: 'aprobată',
    blocked: 'blocată',
  },
});

/** A sentence in the caller's language. */
export const companySentence = translateIn(messages);
