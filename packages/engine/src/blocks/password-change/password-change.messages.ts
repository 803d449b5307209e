import { formMessages } from '../../page/forms/form.messages.ts';
import { defineMessages, type MessageKey } from '@boardwright/messages';

export const passwordChangeMessages = defineMessages({
  en: {
    form: formMessages.en,
    headline: 'Choose a new password',
    lead: {
      link: 'After this you are logged in here, and logged out everywhere else.',
      login: 'Everywhere else you are logged out.',
      nothing: 'A new password is chosen by a link that we mail to you.',
    },
    save: 'Save password',
    changed: 'Your password is changed',
    changedNext: 'Everywhere else you are logged out.',
    askLink: 'Ask for a link',
    loggedOut: 'Log in first.',
  },
  nl: {
    form: formMessages.nl,
    headline: 'Kies een nieuw wachtwoord',
    lead: {
      link: 'Daarna ben je hier ingelogd, en overal elders uitgelogd.',
      login: 'Overal elders word je uitgelogd.',
      nothing: 'Een nieuw wachtwoord kies je met een link die we je mailen.',
    },
    save: 'Wachtwoord opslaan',
    changed: 'Je wachtwoord is gewijzigd',
    changedNext: 'Overal elders ben je uitgelogd.',
    askLink: 'Vraag een link aan',
    loggedOut: 'Log eerst in.',
  },
  ro: {
    form: formMessages.ro,
    headline: 'Alege o parolă nouă',
    lead: {
      link: 'După aceea ești autentificat aici și deconectat din toate celelalte locuri.',
      login: 'Vei fi deconectat din toate celelalte locuri.',
      nothing: 'O parolă nouă se alege printr-un link pe care ți-l trimitem pe e-mail.',
    },
    save: 'Salvează parola',
    changed: 'Parola ta a fost schimbată',
    changedNext: 'Ai fost deconectat din toate celelalte locuri.',
    askLink: 'Cere un link',
    loggedOut: 'Autentifică-te mai întâi.',
  },
});

export type PasswordChangeKey = MessageKey<typeof passwordChangeMessages>;
