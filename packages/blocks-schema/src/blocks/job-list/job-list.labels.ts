import { defineLabels } from '../../define-labels.ts';
import {
  jobQueryLabels,
  jobsLayoutLabels,
  segmentGroupLabels,
  segmentSortLabels,
} from '../../parts/job-lists.labels.ts';
import { jobList } from './job-list.schema.ts';

export const jobListLabels = defineLabels(jobList, {
  en: {
    title: 'Job list',
    settings: {
      regularJobs: 'Title above the jobs',
      premiumJobs: 'Title above the premium jobs',
      perPage: 'Per page',
      alertText: 'Text of the job alert',
      showAlertCard: {
        label: 'Where the job alert shows',
        choices: { sidebar: 'Beside the list', default: 'In the list', modal: 'In a dialog' },
      },
      hideEmptySegments: 'Hide empty values',
      limitVisibleSegmentsEnabled: 'Limit the values shown',
      segmentLimit: "Values before 'Show more'",
      segmentGroups: { label: 'Groups and order', choices: segmentGroupLabels.en },
      jobsLayout: { label: 'Jobs layout', choices: jobsLayoutLabels.en },
      jobPreviewLayout: { label: 'A chosen job opens', choices: { page: 'New page', split: 'Split view' } },
      defaultExpand: 'Groups that start open',
      segmentSortStrategy: { label: 'Sort values', choices: segmentSortLabels.en },
      fixedSearchQuery: {
        label: 'Fixed search',
        help: 'Visitors cannot change what is filled in here.',
        fields: jobQueryLabels.en,
      },
      hideSortSplitView: 'Hide sorting in split view',
    },
  },
  nl: {
    title: 'Vacaturelijst',
    settings: {
      regularJobs: 'Titel boven de vacatures',
      premiumJobs: 'Titel boven de uitgelichte vacatures',
      perPage: 'Per pagina',
      alertText: 'Tekst van de vacature-alert',
      showAlertCard: {
        label: 'Waar de vacature-alert te zien is',
        choices: { sidebar: 'Naast de lijst', default: 'In de lijst', modal: 'In een venster' },
      },
      hideEmptySegments: 'Lege waarden verbergen',
      limitVisibleSegmentsEnabled: 'Aantal waarden beperken',
      segmentLimit: 'Waarden vóór ‘Toon meer’',
      segmentGroups: { label: 'Groepen en volgorde', choices: segmentGroupLabels.nl },
      jobsLayout: { label: 'Weergave van vacatures', choices: jobsLayoutLabels.nl },
      jobPreviewLayout: {
        label: 'Een gekozen vacature opent',
        choices: { page: 'Nieuwe pagina', split: 'Gesplitst' },
      },
      defaultExpand: 'Groepen die open beginnen',
      segmentSortStrategy: { label: 'Waarden sorteren', choices: segmentSortLabels.nl },
      fixedSearchQuery: {
        label: 'Vaste zoekopdracht',
        help: 'Wat je hier invult, kunnen bezoekers niet veranderen.',
        fields: jobQueryLabels.nl,
      },
      hideSortSplitView: 'Sorteren verbergen in gesplitste weergave',
    },
  },
  ro: {
    title: 'Lista locurilor de muncă',
    settings: {
      regularJobs: 'Titlul de deasupra joburilor',
      premiumJobs: 'Titlul de deasupra joburilor premium',
      perPage: 'Pe pagină',
      alertText: 'Textul alertei de joburi',
      showAlertCard: {
        label: 'Unde apare alerta de joburi',
        choices: { sidebar: 'Lângă listă', default: 'În listă', modal: 'Într-o fereastră' },
      },
      hideEmptySegments: 'Ascunde valorile goale',
      limitVisibleSegmentsEnabled: 'Limitează valorile afișate',
      segmentLimit: 'Valori înainte de „Arată mai mult”',
      segmentGroups: { label: 'Grupuri și ordine', choices: segmentGroupLabels.ro },
      jobsLayout: { label: 'Aspectul joburilor', choices: jobsLayoutLabels.ro },
      jobPreviewLayout: {
        label: 'Un job ales se deschide',
        choices: { page: 'Pagină nouă', split: 'Împărțit' },
      },
      defaultExpand: 'Grupuri deschise la început',
      segmentSortStrategy: { label: 'Sortează valorile', choices: segmentSortLabels.ro },
      fixedSearchQuery: {
        label: 'Căutare fixă',
        help: 'Vizitatorii nu pot schimba ce completezi aici.',
        fields: jobQueryLabels.ro,
      },
      hideSortSplitView: 'Ascunde sortarea în vizualizarea împărțită',
    },
  },
});
