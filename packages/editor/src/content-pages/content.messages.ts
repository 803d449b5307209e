import { defineMessages } from '@boardwright/messages';
import { redirectMessages } from './redirects/redirects.messages.ts';
import { categoryMessages } from './categories/categories.messages.ts';

/** What the pages are made of beside their blocks, as an admin of the board keeps it; fetched with the workspace. */
export const contentMessages = defineMessages({
  en: {
    title: 'Content',
    part: { categories: 'Categories', redirects: 'Redirects' },
    about: {
      categories: 'What candidates filter on, and what your pages are made of.',
      redirects: 'Where old and mistyped addresses lead, and which of them lead nowhere yet.',
    },
    category: categoryMessages.en,
    redirect: redirectMessages.en,
  },
  nl: {
    title: 'Inhoud',
    part: { categories: 'Categorieën', redirects: 'Doorverwijzingen' },
    about: {
      categories: 'Waar kandidaten op filteren, en waar je pagina’s van gemaakt zijn.',
      redirects: 'Waar oude en verkeerd getypte adressen heen leiden, en welke nog nergens heen leiden.',
    },
    category: categoryMessages.nl,
    redirect: redirectMessages.nl,
  },
  ro: {
    title: 'Conținut',
    part: { categories: 'Categorii', redirects: 'Redirecționări' },
    about: {
      categories: 'După ce filtrează candidații și din ce sunt făcute paginile tale.',
      redirects: 'Încotro duc adresele vechi și cele scrise greșit, și care nu duc încă nicăieri.',
    },
    category: categoryMessages.ro,
    redirect: redirectMessages.ro,
  },
});
