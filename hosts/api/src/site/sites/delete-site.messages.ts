import { defineMessages, type Locale, translate } from '@boardwright/messages';

const messages = defineMessages({
  en: {
    otherName: 'This is not what the site is called',
    reasonNeeded: 'Note why the site is deleted',
    toSettle: 'Confirm that you settle what is still open',
  },
  nl: {
    otherName: 'Zo heet de site niet',
    reasonNeeded: 'Noteer waarom de site wordt verwijderd',
    toSettle: 'Bevestig dat je afhandelt wat nog openstaat',
  },
  ro: {
    otherName: 'Site-ul nu se numește așa',
    reasonNeeded: 'Notează de ce se șterge site-ul',
    toSettle: 'Confirmă că rezolvi ce este încă deschis',
  },
});

/** What is wrong with a form that deletes a site, in a language. */
export const deletionMessage = (locale: Locale, key: keyof typeof messages.en): string =>
  translate(messages, locale)(key);
