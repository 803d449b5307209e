import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { organisationSearchBlock } from './organisation-search.block.ts';

describeSettings(organisationSearchBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
