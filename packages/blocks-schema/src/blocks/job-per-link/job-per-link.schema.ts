import { defineBlockSchema } from '../../define-block-schema.ts';
import { columnsCount, jobQuery } from '../../parts/job-lists.ts';

const links = {
  type: 'array',
  maxItems: 24,
  default: [],
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', default: '', maxLength: 120 },
      linkType: { enum: ['JOB_LINK', 'APP_LINK', 'CUSTOM_LINK'], default: 'JOB_LINK' },
      /** What a JOB_LINK looks for. */
      jobQuery,
      /** An address, for CUSTOM_LINK. */
      link: { type: 'string', default: '', maxLength: 2000, kind: 'address' },
      /** A page kind's identifier, or a page's number, for APP_LINK. */
      pageId: { type: 'string', default: '', maxLength: 60, kind: 'design' },
      targetBlank: { type: 'boolean', default: false },
      iconType: { type: 'string', default: '', maxLength: 60, kind: 'design' },
    },
  },
} as const;

const tabs = {
  type: 'array',
  maxItems: 6,
  default: [],
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: { type: 'string', default: '', maxLength: 60 },
      title: { type: 'string', default: '', maxLength: 120 },
      links,
    },
  },
} as const;

/**
 * Searches that visitors often make, as links with how many jobs each has: towns, trades. Not for filters on a list
 * of jobs: it always leads to another page.
 */
export const jobPerLink = defineBlockSchema({
  key: 'job-per-link',
  title: 'Jobs per link',
  group: 'jobs',
  icon: 'link-2',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      titleText: { type: 'string', default: '', maxLength: 120 },
      /** Links per tab or set of cards. */
      showCount: { type: 'integer', minimum: 1, maximum: 24, default: 15 },
      columnsCount,
      layoutType: { enum: ['cards', 'tabs'], default: 'tabs' },
      /** Tabs of the layout 'tabs'. */
      linkTabs: tabs,
      /** Sets of cards of the layout 'cards'. */
      cardTabs: tabs,
    },
  },
  fallbacks: { titleText: 'heading' },
  tabs: {
    content: ['titleText', 'linkTabs', 'cardTabs'],
    layout: ['layoutType', 'columnsCount'],
    dataSource: ['showCount'],
  },
  widgets: {
    'linkTabs.links.jobQuery': 'jobQuery',
    'linkTabs.links.pageId': 'pageLink',
    'linkTabs.links.iconType': 'icon',
    'cardTabs.links.jobQuery': 'jobQuery',
    'cardTabs.links.pageId': 'pageLink',
    'cardTabs.links.iconType': 'icon',
  },
});
