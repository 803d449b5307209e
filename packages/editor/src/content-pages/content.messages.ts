import { defineMessages } from '@boardwright/messages';
import { redirectMessages } from './redirects/redirects.messages.ts';
import { articleMessages } from './articles/articles.messages.ts';
import { categoryMessages } from './categories/categories.messages.ts';

/** What the pages are made of beside their blocks, as an admin of the board keeps it; fetched with the workspace. */
export const contentMessages = defineMessages({
  en: {
    part: { articles: 'Articles', categories: 'Categories', redirects: 'Redirects' },
    about: {
      articles: 'The news of your site: written here, read on its news pages.',
      categories: 'What candidates filter on, and what your pages are made of.',
      redirects: 'Where old and mistyped addresses lead, and which of them lead nowhere yet.',
    },
    article: articleMessages.en,
    category: categoryMessages.en,
    redirect: redirectMessages.en,
  },
  nl: {
    part: { articles: 'Artikelen', categories: 'Categorieën', redirects: 'Doorverwijzingen' },
    about: {
      articles: 'Het nieuws van je site: hier geschreven, gelezen op de nieuwspagina’s.',
      categories: 'Waar kandidaten op filteren, en waar je pagina’s van gemaakt zijn.',
      redirects: 'Waar oude en verkeerd getypte adressen heen leiden, en welke nog nergens heen leiden.',
    },
    article: articleMessages.nl,
    category: categoryMessages.nl,
    redirect: redirectMessages.nl,
  },
  ro: {
    part: { articles: 'Articole', categories: 'Categorii', redirects: 'Redirecționări' },
    about: {
      articles: 'Noutățile site-ului tău: scrise aici, citite pe paginile de noutăți.',
      categories: 'După ce filtrează candidații și din ce sunt făcute paginile tale.',
      redirects: 'Încotro duc adresele vechi și cele scrise greșit, și care nu duc încă nicăieri.',
    },
    article: articleMessages.ro,
    category: categoryMessages.ro,
    redirect: redirectMessages.ro,
  },
});
