import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { passwordForgotBlock } from './password-forgot.block.ts';

describeSettings(passwordForgotBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
