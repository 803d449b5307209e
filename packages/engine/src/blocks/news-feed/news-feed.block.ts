import { newsFeed } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { newsFeedMessages } from './news-feed.messages.ts';
import { NewsFeed } from './news-feed.tsx';

export const newsFeedBlock = defineBlock(newsFeed, { Renderer: NewsFeed, messages: newsFeedMessages });
