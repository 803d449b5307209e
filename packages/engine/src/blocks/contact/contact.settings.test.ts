import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { contactBlock } from './contact.block.ts';

describeSettings(contactBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
