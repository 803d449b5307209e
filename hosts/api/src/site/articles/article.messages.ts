import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said about an article (specification §3, §5). */
const messages = defineMessages({
  en: {
    titleRequired: 'Give it a title',
    slugTaken: '“{{slug}}” is the address of another article. “{{free}}” is free',
    slugNone: 'Use letters and digits, as in “{{free}}”',
    languageUnknown: 'The site has no such language',
    momentMissing: 'There is no such moment',
  },
  nl: {
    titleRequired: 'Geef het een titel',
    slugTaken: '“{{slug}}” is het adres van een ander artikel. “{{free}}” is vrij',
    slugNone: 'Gebruik letters en cijfers, zoals in “{{free}}”',
    languageUnknown: 'Deze taal heeft de site niet',
    momentMissing: 'Dit moment bestaat niet',
  },
  ro: {
    titleRequired: 'Dă-i un titlu',
    slugTaken: '„{{slug}}” este adresa altui articol. „{{free}}” este liberă',
    slugNone: 'Folosește litere și cifre, ca în „{{free}}”',
    languageUnknown: 'Site-ul nu are această limbă',
    momentMissing: 'Acest moment nu există',
  },
});

/** A sentence in the caller's language. */
export const articleMessage = translateIn(messages);
