import { defineLabels } from '../../define-labels.ts';
import { contact } from './contact.schema.ts';

export const contactLabels = defineLabels(contact, {
  en: {
    title: 'Contact',
    settings: {
      title: 'Title',
      emailTo: {
        label: 'Messages go to (e-mail address)',
        help: 'No visitor sees this address. Empty: the address of the board.',
      },
      formFields: {
        label: 'Hidden fields',
        choices: { message: 'Message', subject: 'Subject', phone: 'Phone' },
      },
      sendBtnText: 'Text of the button',
      successMessage: 'Said once it is sent',
      fieldsOrder: {
        label: 'Order of the fields',
        choices: { email: 'Email', name: 'Name', phone: 'Phone', subject: 'Subject', message: 'Message' },
      },
    },
  },
  nl: {
    title: 'Contact',
    settings: {
      title: 'Titel',
      emailTo: {
        label: 'Berichten gaan naar (e-mailadres)',
        help: 'Geen bezoeker ziet dit adres. Leeg: het adres van de vacaturesite.',
      },
      formFields: {
        label: 'Verborgen velden',
        choices: { message: 'Bericht', subject: 'Onderwerp', phone: 'Telefoon' },
      },
      sendBtnText: 'Tekst van de knop',
      successMessage: 'Getoond na het versturen',
      fieldsOrder: {
        label: 'Volgorde van de velden',
        choices: {
          email: 'E-mail',
          name: 'Naam',
          phone: 'Telefoon',
          subject: 'Onderwerp',
          message: 'Bericht',
        },
      },
    },
  },
  ro: {
    title: 'Contact',
    settings: {
      title: 'Titlu',
      emailTo: {
        label: 'Mesajele ajung la (adresă de e-mail)',
        help: 'Niciun vizitator nu vede această adresă. Gol: adresa site-ului de joburi.',
      },
      formFields: {
        label: 'Câmpuri ascunse',
        choices: { message: 'Mesaj', subject: 'Subiect', phone: 'Telefon' },
      },
      sendBtnText: 'Textul butonului',
      successMessage: 'Afișat după trimitere',
      fieldsOrder: {
        label: 'Ordinea câmpurilor',
        choices: { email: 'E-mail', name: 'Nume', phone: 'Telefon', subject: 'Subiect', message: 'Mesaj' },
      },
    },
  },
});
