import { defineFixtures } from '../../define-fixtures.ts';
import { newsFeed } from './news-feed.schema.ts';

const feed = { externalRss: true, rssFeedUrl: 'https://nieuws.noorderland.example/rss' };

export const newsFeedFixtures = defineFixtures(newsFeed, {
  default: { title: 'As it comes', settings: {} },
  pages: {
    title: 'All news, page by page',
    settings: {
      heading: 'Nieuws uit het Noorden',
      subheading: 'Over werk, wonen en alles daartussen.',
      layout: 'pagination',
      showCount: 6,
    },
  },
  'no-border': {
    title: 'Three articles without a border',
    settings: { heading: 'Uit het nieuws', showCount: 3, itemStyle: 'noBorder' },
  },
  feed: {
    title: 'A feed of another site',
    settings: {
      ...feed,
      heading: 'Elders gelezen',
      showCount: 6,
      readMoreUrl: 'https://nieuws.noorderland.example',
      rssImageTag: 'media:content',
    },
  },
  'long-text': {
    title: 'Long words and no picture',
    settings: {
      heading:
        'Arbeidsmarktcommunicatie en verpleegkundigspecialistenopleidingen in de noordelijke provincies',
      subheading: 'Het laatste nieuws over arbeidsvoorwaardenonderhandelingen, opleidingen en omscholing.',
      showCount: 3,
      itemStyle: 'noBorder',
    },
  },
  empty: { title: 'No news yet', settings: { heading: 'Nieuws' } },
  unreachable: { title: 'A feed that does not answer, as an admin sees it', settings: { ...feed } },
});
