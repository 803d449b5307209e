import { defineMessages } from '@boardwright/messages';

/** To an admin, about how they log in. */
export const secondStepMailMessages = defineMessages({
  en: {
    hello: 'Hello {{givenName}},',
    on: {
      subject: 'You now log in to {{site}} in two steps',
      heading: 'Two-step login is on',
      intro:
        'From now on, after your password, we ask for a code from your app. Everywhere else you have been logged out. Keep your recovery codes where you can find them without your phone.',
    },
    moved: {
      subject: 'Your login codes for {{site}} come from another app',
      heading: 'Your login codes come from another app',
      intro:
        'The codes of the app from before no longer work, nor do the recovery codes from before. Everywhere else you have been logged out.',
    },
    off: {
      subject: 'Two-step login for {{site}} is off',
      heading: 'Two-step login is off',
      intro: 'From now on your password alone is enough to log in.',
    },
    recovered: {
      subject: 'A recovery code was used on {{site}}',
      heading: 'You logged in with a recovery code',
      intro: 'Recovery codes left: {{left}}. You can make ten new ones at your account.',
    },
    reset: {
      subject: 'Your two-step login for {{site}} was reset',
      heading: 'Your two-step login was reset',
      intro:
        '{{by}} turned off your two-step login and logged you out everywhere. You log in with your password now, and can set up two-step login again.',
    },
    warning:
      'Was it not you, and did you not ask for it? Then choose a new password at once and tell whoever runs your site.',
    footer: 'You receive this because it concerns the safety of your account on {{site}}.',
  },
  nl: {
    hello: 'Hallo {{givenName}},',
    on: {
      subject: 'Je logt nu in twee stappen in op {{site}}',
      heading: 'Inloggen in twee stappen staat aan',
      intro:
        'Vanaf nu vragen we na je wachtwoord om een code uit je app. Overal elders ben je uitgelogd. Bewaar je herstelcodes op een plek waar je ze zonder je telefoon kunt vinden.',
    },
    moved: {
      subject: 'Je inlogcodes voor {{site}} komen uit een andere app',
      heading: 'Je inlogcodes komen uit een andere app',
      intro:
        'De codes van de app van eerst werken niet meer, en de herstelcodes van eerst ook niet. Overal elders ben je uitgelogd.',
    },
    off: {
      subject: 'Inloggen in twee stappen voor {{site}} staat uit',
      heading: 'Inloggen in twee stappen staat uit',
      intro: 'Vanaf nu is je wachtwoord genoeg om in te loggen.',
    },
    recovered: {
      subject: 'Er is een herstelcode gebruikt op {{site}}',
      heading: 'Je hebt met een herstelcode ingelogd',
      intro: 'Herstelcodes over: {{left}}. Bij je account kun je tien nieuwe maken.',
    },
    reset: {
      subject: 'Je inloggen in twee stappen voor {{site}} is gereset',
      heading: 'Je inloggen in twee stappen is gereset',
      intro:
        '{{by}} heeft je inloggen in twee stappen uitgezet en je overal uitgelogd. Je logt nu in met je wachtwoord, en kunt inloggen in twee stappen opnieuw instellen.',
    },
    warning:
      'Was jij dat niet, en heb je er niet om gevraagd? Kies dan meteen een nieuw wachtwoord en laat het weten aan wie je site beheert.',
    footer: 'Je krijgt deze mail omdat het om de veiligheid van je account op {{site}} gaat.',
  },
  ro: {
    hello: 'Bună {{givenName}},',
    on: {
      subject: 'Acum te autentifici în doi pași pe {{site}}',
      heading: 'Autentificarea în doi pași este activată',
      intro:
        'De acum înainte, după parolă, îți cerem un cod din aplicație. În rest ai fost deconectat. Păstrează codurile de recuperare într-un loc unde le găsești fără telefon.',
    },
    moved: {
      subject: 'Codurile tale pentru {{site}} vin din altă aplicație',
      heading: 'Codurile tale vin din altă aplicație',
      intro:
        'Codurile aplicației anterioare nu mai funcționează, la fel nici codurile de recuperare anterioare. În rest ai fost deconectat.',
    },
    off: {
      subject: 'Autentificarea în doi pași pentru {{site}} este dezactivată',
      heading: 'Autentificarea în doi pași este dezactivată',
      intro: 'De acum înainte, parola este suficientă pentru autentificare.',
    },
    recovered: {
      subject: 'A fost folosit un cod de recuperare pe {{site}}',
      heading: 'Te-ai autentificat cu un cod de recuperare',
      intro: 'Coduri de recuperare rămase: {{left}}. Poți crea zece coduri noi în contul tău.',
    },
    reset: {
      subject: 'Autentificarea ta în doi pași pentru {{site}} a fost resetată',
      heading: 'Autentificarea ta în doi pași a fost resetată',
      intro:
        '{{by}} ți-a dezactivat autentificarea în doi pași și te-a deconectat peste tot. Acum te autentifici cu parola și poți configura din nou autentificarea în doi pași.',
    },
    warning:
      'Nu ai fost tu și nu ai cerut acest lucru? Atunci alege imediat o parolă nouă și anunță administratorul site-ului.',
    footer: 'Primești acest e-mail pentru că privește siguranța contului tău de pe {{site}}.',
  },
});
