import { formMessages } from '../../page/forms/form.messages.ts';
import { defineMessages, type MessageKey } from '@boardwright/messages';

export const passwordForgotMessages = defineMessages({
  en: {
    form: formMessages.en,
    tabs: 'Who are you?',
    who: { candidate: 'I’m looking for work', employer: 'I’m hiring' },
    headline: 'Forgot your password?',
    lead: 'Tell us your email address, and we mail you a link to choose a new one.',
    send: 'Mail me the link',
    sent: 'Have a look at your mail',
    sentNext:
      'If there is an account with this address, a link to choose a new password is on its way. Nothing there after some minutes? Look among the unwanted mail.',
    back: 'Back to logging in',
    closed: 'This site has no accounts of this kind.',
  },
  nl: {
    form: formMessages.nl,
    tabs: 'Wie ben je?',
    who: { candidate: 'Ik zoek werk', employer: 'Ik zoek personeel' },
    headline: 'Wachtwoord vergeten?',
    lead: 'Vul je e-mailadres in, dan mailen we je een link om een nieuw wachtwoord te kiezen.',
    send: 'Mail mij de link',
    sent: 'Kijk in je mail',
    sentNext:
      'Is er een account met dit adres, dan is er een link onderweg om een nieuw wachtwoord te kiezen. Na een paar minuten nog niets? Kijk ook bij de ongewenste mail.',
    back: 'Terug naar inloggen',
    closed: 'Deze site kent zulke accounts niet.',
  },
  ro: {
    form: formMessages.ro,
    tabs: 'Cine ești?',
    who: { candidate: 'Caut de lucru', employer: 'Caut personal' },
    headline: 'Ai uitat parola?',
    lead: 'Scrie adresa ta de e-mail și îți trimitem un link pentru a alege o parolă nouă.',
    send: 'Trimite-mi linkul',
    sent: 'Verifică-ți e-mailul',
    sentNext:
      'Dacă există un cont cu această adresă, ți-am trimis un link pentru a alege o parolă nouă. Nu a venit nimic după câteva minute? Caută și în mesajele nedorite.',
    back: 'Înapoi la autentificare',
    closed: 'Acest site nu oferă astfel de conturi.',
  },
});

export type PasswordForgotKey = MessageKey<typeof passwordForgotMessages>;
