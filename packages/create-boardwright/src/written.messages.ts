import { defineMessages } from '@boardwright/messages';

/** Words that are written into a new repository. */
export const writtenMessages = defineMessages({
  en: {
    title: 'Title',
    text: 'Words',
    empty: 'What this block shows will stand here.',
    visit: 'Visit us',
    visitPath: 'visit',
  },
  nl: {
    title: 'Titel',
    text: 'Tekst',
    empty: 'Hier komt te staan wat dit blok laat zien.',
    visit: 'Kom langs',
    visitPath: 'langskomen',
  },
  ro: {
    title: 'Titlu',
    text: 'Textul',
    empty: 'Aici va sta ce arată acest bloc.',
    visit: 'Vizitează-ne',
    visitPath: 'vizita',
  },
});
