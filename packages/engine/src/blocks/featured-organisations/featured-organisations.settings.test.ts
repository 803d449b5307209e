import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { featuredOrganisationsBlock } from './featured-organisations.block.ts';

describeSettings(featuredOrganisationsBlock as never, (setting) => {
  setting('title', 'is the heading', async (draw) => {
    expect(await draw({ title: 'Hello' })).toContain('Hello');
  });
});
