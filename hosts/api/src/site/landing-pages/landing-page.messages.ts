import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said about a landing page (specification §3, §5). */
const messages = defineMessages({
  en: {
    titleRequired: 'Give it a title',
    slugTaken: '“{{slug}}” is the address of another landing page. “{{free}}” is free',
    slugOccupied: 'A page or a redirect stands at “{{address}}”. “{{free}}” is free',
    slugNone: 'Use letters and digits, as in “{{free}}”',
    languageUnknown: 'The site has no such language',
    searchRequired: 'Say what it searches for: words, a place or a category',
  },
  nl: {
    titleRequired: 'Geef haar een titel',
    slugTaken: '“{{slug}}” is het adres van een andere landingspagina. “{{free}}” is vrij',
    slugOccupied: 'Op “{{address}}” staat een pagina of een doorverwijzing. “{{free}}” is vrij',
    slugNone: 'Gebruik letters en cijfers, zoals in “{{free}}”',
    languageUnknown: 'Deze taal heeft de site niet',
    searchRequired: 'Kies waarnaar ze zoekt: woorden, een plaats of een categorie',
  },
  ro: {
    titleRequired: 'Dă-i un titlu',
    slugTaken: '„{{slug}}” este adresa altei pagini de destinație. „{{free}}” este liberă',
    slugOccupied: 'La „{{address}}” se află o pagină sau o redirecționare. „{{free}}” este liberă',
    slugNone: 'Folosește litere și cifre, ca în „{{free}}”',
    languageUnknown: 'Site-ul nu are această limbă',
    searchRequired: 'Alege ce caută: cuvinte, un loc sau o categorie',
  },
});

/** A sentence in the caller's language. */
export const landingPageMessage = translateIn(messages);
