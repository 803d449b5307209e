import { defineMessages, type MessageKey } from '@boardwright/messages';
import type { LoggedOutKey } from '../../../page/forms/logged-out.messages.ts';

/** The words of lists of addresses and phone numbers, spread into the messages of a panel that has them. */
export const companyContactMessages = defineMessages({
  en: {
    label: 'Name of it',
    edit: 'Change',
    cancel: 'Cancel',
    delete: 'Delete',
    full: 'You keep as many as there can be: {{count}}.',
    flags: { primary: 'Primary', financial: 'For invoices', delivery: 'For deliveries' },
    make: { primary: 'Make primary', financial: 'Use for invoices', delivery: 'Use for deliveries' },
    addresses: { title: 'Addresses', add: 'Add an address', empty: 'No address yet.' },
    phones: { title: 'Phone numbers', add: 'Add a phone number', empty: 'No phone number yet.' },
  },
  nl: {
    label: 'Naam ervan',
    edit: 'Wijzigen',
    cancel: 'Annuleren',
    delete: 'Verwijderen',
    full: 'Meer dan {{count}} kun je er niet bewaren.',
    flags: { primary: 'Standaard', financial: 'Voor facturen', delivery: 'Voor bezorging' },
    make: {
      primary: 'Maak standaard',
      financial: 'Gebruik voor facturen',
      delivery: 'Gebruik voor bezorging',
    },
    addresses: { title: 'Adressen', add: 'Adres toevoegen', empty: 'Nog geen adres.' },
    phones: { title: 'Telefoonnummers', add: 'Telefoonnummer toevoegen', empty: 'Nog geen telefoonnummer.' },
  },
  ro: {
    label: 'Denumire',
    edit: 'Modifică',
    cancel: 'Renunță',
    delete: 'Șterge',
    full: 'Nu poți păstra mai mult de {{count}}.',
    flags: { primary: 'Principal', financial: 'Pentru facturi', delivery: 'Pentru livrare' },
    make: {
      primary: 'Setează ca principal',
      financial: 'Folosește pentru facturi',
      delivery: 'Folosește pentru livrare',
    },
    addresses: { title: 'Adrese', add: 'Adaugă o adresă', empty: 'Nicio adresă încă.' },
    phones: {
      title: 'Numere de telefon',
      add: 'Adaugă un număr de telefon',
      empty: 'Niciun număr de telefon încă.',
    },
  },
});

/** Its keys, with those of the panel that has it. */
export type CompanyContactKey =
  | MessageKey<typeof companyContactMessages>
  | 'save'
  | LoggedOutKey
  | `saved.${'address' | 'phone'}`
  | `form.${FormKey}`;
type FormKey =
  | 'check'
  | 'required'
  | 'unsent'
  | 'address_line_1'
  | 'postal_code'
  | 'city'
  | 'country_code'
  | 'phone'
  | 'phoneRequired'
  | 'phoneInvalid';
