import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { organisationBlock } from './organisation.block.ts';

describeSettings(organisationBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
