import { formMessages } from '../../page/forms/form.messages.ts';
import { defineMessages, type MessageKey } from '@boardwright/messages';

export const loginMessages = defineMessages({
  en: {
    form: formMessages.en,
    tabs: 'Who are you?',
    candidate: {
      who: 'I’m looking for work',
      headline: 'Welcome back',
      lead: 'See your applications, favourites and alerts.',
      logIn: 'Log in',
      noAccount: 'No account yet?',
      register: 'Register',
    },
    employer: {
      who: 'I’m hiring',
      headline: 'For employers',
      lead: 'Manage jobs, applicants and credits.',
      logIn: 'Log in as employer',
      noAccount: 'New here?',
      register: 'Create an employer account',
    },
    passkey: {
      use: 'Use a passkey',
      refused: 'Your browser could not use a passkey here. Log in with your password.',
    },
    forgot: 'Forgot it?',
    closed: 'This site has no accounts of this kind.',
    verified: 'Your email address is verified',
    verifiedNext: 'Log in to go on.',
    notVerified: 'This link has expired or is invalid',
    notVerifiedNext: 'Log in, and ask for a new one in your account. An address that is verified needs none.',
    prices: 'What does posting a job cost?',
    passwordSet: 'Your new password is set. Log in with it.',
    removed: 'Your account is removed, with everything in it.',
    ended: 'You are no longer logged in. Log in to go on.',
    unsaved:
      'You are no longer logged in: what you just sent is not saved. Your browser’s Back button shows what you typed.',
  },
  nl: {
    form: formMessages.nl,
    tabs: 'Wie ben je?',
    candidate: {
      who: 'Ik zoek werk',
      headline: 'Welkom terug',
      lead: 'Bekijk je sollicitaties, favorieten en alerts.',
      logIn: 'Inloggen',
      noAccount: 'Nog geen account?',
      register: 'Registreer je',
    },
    employer: {
      who: 'Ik zoek personeel',
      headline: 'Voor werkgevers',
      lead: 'Beheer vacatures, sollicitanten en credits.',
      logIn: 'Inloggen als werkgever',
      noAccount: 'Nieuw hier?',
      register: 'Maak een werkgeversaccount',
    },
    passkey: {
      use: 'Passkey gebruiken',
      refused: 'Je browser kon hier geen passkey gebruiken. Log in met je wachtwoord.',
    },
    forgot: 'Vergeten?',
    closed: 'Deze site kent zulke accounts niet.',
    verified: 'Je e-mailadres is bevestigd',
    verifiedNext: 'Log in om verder te gaan.',
    notVerified: 'Deze link is verlopen of ongeldig',
    notVerifiedNext:
      'Log in en vraag in je account een nieuwe aan. Is je adres al bevestigd, dan hoeft dat niet.',
    prices: 'Wat kost het om een vacature te plaatsen?',
    passwordSet: 'Je nieuwe wachtwoord is ingesteld. Log ermee in.',
    removed: 'Je account is verwijderd, met alles wat erin stond.',
    ended: 'Je bent niet meer ingelogd. Log in om verder te gaan.',
    unsaved:
      'Je bent niet meer ingelogd: wat je net verstuurde is niet opgeslagen. Met de terugknop van je browser zie je wat je typte.',
  },
  ro: {
    form: formMessages.ro,
    tabs: 'Cine ești?',
    candidate: {
      who: 'Caut de lucru',
      headline: 'Bine ai revenit',
      lead: 'Vezi aplicările, favoritele și alertele tale.',
      logIn: 'Autentificare',
      noAccount: 'Nu ai încă un cont?',
      register: 'Înregistrează-te',
    },
    employer: {
      who: 'Caut personal',
      headline: 'Pentru angajatori',
      lead: 'Administrează joburi, candidați și credite.',
      logIn: 'Autentificare ca angajator',
      noAccount: 'Ești nou aici?',
      register: 'Creează un cont de angajator',
    },
    passkey: {
      use: 'Folosește o cheie de acces',
      refused: 'Browserul nu a putut folosi aici o cheie de acces. Autentifică-te cu parola.',
    },
    forgot: 'Ai uitat-o?',
    closed: 'Acest site nu oferă astfel de conturi.',
    verified: 'Adresa ta de e-mail este confirmată',
    verifiedNext: 'Autentifică-te pentru a continua.',
    notVerified: 'Acest link a expirat sau nu este valid',
    notVerifiedNext:
      'Autentifică-te și cere altul din contul tău. Dacă adresa este deja confirmată, nu mai e nevoie.',
    prices: 'Cât costă publicarea unui job?',
    passwordSet: 'Parola nouă este setată. Autentifică-te cu ea.',
    removed: 'Contul tău a fost șters, cu tot ce era în el.',
    ended: 'Nu mai ești autentificat. Autentifică-te pentru a continua.',
    unsaved:
      'Nu mai ești autentificat: ce tocmai ai trimis nu a fost salvat. Cu butonul Înapoi al browserului vezi ce ai scris.',
  },
});

export type LoginKey = MessageKey<typeof loginMessages>;
