import { defineMessages, type MessageKey } from '@boardwright/messages';

/** Words of a job's head, facts and text. Blocks that draw a job spread them into their messages under `job`. */
export const jobMessages = defineMessages({
  en: {
    place: 'Location',
    salary: 'Salary',
    hours: 'Hours',
    perWeek: 'per week',
    salaryPer: { hour: 'p/h', day: 'p/d', month: 'p/m', year: 'p/y', project: 'per project' },
    contract: 'Contract',
    education: 'Education',
    till: 'Apply before',
    country: 'Country: {{name}}',
    hiddenEmployer: 'Employer shown after logging in',
    text: {
      job: 'What you will do',
      function: 'What we ask',
      offer: 'What we offer',
      company: 'About the company',
    },
  },
  nl: {
    place: 'Standplaats',
    salary: 'Salaris',
    hours: 'Uren',
    perWeek: 'per week',
    salaryPer: { hour: 'p/u', day: 'p/d', month: 'p/m', year: 'p/j', project: 'per project' },
    contract: 'Dienstverband',
    education: 'Opleiding',
    till: 'Reageren tot',
    country: 'Land: {{name}}',
    hiddenEmployer: 'Werkgever zichtbaar na inloggen',
    text: {
      job: 'Wat ga je doen',
      function: 'Wie zoeken we',
      offer: 'Wat krijg je van ons',
      company: 'Over de organisatie',
    },
  },
  ro: {
    place: 'Localitate',
    salary: 'Salariu',
    hours: 'Program',
    perWeek: 'pe săptămână',
    salaryPer: { hour: '/ oră', day: '/ zi', month: '/ lună', year: '/ an', project: '/ proiect' },
    contract: 'Contract',
    education: 'Studii',
    till: 'Aplică până la',
    country: 'Țara: {{name}}',
    hiddenEmployer: 'Angajatorul este vizibil după autentificare',
    text: { job: 'Ce vei face', function: 'Pe cine căutăm', offer: 'Ce oferim', company: 'Despre companie' },
  },
});

/** Its keys, where it stands in the messages of others. */
export type JobKey = `job.${MessageKey<typeof jobMessages>}`;
