import { defineMessages } from '@boardwright/messages';

/** What stands above every page that an admin views as somebody. */
export const impersonationMessages = defineMessages({
  en: {
    as: 'Viewing as {{name}}',
    note: 'Nothing can be changed here. Until {{time}}.',
    stop: 'Stop',
  },
  nl: {
    as: 'Je kijkt mee met {{name}}',
    note: 'Hier kun je niets veranderen. Tot {{time}}.',
    stop: 'Stoppen',
  },
  ro: {
    as: 'Vezi site-ul ca {{name}}',
    note: 'Aici nu poți schimba nimic. Până la {{time}}.',
    stop: 'Oprește',
  },
});
