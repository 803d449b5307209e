import { defineMessages } from '@boardwright/messages';

/** Words of the page on which somebody accepts an invitation to a team. */
export const invitationMessages = defineMessages({
  en: {
    documentTitle: 'Invitation',
    reading: 'One moment',
    title: 'Welcome to the team of {{site}}',
    intro: 'You work here as {{role}}, with {{email}}. Fill in your name and choose a password.',
    password: 'Password',
    again: 'Password once more',
    submit: 'Accept and log in',
    over: 'This invitation does not work',
    ask: 'Who invited you can send another.',
  },
  nl: {
    documentTitle: 'Uitnodiging',
    reading: 'Een ogenblik',
    title: 'Welkom in het team van {{site}}',
    intro: 'Je werkt hier als {{role}}, met {{email}}. Vul je naam in en kies een wachtwoord.',
    password: 'Wachtwoord',
    again: 'Wachtwoord nog een keer',
    submit: 'Accepteren en inloggen',
    over: 'Deze uitnodiging werkt niet',
    ask: 'Wie je uitnodigde, kan een nieuwe sturen.',
  },
  ro: {
    documentTitle: 'Invitație',
    reading: 'O clipă',
    title: 'Bun venit în echipa {{site}}',
    intro: 'Lucrezi aici ca {{role}}, cu {{email}}. Completează-ți numele și alege o parolă.',
    password: 'Parolă',
    again: 'Parola încă o dată',
    submit: 'Acceptă și autentifică-te',
    over: 'Această invitație nu funcționează',
    ask: 'Cine te-a invitat poate trimite alta.',
  },
});
