import { defineMessages, translateIn } from '@boardwright/messages';

const messages = defineMessages({
  en: { explanationNeeded: 'Say in your own words why it is taken off' },
  nl: { explanationNeeded: 'Zeg in je eigen woorden waarom hij eraf gaat' },
  ro: { explanationNeeded: 'Spune cu cuvintele tale de ce este scos' },
});

/** What is wrong with a decision, in the language of who decides. */
export const withheldProblem = translateIn(messages);
