import { defineBlockSchema } from '../../define-block-schema.ts';
import { webAddress } from '../../parts/web-address.ts';

/**
 * Articles of the board or of a feed from elsewhere, newest first. Not with one article: link to it.
 */
export const newsFeed = defineBlockSchema({
  key: 'news-feed',
  title: 'News feed',
  group: 'content',
  icon: 'newspaper',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      heading: { type: 'string', default: '', maxLength: 200 },
      subheading: { type: 'string', default: '', maxLength: 400 },
      /** Off: the board's own articles. */
      externalRss: { type: 'boolean', default: false },
      rssFeedUrl: webAddress,
      /** As 'media:content', 'enclosure' or a name of the feed's own; empty tries the usual ones. */
      rssImageTag: {
        type: 'string',
        pattern: '^(|[A-Za-z][A-Za-z0-9:_-]{0,40})$',
        default: '',
      },
      showReadMoreUrl: { type: 'boolean', default: true },
      /** Empty leads to the board's own news list. */
      readMoreUrl: {
        type: 'string',
        default: '',
        maxLength: 2000,
        kind: 'address',
      },
      /** Articles in a preview, or on one page. */
      showCount: { type: 'integer', minimum: 1, maximum: 50, default: 9 },
      layout: { enum: ['pagination', 'preview'], default: 'preview' },
      itemStyle: { enum: ['noBorder', 'card'], default: 'card' },
    },
  },
  fallbacks: { heading: 'heading' },
  tabs: {
    content: ['heading', 'subheading', 'showReadMoreUrl', 'readMoreUrl'],
    layout: ['layout', 'itemStyle', 'showCount'],
    dataSource: ['externalRss', 'rssFeedUrl', 'rssImageTag'],
  },
  widgets: {},
});
