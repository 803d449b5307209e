import { defineMessages } from '@boardwright/messages';

/** What an admin writes of a job: its hours, categories and contact. */
export const writtenMessages = defineMessages({
  en: {
    written: {
      amountWrong: 'Fill in an amount, like 2500 or 14.50',
      hoursWeek: 'Hours a week',
      work: 'Place of work',
      hoursFrom: 'Hours a week, from',
      hoursTo: 'Hours a week, up to',
      hoursNone: 'Not specified',
      hours: '{{count}} hours',
      remote: 'Can be done from home',
      categoriesNone: 'None chosen',
      contact: 'Contact for candidates',
      contactHint: 'Stands with the job: whom somebody may ask before they apply.',
      contactName: 'Name',
      contactEmail: 'E-mail',
      contactPhone: 'Phone',
    },
  },
  nl: {
    written: {
      amountWrong: 'Vul een bedrag in, zoals 2500 of 14,50',
      hoursWeek: 'Uren per week',
      work: 'Waar je werkt',
      hoursFrom: 'Uren per week, vanaf',
      hoursTo: 'Uren per week, tot',
      hoursNone: 'Niet opgegeven',
      hours: '{{count}} uur',
      remote: 'Kan vanuit huis',
      categoriesNone: 'Geen gekozen',
      contact: 'Contactpersoon voor kandidaten',
      contactHint: 'Staat bij de vacature: aan wie iemand iets kan vragen voordat hij solliciteert.',
      contactName: 'Naam',
      contactEmail: 'E-mail',
      contactPhone: 'Telefoon',
    },
  },
  ro: {
    written: {
      amountWrong: 'Completează o sumă, de exemplu 2500 sau 14,50',
      hoursWeek: 'Ore pe săptămână',
      work: 'Unde se lucrează',
      hoursFrom: 'Ore pe săptămână, de la',
      hoursTo: 'Ore pe săptămână, până la',
      hoursNone: 'Neprecizat',
      hours: '{{count}} ore',
      remote: 'Se poate lucra de acasă',
      categoriesNone: 'Niciuna aleasă',
      contact: 'Persoană de contact pentru candidați',
      contactHint: 'Apare la job: pe cine poate întreba cineva înainte să aplice.',
      contactName: 'Nume',
      contactEmail: 'E-mail',
      contactPhone: 'Telefon',
    },
  },
});
