import { defineMessages } from '@boardwright/messages';

export const heroSearchMessages = defineMessages({
  en: {
    name: 'Hero with search',
    purpose: 'The first screen of a board: what it is for, and searching at once.',
    search: 'opening banner home start find jobs top',
    headline: 'Find the job that fits your life.',
    subheadline:
      '{{jobs}} jobs at {{organisations}} employers. Each with salary, hours and who you will work with.',
    first: 'Nurse',
    second: 'Software developer',
    third: 'Warehouse',
    fourth: 'Part-time',
  },
  nl: {
    name: 'Opening met zoeken',
    purpose: 'Het eerste scherm van een board: waar het voor is, en meteen zoeken.',
    search: 'hero banner home start vacatures zoeken bovenaan',
    headline: 'Vind werk dat bij je leven past.',
    subheadline:
      '{{jobs}} vacatures bij {{organisations}} werkgevers. Met salaris, uren en met wie je werkt.',
    first: 'Verpleegkundige',
    second: 'Softwareontwikkelaar',
    third: 'Magazijn',
    fourth: 'Parttime',
  },
  ro: {
    name: 'Deschidere cu căutare',
    purpose: 'Primul ecran al unui site de joburi: la ce folosește și căutarea imediată.',
    search: 'hero banner acasă început găsește joburi sus',
    headline: 'Găsește jobul care se potrivește vieții tale.',
    subheadline:
      '{{jobs}} joburi la {{organisations}} angajatori. Fiecare cu salariu, program și viitorii tăi colegi.',
    first: 'Asistent medical',
    second: 'Programator',
    third: 'Depozit',
    fourth: 'Normă redusă',
  },
});
