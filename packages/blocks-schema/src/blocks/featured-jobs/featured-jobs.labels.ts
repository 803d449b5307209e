import { defineLabels } from '../../define-labels.ts';
import { jobSortLabels, jobsLayoutLabels, premiumTypeLabels } from '../../parts/job-lists.labels.ts';
import { featuredJobs } from './featured-jobs.schema.ts';

export const featuredJobsLabels = defineLabels(featuredJobs, {
  en: {
    title: 'Featured jobs',
    settings: {
      headerText: 'Heading',
      jobsLayout: { label: 'Jobs layout', choices: jobsLayoutLabels.en },
      sortStrategy: { label: 'Order', choices: jobSortLabels.en },
      showCount: 'How many show',
      premiumType: { label: 'Which show', choices: premiumTypeLabels.en },
      groupOrganisations: 'One job per organisation',
      hideWhenEmpty: 'Hide when there is nothing',
    },
  },
  nl: {
    title: 'Uitgelichte vacatures',
    settings: {
      headerText: 'Kop',
      jobsLayout: { label: 'Weergave van vacatures', choices: jobsLayoutLabels.nl },
      sortStrategy: { label: 'Volgorde', choices: jobSortLabels.nl },
      showCount: 'Hoeveel er te zien zijn',
      premiumType: { label: 'Welke te zien zijn', choices: premiumTypeLabels.nl },
      groupOrganisations: 'Eén vacature per organisatie',
      hideWhenEmpty: 'Verbergen als er niets is',
    },
  },
  ro: {
    title: 'Locuri de muncă evidențiate',
    settings: {
      headerText: 'Titlu',
      jobsLayout: { label: 'Aspectul joburilor', choices: jobsLayoutLabels.ro },
      sortStrategy: { label: 'Ordine', choices: jobSortLabels.ro },
      showCount: 'Câte se afișează',
      premiumType: { label: 'Care se afișează', choices: premiumTypeLabels.ro },
      groupOrganisations: 'Un job per organizație',
      hideWhenEmpty: 'Ascunde când nu există nimic',
    },
  },
});
