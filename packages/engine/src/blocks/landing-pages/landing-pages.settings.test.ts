import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { landingPagesBlock } from './landing-pages.block.ts';

describeSettings(landingPagesBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
