import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said of a decision about a company. */
const messages = defineMessages({
  en: {
    reasonNeeded: 'Say why: its people read it',
    noteNeeded: 'Write something down',
    nameNeeded: 'Type the name as it stands there: {{name}}',
    merged: '{{name}} (number {{id}}) is part of this company from now on.',
    waiting: 'waiting for approval',
    approved: 'approved',
    blocked: 'blocked',
  },
  nl: {
    reasonNeeded: 'Zeg waarom: de mensen van het bedrijf lezen het',
    noteNeeded: 'Schrijf iets op',
    nameNeeded: 'Typ de naam zoals die er staat: {{name}}',
    merged: '{{name}} (nummer {{id}}) hoort vanaf nu bij dit bedrijf.',
    waiting: 'nog niet goedgekeurd',
    approved: 'goedgekeurd',
    blocked: 'geblokkeerd',
  },
  ro: {
    reasonNeeded: 'Spune de ce: oamenii companiei citesc motivul',
    noteNeeded: 'Scrie ceva',
    nameNeeded: 'Scrie numele exact așa: {{name}}',
    merged: '{{name}} (numărul {{id}}) face parte de acum din această companie.',
    waiting: 'în așteptarea aprobării',
    approved: 'aprobată',
    blocked: 'blocată',
  },
});

/** A sentence in the caller's language. */
export const companySentence = translateIn(messages);
