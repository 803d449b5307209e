import { defineMessages, type MessageKey } from '@boardwright/messages';

export const landingPagesMessages = defineMessages({
  en: {
    heading: 'Popular searches',
    all: 'All searches',
    related: 'Related searches',
    notFound: 'This search is not there (any more)',
    description_one: '{{title}}: {{number}} job right now.',
    description_other: '{{title}}: {{number}} jobs right now.',
    filters: 'What these jobs have in common',
    refine: 'Refine this search',
    empty: { title: 'No searches yet', text: 'Look through all jobs with filters of your own.' },
    none: { title: 'No jobs here right now', text: 'New ones come in every day. Look a little wider:' },
    jobs: 'View all jobs',
  },
  nl: {
    heading: 'Populaire zoekopdrachten',
    all: 'Alle zoekopdrachten',
    related: 'Verwante zoekopdrachten',
    notFound: 'Deze zoekopdracht is er niet (meer)',
    description_one: '{{title}}: nu {{number}} vacature.',
    description_other: '{{title}}: nu {{number}} vacatures.',
    filters: 'Wat deze vacatures gemeen hebben',
    refine: 'Verfijn deze zoekopdracht',
    empty: { title: 'Nog geen zoekopdrachten', text: 'Bekijk alle vacatures en kies je eigen filters.' },
    none: {
      title: 'Hier zijn nu geen vacatures',
      text: 'Er komen elke dag nieuwe bij. Kijk intussen iets ruimer:',
    },
    jobs: 'Bekijk alle vacatures',
  },
  ro: {
    heading: 'Căutări populare',
    all: 'Toate căutările',
    related: 'Căutări asemănătoare',
    notFound: 'Această căutare nu (mai) există',
    description_one: '{{title}}: acum {{number}} loc de muncă.',
    description_few: '{{title}}: acum {{number}} locuri de muncă.',
    description_other: '{{title}}: acum {{number}} de locuri de muncă.',
    filters: 'Ce au în comun aceste locuri de muncă',
    refine: 'Rafinează această căutare',
    empty: {
      title: 'Încă nu sunt căutări',
      text: 'Vezi toate locurile de muncă și alege-ți propriile filtre.',
    },
    none: {
      title: 'Aici nu sunt acum locuri de muncă',
      text: 'În fiecare zi apar altele noi. Până atunci, caută puțin mai larg:',
    },
    jobs: 'Vezi toate locurile de muncă',
  },
});

export type LandingPagesKey = MessageKey<typeof landingPagesMessages>;
