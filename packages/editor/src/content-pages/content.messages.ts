import { defineMessages } from '@boardwright/messages';
import { categoryMessages } from './categories/categories.messages.ts';

/** What the pages are made of beside their blocks, as an admin of the board keeps it; fetched with the workspace. */
export const contentMessages = defineMessages({
  en: {
    title: 'Content',
    part: { categories: 'Categories' },
    about: { categories: 'What candidates filter on, and what your pages are made of.' },
    category: categoryMessages.en,
  },
  nl: {
    title: 'Inhoud',
    part: { categories: 'Categorieën' },
    about: { categories: 'Waar kandidaten op filteren, en waar je pagina’s van gemaakt zijn.' },
    category: categoryMessages.nl,
  },
  ro: {
    title: 'Conținut',
    part: { categories: 'Categorii' },
    about: { categories: 'După ce filtrează candidații și din ce sunt făcute paginile tale.' },
    category: categoryMessages.ro,
  },
});
