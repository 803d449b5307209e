import { defineBlockSchema, type Migration } from '../../define-block-schema.ts';
import {
  jobQuery,
  jobsLayout,
  perPage,
  segmentGroupKeys,
  segmentSortStrategy,
} from '../../parts/job-lists.ts';

/** Where a list may offer a job alert. */
const alertModes = ['sidebar', 'default', 'modal'] as const;

/** Version 0 knew one card, shown or not; now there are three places for it. */
const cardBecomesModes: Migration = ({ showAlertCard, ...rest }) => {
  if (showAlertCard === undefined) return rest;
  return { ...rest, showAlertCard: showAlertCard === true ? ['default'] : showAlertCard || [] };
};

/**
 * The jobs of the board with filters, order and pages; the state of the list is its address. Not beside another
 * list: a page has one.
 */
export const jobList = defineBlockSchema({
  key: 'job-list',
  title: 'Job list',
  group: 'jobs',
  icon: 'list-filter',
  inHead: ['title'],
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      regularJobs: { type: 'string', default: '', maxLength: 120 },
      premiumJobs: { type: 'string', default: '', maxLength: 120 },
      perPage,
      alertText: { type: 'string', default: '', maxLength: 300 },
      /** Where the job alert is offered; the specification's default is default plus modal. */
      showAlertCard: {
        type: 'array',
        uniqueItems: true,
        maxItems: alertModes.length,
        items: { enum: alertModes },
        default: ['default', 'modal'],
      },
      hideEmptySegments: { type: 'boolean', default: true },
      limitVisibleSegmentsEnabled: { type: 'boolean', default: true },
      segmentLimit: { type: 'integer', minimum: 1, maximum: 50, default: 5 },
      /** Keys of segment groups, in the order they show. */
      segmentGroups: {
        type: 'array',
        uniqueItems: true,
        maxItems: segmentGroupKeys.length,
        items: { enum: segmentGroupKeys },
        default: [...segmentGroupKeys],
      },
      jobsLayout,
      jobPreviewLayout: { enum: ['page', 'split'], default: 'page' },
      /** How many facet groups start open. */
      defaultExpand: { type: 'integer', minimum: 0, maximum: 10, default: 3 },
      segmentSortStrategy,
      /** Locks keyword and place of the list, and of the search block above it (§2 'Search job block'). */
      fixedSearchQuery: jobQuery,
      hideSortSplitView: { type: 'boolean', default: false },
    },
  },
  fallbacks: { premiumJobs: 'premiumTitle', regularJobs: 'regularTitle' },
  tabs: {
    content: ['regularJobs', 'premiumJobs', 'alertText'],
    listView: ['perPage', 'jobsLayout', 'showAlertCard', 'hideSortSplitView'],
    detailsView: ['jobPreviewLayout'],
    segmentFilters: [
      'segmentGroups',
      'defaultExpand',
      'segmentSortStrategy',
      'hideEmptySegments',
      'limitVisibleSegmentsEnabled',
      'segmentLimit',
    ],
    dataSource: ['fixedSearchQuery'],
  },
  widgets: { segmentGroups: 'segmentGroups', fixedSearchQuery: 'jobQuery', showAlertCard: 'multiSelect' },
  migrations: [cardBecomesModes],
});
