import { defineMessages } from '@boardwright/messages';

/** What every workspace with lists says, be it of the shop or of categories; fetched with it. */
export const listMessages = defineMessages({
  en: {
    loading: 'Loading…',
    again: 'Try again',
    showNow: 'Show how it is now',
    cancel: 'Cancel',
    close: 'Close',
    does: 'Actions',
  },
  nl: {
    loading: 'Laden…',
    again: 'Opnieuw proberen',
    showNow: 'Laat zien hoe het nu is',
    cancel: 'Annuleren',
    close: 'Sluiten',
    does: 'Acties',
  },
  ro: {
    loading: 'Se încarcă…',
    again: 'Încearcă din nou',
    showNow: 'Arată situația de acum',
    cancel: 'Renunță',
    close: 'Închide',
    does: 'Acțiuni',
  },
});
