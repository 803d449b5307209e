import { defineMessages, translate } from '@boardwright/messages';

/** Sentences of the mails; `{{name}}` is filled in. */
const messages = defineMessages({
  en: {
    receivedSubject: 'New application: {{title}} – {{applicant}}',
    receivedHeading: '{{applicant}} applied for {{title}}',
    receivedIntro: 'A new application came in through {{site}}. Answer this mail to write to the applicant.',
    name: 'Name',
    salutation: 'Salutation',
    mr: 'Mr',
    miss: 'Ms',
    neutral: 'Neutral',
    email: 'E-mail',
    phone: 'Phone',
    reference: 'Reference',
    attachments: 'Attached',
    viewJob: 'View the job',
    receivedPrivacy:
      'Application data is deleted four weeks after the job ends. Please do the same with this mail.',
    receivedFooter: 'You receive this because this address is named with the job on {{site}}.',
    confirmedSubject: 'Your application for {{title}}',
    confirmedHeading: 'Your application has been sent',
    confirmedIntro:
      'Hello {{givenName}},\nYour application for {{title}} at {{organisation}} has been passed on. They will contact you directly.',
    job: 'Job',
    organisation: 'Organisation',
    motivation: 'Motivation',
    confirmedPrivacy: 'We delete your data and files four weeks after the job ends.',
    confirmedFooter:
      'You receive this because you applied on {{site}}. Was it not you? Then you need do nothing.',
    contactSubject: 'Message through {{site}}: {{subject}}',
    contactSubjectEmpty: 'Message through {{site}} from {{name}}',
    contactHeading: '{{name}} sent a message',
    contactIntro: 'This was written in the contact form of {{site}}. Answer this mail to write back.',
    subject: 'Subject',
    contactFooter: 'You receive this because the contact form of {{site}} names your address.',
  },
  nl: {
    receivedSubject: 'Nieuwe sollicitatie: {{title}} – {{applicant}}',
    receivedHeading: '{{applicant}} heeft gesolliciteerd op {{title}}',
    receivedIntro:
      'Via {{site}} is een nieuwe sollicitatie binnengekomen. Beantwoord deze mail om de sollicitant te schrijven.',
    name: 'Naam',
    salutation: 'Aanhef',
    mr: 'De heer',
    miss: 'Mevrouw',
    neutral: 'Neutraal',
    email: 'E-mail',
    phone: 'Telefoon',
    reference: 'Referentie',
    attachments: 'Bijgevoegd',
    viewJob: 'Bekijk de vacature',
    receivedPrivacy:
      'Sollicitatiegegevens worden vier weken na het einde van de vacature verwijderd. Doe hetzelfde met deze mail.',
    receivedFooter: 'Je krijgt deze mail omdat dit adres bij de vacature op {{site}} staat.',
    confirmedSubject: 'Je sollicitatie op {{title}}',
    confirmedHeading: 'Je sollicitatie is verstuurd',
    confirmedIntro:
      'Hallo {{givenName}},\nJe sollicitatie op {{title}} bij {{organisation}} is doorgestuurd. Zij nemen rechtstreeks contact met je op.',
    job: 'Vacature',
    organisation: 'Organisatie',
    motivation: 'Motivatie',
    confirmedPrivacy: 'Vier weken na het einde van de vacature verwijderen we je gegevens en bestanden.',
    confirmedFooter:
      'Je krijgt deze mail omdat je via {{site}} hebt gesolliciteerd. Was je het niet? Dan hoef je niets te doen.',
    contactSubject: 'Bericht via {{site}}: {{subject}}',
    contactSubjectEmpty: 'Bericht via {{site}} van {{name}}',
    contactHeading: '{{name}} heeft een bericht gestuurd',
    contactIntro:
      'Dit is geschreven in het contactformulier van {{site}}. Beantwoord deze mail om terug te schrijven.',
    subject: 'Onderwerp',
    contactFooter: 'Je krijgt deze mail omdat jouw adres bij het contactformulier van {{site}} staat.',
  },
  ro: {
    receivedSubject: 'Aplicație nouă: {{title}} – {{applicant}}',
    receivedHeading: '{{applicant}} a aplicat pentru {{title}}',
    receivedIntro:
      'Ai primit o aplicație nouă prin {{site}}. Răspunde la acest e-mail pentru a-i scrie candidatului.',
    name: 'Nume',
    salutation: 'Formulă de adresare',
    mr: 'Domnul',
    miss: 'Doamna',
    neutral: 'Neutru',
    email: 'E-mail',
    phone: 'Telefon',
    reference: 'Referință',
    attachments: 'Atașate',
    viewJob: 'Vezi jobul',
    receivedPrivacy:
      'Datele candidaților se șterg la patru săptămâni după încheierea jobului. Te rugăm să ștergi atunci și acest e-mail.',
    receivedFooter: 'Primești acest e-mail pentru că adresa ta apare la jobul de pe {{site}}.',
    confirmedSubject: 'Aplicația ta pentru {{title}}',
    confirmedHeading: 'Aplicația ta a fost trimisă',
    confirmedIntro:
      'Bună, {{givenName}},\nAplicația ta pentru {{title}} la {{organisation}} a fost transmisă. Te vor contacta direct.',
    job: 'Job',
    organisation: 'Organizație',
    motivation: 'Motivație',
    confirmedPrivacy: 'Ștergem datele și fișierele tale la patru săptămâni după încheierea jobului.',
    confirmedFooter:
      'Primești acest e-mail pentru că ai aplicat pe {{site}}. Nu ai fost tu? Atunci nu trebuie să faci nimic.',
    contactSubject: 'Mesaj prin {{site}}: {{subject}}',
    contactSubjectEmpty: 'Mesaj prin {{site}} de la {{name}}',
    contactHeading: '{{name}} a trimis un mesaj',
    contactIntro:
      'Mesajul a fost scris în formularul de contact de pe {{site}}. Răspunde la acest e-mail pentru a scrie înapoi.',
    subject: 'Subiect',
    contactFooter: 'Primești acest e-mail pentru că formularul de contact de pe {{site}} are adresa ta.',
  },
});

/** The mails' words in a language; English where we do not speak it. */
export const mailMessages = (locale: string) => translate(messages, locale);
export type TranslateMail = ReturnType<typeof mailMessages>;
