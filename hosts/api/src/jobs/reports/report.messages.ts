import { defineMessages, translateIn } from '@boardwright/messages';

const messages = defineMessages({
  en: {
    explanationNeeded: 'Say what is wrong with this job',
    emailInvalid: 'This is not a valid e-mail address',
    goodFaithNeeded: 'Confirm that you believe what you say is right',
    messageNeeded: 'Say why you leave it: whoever reported it reads this',
    left: '{{name}} left the job on the site.',
    leftByNobody: 'The job was left on the site.',
    withheld: '{{name}} took the job off the site.',
    withheldByNobody: 'The job was taken off the site.',
  },
  nl: {
    explanationNeeded: 'Zeg wat er mis is met deze vacature',
    emailInvalid: 'Dit is geen geldig e-mailadres',
    goodFaithNeeded: 'Bevestig dat je denkt dat klopt wat je zegt',
    messageNeeded: 'Zeg waarom je hem laat staan: wie hem meldde, leest dit',
    left: '{{name}} liet de vacature staan.',
    leftByNobody: 'De vacature bleef staan.',
    withheld: '{{name}} haalde de vacature van de site.',
    withheldByNobody: 'De vacature is van de site gehaald.',
  },
  ro: {
    explanationNeeded: 'Spune ce este în neregulă cu acest job',
    emailInvalid: 'Această adresă de e-mail nu este validă',
    goodFaithNeeded: 'Confirmă că tu crezi că este corect ce spui',
    messageNeeded: 'Spune de ce îl lași: cine l-a raportat citește acest text',
    left: '{{name}} a lăsat jobul pe site.',
    leftByNobody: 'Jobul a fost lăsat pe site.',
    withheld: '{{name}} a scos jobul de pe site.',
    withheldByNobody: 'Jobul a fost scos de pe site.',
  },
});

/** What is wrong with a report or with a decision about some, and what was decided, in the language of who asks. */
export const reportSentence = translateIn(messages);
