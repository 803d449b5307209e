import { defineFixtures } from '../../define-fixtures.ts';
import { contact } from './contact.schema.ts';

export const contactFixtures = defineFixtures(contact, {
  default: { title: 'As it comes', settings: {} },
  titled: {
    title: 'Own words, another order',
    settings: {
      title: 'Stel je vraag',
      sendBtnText: 'Vraag versturen',
      fieldsOrder: ['name', 'email', 'subject', 'message', 'phone'],
    },
  },
  short: {
    title: 'Without phone and subject',
    settings: { title: 'Mail ons', formFields: ['phone', 'subject'] },
  },
  shortest: { title: 'Name and e-mail only', settings: { formFields: ['message', 'subject', 'phone'] } },
  sent: {
    title: 'After sending',
    settings: { successMessage: 'Bedankt! Tjitske leest mee en antwoordt binnen twee werkdagen.' },
  },
  'long-text': {
    title: 'Long words',
    settings: {
      title: 'Întrebări și sugestii despre anunțuri, conturi și confidențialitate',
      sendBtnText: 'Arbeidsmarktcommunicatievraag versturen',
    },
  },
});
