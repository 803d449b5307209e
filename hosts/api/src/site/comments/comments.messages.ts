import { defineMessages, translateIn } from '@boardwright/messages';

const messages = defineMessages({
  en: { empty: 'Write something first' },
  nl: { empty: 'Schrijf eerst iets' },
  ro: { empty: 'Scrie mai întâi ceva' },
});

/** What is said about a comment that cannot be stored. */
export const commentMessage = translateIn(messages);
