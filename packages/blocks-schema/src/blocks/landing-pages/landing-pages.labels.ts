import { defineLabels } from '../../define-labels.ts';
import { jobsLayoutLabels } from '../../parts/job-lists.labels.ts';
import { landingPages } from './landing-pages.schema.ts';

export const landingPagesLabels = defineLabels(landingPages, {
  en: {
    title: 'Landing pages',
    settings: {
      heading: 'Heading',
      jobsLayout: { label: 'Jobs layout', choices: jobsLayoutLabels.en },
      jobsPerPage: 'Jobs per page',
      landingPagesPerPage: 'Landing pages per page',
    },
  },
  nl: {
    title: 'Landingspagina’s',
    settings: {
      heading: 'Kop',
      jobsLayout: { label: 'Weergave van vacatures', choices: jobsLayoutLabels.nl },
      jobsPerPage: 'Vacatures per pagina',
      landingPagesPerPage: 'Landingspagina’s per pagina',
    },
  },
  ro: {
    title: 'Pagini de destinație',
    settings: {
      heading: 'Titlu',
      jobsLayout: { label: 'Aspectul joburilor', choices: jobsLayoutLabels.ro },
      jobsPerPage: 'Joburi pe pagină',
      landingPagesPerPage: 'Pagini de destinație pe pagină',
    },
  },
});
