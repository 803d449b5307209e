import { defineLabels } from '../../define-labels.ts';
import { premiumTypeLabels } from '../../parts/job-lists.labels.ts';
import { organisationSortLabels } from '../../parts/organisation-lists.labels.ts';
import { featuredOrganisations } from './featured-organisations.schema.ts';

export const featuredOrganisationsLabels = defineLabels(featuredOrganisations, {
  en: {
    title: 'Featured organisations',
    settings: {
      headerTitle: 'Title',
      headerSubTitle: 'Subtitle',
      showCount: 'How many show',
      sortStrategy: { label: 'Order', choices: organisationSortLabels.en },
      premiumType: { label: 'Which show', choices: premiumTypeLabels.en },
      hideWhenEmpty: 'Hide when there is nothing',
      hideJobsLink: 'Hide the link to their jobs',
    },
  },
  nl: {
    title: 'Uitgelichte organisaties',
    settings: {
      headerTitle: 'Titel',
      headerSubTitle: 'Ondertitel',
      showCount: 'Hoeveel er te zien zijn',
      sortStrategy: { label: 'Volgorde', choices: organisationSortLabels.nl },
      premiumType: { label: 'Welke te zien zijn', choices: premiumTypeLabels.nl },
      hideWhenEmpty: 'Verbergen als er niets is',
      hideJobsLink: 'Link naar hun vacatures verbergen',
    },
  },
  ro: {
    title: 'Organizații evidențiate',
    settings: {
      headerTitle: 'Titlu',
      headerSubTitle: 'Subtitlu',
      showCount: 'Câte se afișează',
      sortStrategy: { label: 'Ordine', choices: organisationSortLabels.ro },
      premiumType: { label: 'Care se afișează', choices: premiumTypeLabels.ro },
      hideWhenEmpty: 'Ascunde când nu există nimic',
      hideJobsLink: 'Ascunde linkul către joburile lor',
    },
  },
});
