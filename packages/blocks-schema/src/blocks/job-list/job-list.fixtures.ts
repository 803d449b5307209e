import { defineFixtures } from '../../define-fixtures.ts';
import { jobList } from './job-list.schema.ts';

export const jobListFixtures = defineFixtures(jobList, {
  default: { title: 'As it comes', settings: {} },
  titles: {
    title: 'Titles of its own',
    settings: { premiumJobs: 'Topvacatures', regularJobs: 'Alle banen', perPage: 5 },
  },
  cards: { title: 'As cards', settings: { jobsLayout: 'cards' } },
  split: { title: 'A job opens beside the list', settings: { jobPreviewLayout: 'split' } },
  'split-unsorted': {
    title: 'Beside the list, without sorting',
    settings: { jobPreviewLayout: 'split', hideSortSplitView: true },
  },
  'sidebar-alert': {
    title: 'The alert beside the list',
    settings: { showAlertCard: ['sidebar'], alertText: 'Elke ochtend het nieuwste werk uit het Noorden.' },
  },
  facets: {
    title: 'Two groups, all segments, by name, folded',
    settings: {
      segmentGroups: ['contract', 'industry'],
      limitVisibleSegmentsEnabled: false,
      hideEmptySegments: false,
      segmentSortStrategy: 'alphabetically',
      defaultExpand: 0,
      segmentLimit: 3,
      showAlertCard: [],
    },
  },
  fixed: {
    title: 'Only care jobs around Assen',
    settings: {
      fixedSearchQuery: { search: 'zorg', location_name: 'Assen', distance: 50, segment_ids: [501] },
    },
  },
  empty: { title: 'Nothing found', settings: {} },
  notices: { title: 'Unknown place, a correction, a page too far', settings: {} },
  'version-0': {
    title: 'Stored when the alert was on or off',
    version: 0,
    settings: { showAlertCard: true, alertText: 'Elke ochtend het nieuwste werk.' },
  },
});
