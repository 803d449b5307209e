import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { loginBlock } from './login.block.ts';

describeSettings(loginBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
