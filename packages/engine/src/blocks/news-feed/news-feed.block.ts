import { newsFeed } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { newsFeedHead } from './news-feed.head.ts';
import { loadNewsFeed } from './news-feed.load.ts';
import { newsFeedMessages } from './news-feed.messages.ts';
import { NewsFeed } from './news-feed.tsx';

export const newsFeedBlock = defineBlock(newsFeed, {
  load: loadNewsFeed,
  head: newsFeedHead,
  Renderer: NewsFeed,
  messages: newsFeedMessages,
});
