import { defineMessages } from '@boardwright/messages';

/** All that can be said where no language of the editor has come: it is there in each. */
export const notLoadedMessages = defineMessages({
  en: { shell: { failed: 'The editor could not be loaded', again: 'Try again' } },
  nl: { shell: { failed: 'De editor kon niet worden geladen', again: 'Probeer het opnieuw' } },
  ro: { shell: { failed: 'Editorul nu a putut fi încărcat', again: 'Încearcă din nou' } },
});
