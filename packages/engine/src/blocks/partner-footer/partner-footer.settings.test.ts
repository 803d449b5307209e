import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { partnerFooterBlock } from './partner-footer.block.ts';

describeSettings(partnerFooterBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
