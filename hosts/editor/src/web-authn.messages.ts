import { defineMessages } from '@boardwright/messages';

/** Why a browser made, or used, no passkey. */
export const webAuthnMessages = defineMessages({
  en: {
    known: 'This device already has a passkey of yours for this address.',
    refused: 'Your browser could not use a passkey here. Try again, or log in another way.',
  },
  nl: {
    known: 'Dit apparaat heeft al een passkey van jou voor dit adres.',
    refused:
      'Je browser kon hier geen passkey gebruiken. Probeer het opnieuw, of log op een andere manier in.',
  },
  ro: {
    known: 'Acest dispozitiv are deja o cheie de acces a ta pentru această adresă.',
    refused: 'Browserul nu a putut folosi aici o cheie de acces. Încearcă din nou sau autentifică-te altfel.',
  },
});
