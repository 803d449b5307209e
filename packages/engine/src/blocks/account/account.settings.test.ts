import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { accountBlock } from './account.block.ts';

describeSettings(accountBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
