import { defineMessages, translateIn } from '@boardwright/messages';

/** What is wrong with what an admin says of a picture. */
const messages = defineMessages({
  en: {
    nameNeeded: 'Give the picture a name: you find it by it',
    nameLength: 'The name has at most {{count}} characters',
  },
  nl: {
    nameNeeded: 'Geef de afbeelding een naam: daaraan vind je haar terug',
    nameLength: 'De naam heeft hoogstens {{count}} tekens',
  },
  ro: {
    nameNeeded: 'Dă un nume imaginii: după el o găsești',
    nameLength: 'Numele are cel mult {{count}} caractere',
  },
});

/** A sentence in the caller's language. */
export const mediaSentence = translateIn(messages);
