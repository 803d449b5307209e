import { defineFixtures } from '../../define-fixtures.ts';
import { newsFeed } from './news-feed.schema.ts';

export const newsFeedFixtures = defineFixtures(newsFeed, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'News feed' } },
});
