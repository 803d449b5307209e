import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { passwordChangeBlock } from './password-change.block.ts';

describeSettings(passwordChangeBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
