import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { reviewsBlock } from './reviews.block.ts';

describeSettings(reviewsBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
