import { defineMessages } from '@boardwright/messages';

/** Sentences of the mails between applicants and companies; `{{name}}` is filled in. */
export const applicantMailMessages = defineMessages({
  en: {
    withdrawnSubject: '{{applicant}} withdrew the application for {{title}}',
    withdrawnHeading: '{{applicant}} took the application back',
    withdrawnIntro:
      '{{applicant}} no longer wants to be considered for {{title}}. You need do nothing: the data is deleted within four weeks.',
    withdrawnFooter: 'You receive this because this address is named with the job on {{site}}.',
    viewJob: 'View the job',
    letterFooter: 'You receive this because you applied for {{title}} on {{site}}.',
  },
  nl: {
    withdrawnSubject: '{{applicant}} trekt de sollicitatie op {{title}} in',
    withdrawnHeading: '{{applicant}} heeft de sollicitatie ingetrokken',
    withdrawnIntro:
      '{{applicant}} wil niet meer in aanmerking komen voor {{title}}. Je hoeft niets te doen: de gegevens worden binnen vier weken verwijderd.',
    withdrawnFooter: 'Je krijgt deze mail omdat dit adres bij de vacature op {{site}} staat.',
    viewJob: 'Bekijk de vacature',
    letterFooter: 'Je krijgt deze mail omdat je via {{site}} hebt gesolliciteerd op {{title}}.',
  },
  ro: {
    withdrawnSubject: '{{applicant}} își retrage aplicarea pentru {{title}}',
    withdrawnHeading: '{{applicant}} și-a retras aplicarea',
    withdrawnIntro:
      '{{applicant}} nu mai dorește să fie luat în considerare pentru {{title}}. Nu trebuie să faci nimic: datele sunt șterse în cel mult patru săptămâni.',
    withdrawnFooter: 'Primești acest e-mail pentru că adresa ta apare la acest job pe {{site}}.',
    viewJob: 'Vezi jobul',
    letterFooter: 'Primești acest e-mail pentru că ai aplicat pentru {{title}} pe {{site}}.',
  },
});
