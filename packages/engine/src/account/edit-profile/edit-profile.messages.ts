import { formWords } from '../../forms/form-words.ts';
import { defineMessages } from '../../i18n/define-messages.ts';
import { contactWords } from '../contacts/contact-words.ts';

export const editProfileMessages = defineMessages({
  en: {
    ...contactWords.en,
    form: formWords.en,
    loggedOut: 'Your session has ended. Log in again; what you typed is still here.',
    save: 'Save',
    saved: {
      profile: 'Your profile is saved',
      password: 'Your password is changed',
      address: 'Your addresses are up to date',
      phone: 'Your phone numbers are up to date',
    },
    profile: {
      title: 'Your details',
      locale: 'Language of your mails',
      newsletterPending: 'Not confirmed yet: press the link in the mail we sent you.',
      passwordHint: 'Only for another email address.',
    },
    password: { title: 'Password', save: 'Change password' },
    export: {
      title: 'Your data',
      text: 'Everything that is kept about you, files included.',
      html: 'To read (HTML)',
      json: 'For programs (JSON)',
    },
    remove: {
      title: 'Remove account',
      candidate: 'Your profile, resume, alerts and applications are removed for good.',
      employer: 'Your login and your details are removed for good.',
      open: 'I want to remove my account',
      sure: 'Yes, remove everything. This cannot be undone.',
      tick: 'Tick this first',
      do: 'Remove account',
    },
  },
  nl: {
    ...contactWords.nl,
    form: formWords.nl,
    loggedOut: 'Je sessie is verlopen. Log opnieuw in; wat je typte staat er nog.',
    save: 'Opslaan',
    saved: {
      profile: 'Je profiel is opgeslagen',
      password: 'Je wachtwoord is gewijzigd',
      address: 'Je adressen zijn bijgewerkt',
      phone: 'Je telefoonnummers zijn bijgewerkt',
    },
    profile: {
      title: 'Je gegevens',
      locale: 'Taal van je mails',
      newsletterPending: 'Nog niet bevestigd: gebruik de link in de mail die we je stuurden.',
      passwordHint: 'Alleen nodig voor een ander e-mailadres.',
    },
    password: { title: 'Wachtwoord', save: 'Wachtwoord wijzigen' },
    export: {
      title: 'Je data',
      text: 'Alles wat er over jou wordt bewaard, bestanden inbegrepen.',
      html: 'Om te lezen (HTML)',
      json: 'Voor programma’s (JSON)',
    },
    remove: {
      title: 'Account verwijderen',
      candidate: 'Je profiel, cv, alerts en sollicitaties worden voorgoed verwijderd.',
      employer: 'Je login en je gegevens worden voorgoed verwijderd.',
      open: 'Ik wil mijn account verwijderen',
      sure: 'Ja, verwijder alles. Dit kan niet ongedaan worden gemaakt.',
      tick: 'Vink dit eerst aan',
      do: 'Account verwijderen',
    },
  },
  ro: {
    ...contactWords.ro,
    form: formWords.ro,
    loggedOut: 'Sesiunea ta a expirat. Autentifică-te din nou; ce ai scris este tot aici.',
    save: 'Salvează',
    saved: {
      profile: 'Profilul tău a fost salvat',
      password: 'Parola ta a fost schimbată',
      address: 'Adresele tale sunt actualizate',
      phone: 'Numerele tale de telefon sunt actualizate',
    },
    profile: {
      title: 'Datele tale',
      locale: 'Limba mesajelor tale',
      newsletterPending: 'Încă neconfirmat: folosește linkul din e-mailul pe care ți l-am trimis.',
      passwordHint: 'Necesară doar pentru altă adresă de e-mail.',
    },
    password: { title: 'Parolă', save: 'Schimbă parola' },
    export: {
      title: 'Datele păstrate',
      text: 'Tot ce se păstrează despre tine, inclusiv fișierele.',
      html: 'De citit (HTML)',
      json: 'Pentru programe (JSON)',
    },
    remove: {
      title: 'Ștergerea contului',
      candidate: 'Profilul, CV-ul, alertele și aplicările tale se șterg definitiv.',
      employer: 'Contul și datele tale se șterg definitiv.',
      open: 'Vreau să îmi șterg contul',
      sure: 'Da, șterge totul. Această acțiune nu poate fi anulată.',
      tick: 'Bifează mai întâi aici',
      do: 'Șterge contul',
    },
  },
});
