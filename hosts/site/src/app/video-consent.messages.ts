import { defineMessages, translateIn } from '@boardwright/messages';

/** What visitors are asked about videos that are elsewhere, among their choices about cookies. */
const messages = defineMessages({
  en: {
    name: 'Videos of YouTube and Vimeo',
    about: 'When you play one, they see your IP address and what you watch, and may set cookies.',
  },
  nl: {
    name: 'Video’s van YouTube en Vimeo',
    about: 'Speel je er een af, dan zien zij je IP-adres en wat je kijkt, en kunnen ze cookies plaatsen.',
  },
  ro: {
    name: 'Videoclipuri de pe YouTube și Vimeo',
    about: 'Când redai unul, ei văd adresa ta IP și ce urmărești și pot plasa module cookie.',
  },
});

/** A sentence in the page's language. */
export const videoConsentSentence = translateIn(messages);
