import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said of a decision about a person. */
const messages = defineMessages({
  en: {
    reasonNeeded: 'Say why: they read it',
    active: 'able to log in',
    unproved: 'able to log in, with an address that is not confirmed',
    blocked: 'blocked',
    leaving: 'to be deleted',
  },
  nl: {
    reasonNeeded: 'Zeg waarom: deze persoon leest het',
    active: 'toegelaten',
    unproved: 'toegelaten, met een adres dat niet is bevestigd',
    blocked: 'geblokkeerd',
    leaving: 'op weg om verwijderd te worden',
  },
  ro: {
    reasonNeeded: 'Spune de ce: persoana citește motivul',
    active: 'activ',
    unproved: 'activ, cu o adresă neconfirmată',
    blocked: 'blocat',
    leaving: 'pe cale să fie șters',
  },
});

/** A sentence in the caller's language. */
export const personSentence = translateIn(messages);
