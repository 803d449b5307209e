import { defineSentences } from '@boardwright/messages';

/** Failures that no server answered. */
export const unanswered = defineSentences({
  network: {
    en: 'The server could not be reached.',
    nl: 'De server is niet bereikbaar.',
    ro: 'Serverul nu poate fi contactat.',
  },
  timeout: {
    en: 'The server took too long to answer.',
    nl: 'De server deed er te lang over.',
    ro: 'Serverul a răspuns prea târziu.',
  },
});
