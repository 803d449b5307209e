import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, previewClient, type PreviewQuery } from '../../testing/index.ts';
import { textOfBlock } from '@boardwright/ui/testing';
import { jobPerLinkBlock as block } from './job-per-link.block.ts';

describeBlock({ block, fixtures: coreFixtures['job-per-link'] ?? {} });

const set = (links: readonly object[]) => ({ linkTabs: [{ name: 'links', title: '', links }] });

describe('jobs per link', () => {
  it('draws nothing while there are no links', async () => {
    expect(textOfBlock(await renderBlock(block))).toBe('');
  });

  it('leads to the job list, a page of the board or another site, and leaves out what leads nowhere', async () => {
    const html = await renderBlock(
      block,
      set([
        { name: 'Vast in Assen', jobQuery: { location_name: 'Assen', distance: 10, segment_ids: [401, 7] } },
        { name: 'Over ons', linkType: 'APP_LINK', pageId: 'p-about' },
        { name: 'Elders', linkType: 'CUSTOM_LINK', link: 'https://elders.example', targetBlank: true },
        { name: 'Nergens', linkType: 'APP_LINK', pageId: 'p-unknown' },
        { name: 'Kwaad', linkType: 'CUSTOM_LINK', link: 'javascript:alert(1)' },
      ]),
    );
    expect(html).toContain('href="/vacatures?location_name=Assen&amp;distance=10&amp;in[segment_ids]=7,401"');
    expect(html).toContain('href="/over-ons"');
    expect(html).toMatch(/target="_blank"[^>]*href="https:\/\/elders.example"/);
    expect(html).not.toMatch(/Nergens|Kwaad/);
  });

  it('asks for each search once, for one job, and never for more than 48', async () => {
    const queries: PreviewQuery[] = [];
    const { api } = previewClient();
    const findBoardJobs = async (ask: Parameters<typeof api.jobs.findBoardJobs>[0]) => {
      queries.push(ask.query ?? {});
      return api.jobs.findBoardJobs(ask);
    };
    const many = (from: number) =>
      Array.from({ length: 24 }, (_, at) => ({ name: 'x', jobQuery: { search: `w${from + at}` } }));
    const linkTabs = [0, 0, 24, 48, 72].map((from) => ({ name: 'x', title: 'x', links: many(from) }));
    await renderBlock(
      block,
      { linkTabs, showCount: 24 },
      { answers: { calls: { jobs: { findBoardJobs } } } },
    );
    expect(queries).toHaveLength(48);
    expect(new Set(queries.map(({ search }) => search)).size).toBe(48);
    expect(queries.every(({ limit }) => limit === 1)).toBe(true);
  });

  it('shows no number for a place nobody knows', async () => {
    const html = await renderBlock(
      block,
      set([{ name: 'Nergenshuizen', jobQuery: { location_name: 'Nergens' } }]),
      {
        answers: { failOn: () => 'placeUnknown' },
      },
    );
    expect(html).toContain('Nergenshuizen');
    expect(html).not.toContain('vacatures"');
  });
});
