import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { newsFeedBlock } from './news-feed.block.ts';

describeSettings(newsFeedBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
