import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { jobPerLinkBlock } from './job-per-link.block.ts';

describeSettings(jobPerLinkBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
