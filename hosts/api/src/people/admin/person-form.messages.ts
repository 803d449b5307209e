import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said of a decision about a person. */
const messages = defineMessages({
  en: {
    reasonNeeded: 'Say why: they read it',
    active: 'able to log in',
    unproved: 'able to log in, with an address that is not confirmed',
    blocked: 'blocked',
  },
  nl: {
    reasonNeeded: 'Zeg waarom: deze persoon leest het',
    active: 'toegelaten',
    unproved: 'toegelaten, met een adres dat niet is bevestigd',
    blocked: 'geblokkeerd',
  },
  ro: {
    reasonNeeded: 'Spune de ce: persoana citește motivul',
    active: 'activ',
    unproved: 'activ, cu o adresă neconfirmată',
    blocked: 'blocat',
  },
});

/** A sentence in the caller's language. */
export const personSentence = translateIn(messages);
