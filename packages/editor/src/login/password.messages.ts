import { defineMessages } from '@boardwright/messages';

/** Words of an admin's password: forgotten, chosen anew, changed. */
export const passwordMessages = defineMessages({
  en: {
    documentTitle: 'Password',
    toLogin: 'Back to the login',
    new: 'New password',
    again: 'New password once more',
    ask: {
      title: 'Forgotten your password?',
      intro: 'Fill in your email address. You get a link by which you choose a new password.',
      submit: 'Mail me a link',
    },
    mailed: {
      title: 'Look in your mail',
      intro:
        'If there is an account with this address, a link is on its way. It is good for two hours. Nothing came? Look among the unwanted mail, or ask whoever runs the server.',
    },
    choose: {
      title: 'Choose a new password',
      intro: 'You are then logged in here, and logged out everywhere else.',
      submit: 'Save and log in',
    },
    expired: {
      title: 'This link has expired or was used',
      intro: 'A link works once and for two hours. You can have a new one mailed.',
    },
  },
  nl: {
    documentTitle: 'Wachtwoord',
    toLogin: 'Terug naar het inloggen',
    new: 'Nieuw wachtwoord',
    again: 'Nieuw wachtwoord nog een keer',
    ask: {
      title: 'Wachtwoord vergeten?',
      intro: 'Vul je e-mailadres in. Je krijgt een link waarmee je een nieuw wachtwoord kiest.',
      submit: 'Mail mij een link',
    },
    mailed: {
      title: 'Kijk in je mail',
      intro:
        'Als er een account met dit adres is, is er een link onderweg. Die werkt twee uur. Niets gekregen? Kijk bij de ongewenste mail, of vraag het wie de server beheert.',
    },
    choose: {
      title: 'Kies een nieuw wachtwoord',
      intro: 'Daarna ben je hier ingelogd, en overal elders uitgelogd.',
      submit: 'Bewaar en log in',
    },
    expired: {
      title: 'Deze link is verlopen of al gebruikt',
      intro: 'Een link werkt een keer en twee uur lang. Je kunt een nieuwe laten mailen.',
    },
  },
  ro: {
    documentTitle: 'Parolă',
    toLogin: 'Înapoi la autentificare',
    new: 'Parolă nouă',
    again: 'Parola nouă încă o dată',
    ask: {
      title: 'Ai uitat parola?',
      intro: 'Completează adresa de e-mail. Primești un link cu care alegi o parolă nouă.',
      submit: 'Trimite-mi un link',
    },
    mailed: {
      title: 'Verifică e-mailul',
      intro:
        'Dacă există un cont cu această adresă, un link este pe drum. Este valabil două ore. Nu a venit nimic? Caută printre mesajele nedorite sau întreabă administratorul serverului.',
    },
    choose: {
      title: 'Alege o parolă nouă',
      intro: 'După aceea ești autentificat aici și deconectat în rest.',
      submit: 'Salvează și autentifică-mă',
    },
    expired: {
      title: 'Acest link a expirat sau a fost folosit',
      intro: 'Un link funcționează o dată, timp de două ore. Poți cere unul nou.',
    },
  },
});
