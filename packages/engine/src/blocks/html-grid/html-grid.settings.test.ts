import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { htmlGridBlock } from './html-grid.block.ts';

describeSettings(htmlGridBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
