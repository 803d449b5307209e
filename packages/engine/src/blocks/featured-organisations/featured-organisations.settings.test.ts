import { expect } from 'vitest';
import { describeSettings, type Rendering } from '../../testing/index.ts';
import { organisationCalls } from '../../testing/preview-organisations.ts';
import { featuredOrganisationsBlock } from './featured-organisations.block.ts';
import type { PreviewRequests } from '../../testing/preview-calls.ts';
import { queryAllByRole, textOfBlock } from '@boardwright/ui/testing';

const cards = (html: string) => queryAllByRole(html, 'article').length;
type Draw = (settings?: object, drawing?: Rendering) => Promise<string>;

async function asked(draw: Draw, settings: object) {
  const queries: unknown[] = [];
  const { siteContent = {} } = organisationCalls();
  const findBoardOrganisations = async (ask: PreviewRequests) => {
    queries.push(ask.query);
    return siteContent['findBoardOrganisations']?.(ask);
  };
  await draw(settings, { answers: { calls: { siteContent: { findBoardOrganisations } } } });
  return queries[0];
}

describeSettings(featuredOrganisationsBlock, (setting) => {
  setting('headerTitle', 'is the heading; without it the block says what it shows', async (draw) => {
    expect(await draw({ headerTitle: 'Uit de streek' })).toContain('Uit de streek');
    expect(await draw()).toContain('Uitgelichte organisaties');
  });

  setting('headerSubTitle', 'is the line under the heading', async (draw) => {
    expect(await draw({ headerSubTitle: 'Lees hoe het er werkt.' })).toContain('Lees hoe het er werkt.');
  });

  setting('showCount', 'is how many organisations there are', async (draw) => {
    expect(cards(await draw())).toBe(3);
    expect(cards(await draw({ showCount: 7 }))).toBe(7);
  });

  setting(
    'sortStrategy',
    'chooses which: featured ones, any, the newest or the oldest',
    async (draw) => {
      expect(await asked(draw, {})).toMatchObject({ sort: 'featured', seed: undefined });
      expect(await asked(draw, { sortStrategy: 'newestOrg' })).toMatchObject({ sort: '-created_at' });
      expect(await asked(draw, { sortStrategy: 'oldestOrg' })).toMatchObject({ sort: 'created_at' });
      expect(await asked(draw, { sortStrategy: 'random' })).toMatchObject({
        sort: 'random',
        seed: expect.any(Number),
      });
    },
    'request',
  );

  setting(
    'premiumType',
    'asks for premium organisations, others, or both',
    async (draw) => {
      expect(await asked(draw, { premiumType: 'premium' })).toMatchObject({ 'match[premium]': true });
      expect(await asked(draw, { premiumType: 'normal' })).toMatchObject({ 'match[premium]': false });
      expect(await asked(draw, { premiumType: 'both' })).toMatchObject({ 'match[premium]': undefined });
    },
    'request',
  );

  setting('hideWhenEmpty', 'leaves the block out when there is no organisation', async (draw) => {
    const nothing = { answers: { calls: organisationCalls({ total: () => 0 }) } };
    expect(textOfBlock(await draw({ hideWhenEmpty: true }, nothing))).toBe('');
    expect(await draw({ hideWhenEmpty: false }, nothing)).toContain('Er zijn nu geen organisaties');
  });

  setting('hideJobsLink', 'leaves out the link to the jobs of each', async (draw) => {
    expect(await draw()).toContain('match[organisation_id]=1');
    expect(await draw({ hideJobsLink: true })).not.toContain('match[organisation_id]');
  });
});
