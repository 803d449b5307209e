import { expect } from 'vitest';
import { describeSettings, previewClient } from '../../testing/index.ts';
import { queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { hasJobGrid } from '../../testing/job-grid.ts';
import { featuredJobsBlock } from './featured-jobs.block.ts';

const cards = (html: string) => queryAllByRole(html, 'article').length;

describeSettings(featuredJobsBlock, (setting) => {
  setting('headerText', 'is the heading; without it the block says what it shows', async (draw) => {
    expect(await draw({ headerText: 'Nieuw op het Wad' })).toContain('Nieuw op het Wad');
    expect(await draw()).toContain('Uitgelichte vacatures');
  });

  setting('jobsLayout', 'draws rows or a grid of cards', async (draw) => {
    expect(hasJobGrid(await draw({ jobsLayout: 'cards' }))).toBe(true);
    expect(hasJobGrid(await draw({ jobsLayout: 'list' }))).toBe(false);
  });

  setting('showCount', 'is how many jobs there are', async (draw) => {
    expect(cards(await draw({ showCount: 5 }))).toBe(5);
  });

  const asked = async (draw: (settings: object, drawing: object) => Promise<string>, settings: object) => {
    const queries: unknown[] = [];
    const { api } = previewClient();
    const findJobsByStrategy = async (ask: Parameters<typeof api.jobs.findJobsByStrategy>[0]) => {
      queries.push(ask.query);
      return api.jobs.findJobsByStrategy(ask);
    };
    await draw(settings, { answers: { calls: { jobs: { findJobsByStrategy } } } });
    return queries[0];
  };

  setting(
    'sortStrategy',
    'chooses which jobs: newest first, or the board’s own choice',
    async (draw) => {
      expect(await asked(draw, { sortStrategy: 'newest' })).toMatchObject({ sort: '-from' });
      expect(await asked(draw, { sortStrategy: 'featured' })).toMatchObject({ sort: undefined });
    },
    'request',
  );

  setting(
    'premiumType',
    'asks for premium jobs, other jobs, or both',
    async (draw) => {
      expect(await asked(draw, { premiumType: 'premium' })).toMatchObject({ premium: '1' });
      expect(await asked(draw, { premiumType: 'normal' })).toMatchObject({ premium: '0' });
      expect(await asked(draw, { premiumType: 'both' })).toMatchObject({ premium: undefined });
    },
    'request',
  );

  setting(
    'groupOrganisations',
    'takes one job of each organisation',
    async (draw) => {
      expect(await asked(draw, { groupOrganisations: true })).toMatchObject({ scope: 'group_organisations' });
    },
    'request',
  );

  setting('hideWhenEmpty', 'leaves the block out when there is no job', async (draw) => {
    const nothing = { answers: { calls: { jobs: { findJobsByStrategy: async () => ({ data: [] }) } } } };
    expect(textOfBlock(await draw({ hideWhenEmpty: true }, nothing))).toBe('');
    expect(await draw({ hideWhenEmpty: false }, nothing)).toContain('Er zijn nu geen vacatures');
  });
});
