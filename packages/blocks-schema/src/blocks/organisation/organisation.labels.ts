import { defineLabels } from '../../define-labels.ts';
import { jobsLayoutLabels } from '../../parts/job-lists.labels.ts';
import { organisation } from './organisation.schema.ts';

export const organisationLabels = defineLabels(organisation, {
  en: {
    title: 'Organisation',
    settings: {
      title: {
        label: 'Title above its jobs',
        help: '{{organisation}} stands for the name of the organisation.',
      },
      subtitle: 'Line under that title',
      jobsLayout: { label: 'Jobs layout', choices: jobsLayoutLabels.en },
    },
  },
  nl: {
    title: 'Organisatie',
    settings: {
      title: {
        label: 'Titel boven de vacatures',
        help: '{{organisation}} staat voor de naam van de organisatie.',
      },
      subtitle: 'Regel onder die titel',
      jobsLayout: { label: 'Weergave van vacatures', choices: jobsLayoutLabels.nl },
    },
  },
  ro: {
    title: 'Organizație',
    settings: {
      title: {
        label: 'Titlul de deasupra joburilor',
        help: '{{organisation}} ține locul numelui organizației.',
      },
      subtitle: 'Rândul de sub acel titlu',
      jobsLayout: { label: 'Aspectul joburilor', choices: jobsLayoutLabels.ro },
    },
  },
});
