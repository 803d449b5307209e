import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { registerBlock } from './register.block.ts';

describeSettings(registerBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
