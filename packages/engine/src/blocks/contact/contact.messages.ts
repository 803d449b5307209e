import { formMessages } from '../../page/forms/form.messages.ts';
import { defineMessages, type MessageKey } from '@boardwright/messages';

/** The few words of other forms that this form needs too. */
function emailMessages(locale: keyof typeof formMessages) {
  const { emailInvalid, emailNoAt, emailNoDot, emailCheck, check, trap } = formMessages[locale];
  return { emailInvalid, emailNoAt, emailNoDot, emailCheck, check, trap };
}

export const contactMessages = defineMessages({
  en: {
    ...emailMessages('en'),
    heading: 'Contact',
    fields: {
      email: 'E-mail address',
      name: 'Name',
      phone: 'Phone number',
      subject: 'Subject',
      message: 'Message',
    },
    required: {
      email: 'Enter your e-mail address, so that we can answer you.',
      name: 'Enter your name.',
      message: 'Write your message.',
    },
    tooLong: '{{field}} should be at most {{count}} characters',
    send: 'Send message',
    sending: 'Sending…',
    unsent: 'Your message could not be sent. It is still here: please try again in a moment.',
    sentTitle: 'Your message was sent',
    sent: 'Thank you. You will get an answer by e-mail.',
    again: 'Send another message',
  },
  nl: {
    ...emailMessages('nl'),
    heading: 'Contact',
    fields: {
      email: 'E-mailadres',
      name: 'Naam',
      phone: 'Telefoonnummer',
      subject: 'Onderwerp',
      message: 'Bericht',
    },
    required: {
      email: 'Vul je e-mailadres in, dan kunnen we je antwoorden.',
      name: 'Vul je naam in.',
      message: 'Schrijf je bericht.',
    },
    tooLong: '{{field}} mag hooguit {{count}} tekens lang zijn',
    send: 'Bericht versturen',
    sending: 'Versturen…',
    unsent: 'Je bericht kon niet worden verstuurd. Het staat er nog: probeer het zo nog eens.',
    sentTitle: 'Je bericht is verstuurd',
    sent: 'Bedankt. Je krijgt antwoord per e-mail.',
    again: 'Nog een bericht sturen',
  },
  ro: {
    ...emailMessages('ro'),
    heading: 'Contact',
    fields: {
      email: 'Adresă de e-mail',
      name: 'Nume',
      phone: 'Număr de telefon',
      subject: 'Subiect',
      message: 'Mesaj',
    },
    required: {
      email: 'Completează adresa de e-mail, ca să îți putem răspunde.',
      name: 'Completează numele.',
      message: 'Scrie mesajul.',
    },
    tooLong: '{{field}}: cel mult {{count}} de caractere',
    send: 'Trimite mesajul',
    sending: 'Se trimite…',
    unsent: 'Mesajul nu a putut fi trimis. Este încă aici: încearcă din nou peste puțin timp.',
    sentTitle: 'Mesajul tău a fost trimis',
    sent: 'Mulțumim. Vei primi răspuns prin e-mail.',
    again: 'Trimite un alt mesaj',
  },
});

export type ContactKey = MessageKey<typeof contactMessages>;
