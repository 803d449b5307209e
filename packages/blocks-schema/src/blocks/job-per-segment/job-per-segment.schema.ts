import { defineBlockSchema } from '../../define-block-schema.ts';
import { columnsCount, segmentGroupKeys, segmentSortStrategy } from '../../parts/job-lists.ts';

const tabs = {
  type: 'array',
  maxItems: 8,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', default: '', maxLength: 60 },
      title: { type: 'string', default: '', maxLength: 120 },
      segmentGroups: {
        type: 'array',
        uniqueItems: true,
        maxItems: segmentGroupKeys.length,
        items: { enum: segmentGroupKeys },
        default: [],
      },
    },
  },
} as const;

/**
 * The jobs of a board by one group of its segments, with how many each has. Not for a group of which most segments
 * have no jobs.
 */
export const jobPerSegment = defineBlockSchema({
  key: 'job-per-segment',
  title: 'Jobs per segment',
  group: 'jobs',
  icon: 'layout-grid',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      titleText: { type: 'string', default: '', maxLength: 120 },
      showCount: { type: 'integer', minimum: 1, maximum: 100, default: 15 },
      columnsCount,
      layoutType: { enum: ['cards', 'tabs', 'list'], default: 'tabs' },
      /** Tabs of the layouts 'tabs' and 'list'. */
      segmentTabs: { ...tabs, default: [{ name: 'industry', title: '', segmentGroups: ['industry'] }] },
      /** Cards of the layout 'cards'. */
      cardTabs: { ...tabs, default: [{ name: 'industry', title: '', segmentGroups: ['industry'] }] },
      bigCards: { type: 'boolean', default: false },
      hideEmptySegments: { type: 'boolean', default: true },
      showSegmentsCount: { type: 'boolean', default: true },
      segmentSortStrategy,
    },
  },
  fallbacks: { titleText: 'heading' },
  tabs: {
    content: ['titleText', 'segmentTabs', 'cardTabs'],
    layout: ['layoutType', 'columnsCount', 'bigCards'],
    dataSource: ['showCount', 'segmentSortStrategy', 'hideEmptySegments', 'showSegmentsCount'],
  },
  widgets: { 'segmentTabs.segmentGroups': 'segmentGroups', 'cardTabs.segmentGroups': 'segmentGroups' },
});
