import { defineMessages } from '@boardwright/messages';

/** To somebody whose passkeys have changed. */
export const passkeyMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    added: {
      subject: 'You now have a passkey for {{site}}',
      heading: 'A passkey was added',
      intro: 'With the passkey "{{passkey}}" you log in at {{host}} from now on without a password.',
    },
    removed: {
      subject: 'A passkey for {{site}} was removed',
      heading: 'A passkey was removed',
      intro:
        'The passkey "{{passkey}}" for {{host}} no longer logs you in. You can delete it on your device too.',
    },
    warning: 'Was it not you? Then choose a new password at once, and look at your passkeys in your account.',
    footer: 'You receive this because it concerns the safety of your account on {{site}}.',
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    added: {
      subject: 'Je hebt nu een passkey voor {{site}}',
      heading: 'Er is een passkey toegevoegd',
      intro: 'Met de passkey "{{passkey}}" log je vanaf nu zonder wachtwoord in op {{host}}.',
    },
    removed: {
      subject: 'Een passkey voor {{site}} is verwijderd',
      heading: 'Er is een passkey verwijderd',
      intro:
        'Met de passkey "{{passkey}}" voor {{host}} kun je niet meer inloggen. Je kunt hem ook van je apparaat verwijderen.',
    },
    warning: 'Was jij dat niet? Kies dan meteen een nieuw wachtwoord, en bekijk de passkeys in je account.',
    footer: 'Je krijgt deze mail omdat het om de veiligheid van je account op {{site}} gaat.',
  },
  ro: {
    hello: 'Bună {{givenName}},',
    added: {
      subject: 'Ai acum o cheie de acces pentru {{site}}',
      heading: 'A fost adăugată o cheie de acces',
      intro: 'Cu cheia de acces „{{passkey}}” te autentifici de acum pe {{host}} fără parolă.',
    },
    removed: {
      subject: 'O cheie de acces pentru {{site}} a fost ștearsă',
      heading: 'A fost ștearsă o cheie de acces',
      intro:
        'Cu cheia de acces „{{passkey}}” pentru {{host}} nu te mai poți autentifica. O poți șterge și de pe dispozitiv.',
    },
    warning: 'Nu ai fost tu? Atunci alege imediat o parolă nouă și verifică cheile de acces din contul tău.',
    footer: 'Primești acest e-mail pentru că privește siguranța contului tău de pe {{site}}.',
  },
});
