import { defineMessages } from '@boardwright/messages';

/** Words of setting up a new installation, on its own page. */
export const setupPageMessages = defineMessages({
  en: {
    documentTitle: 'Set up your board',
    title: 'Set up your board',
    intro: 'You make the first account and name your board. The rest follows step by step.',
    you: 'You',
    board: 'Your board',
    siteName: 'Name of the board',
    languages: 'Languages',
    defaultLanguage: 'Default language',
    host: 'Host name',
    hostHint: 'Where visitors find the board, such as jobs.example.org.',
    submit: 'Make my board',
    expired: 'This link has expired or was used',
    expiredText:
      'A set-up link works once and for three days, and only the last one counts. As long as the board has no admin, the server prints a new one when it starts.',
  },
  nl: {
    documentTitle: 'Je vacaturesite inrichten',
    title: 'Je vacaturesite inrichten',
    intro: 'Je maakt het eerste account en geeft je site een naam. De rest volgt stap voor stap.',
    you: 'Jij',
    board: 'Je site',
    siteName: 'Naam van de site',
    languages: 'Talen',
    defaultLanguage: 'Standaardtaal',
    host: 'Hostnaam',
    hostHint: 'Waar bezoekers de site vinden, zoals vacatures.voorbeeld.nl.',
    submit: 'Maak mijn site',
    expired: 'Deze link is verlopen of al gebruikt',
    expiredText:
      'Zo’n link werkt een keer en drie dagen lang, en alleen de laatste telt. Zolang de site geen beheerder heeft, toont de server bij het starten een nieuwe.',
  },
  ro: {
    documentTitle: 'Configurează site-ul de joburi',
    title: 'Configurează site-ul de joburi',
    intro: 'Creezi primul cont și dai site-ului un nume. Restul urmează pas cu pas.',
    you: 'Tu',
    board: 'Site-ul tău',
    siteName: 'Numele site-ului',
    languages: 'Limbi',
    defaultLanguage: 'Limba implicită',
    host: 'Nume de gazdă',
    hostHint: 'Unde găsesc vizitatorii site-ul, de exemplu joburi.exemplu.ro.',
    submit: 'Creează site-ul meu',
    expired: 'Acest link a expirat sau a fost folosit',
    expiredText:
      'Un astfel de link funcționează o dată, timp de trei zile, și doar ultimul este valabil. Cât timp site-ul nu are administrator, serverul afișează unul nou la pornire.',
  },
});
