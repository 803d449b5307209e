import { defineSentences } from '@boardwright/messages';

/** What is said of a failure that the server said nothing of: apart, so that a browser has this sentence without all others. */
export const serverFailed = defineSentences({
  server: {
    en: 'Something went wrong on our side.',
    nl: 'Er ging iets mis aan onze kant.',
    ro: 'Ceva nu a mers la noi.',
  },
});
