import { fillDefaults, jobPerSegment } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BlockContext } from '../../board/define-block.ts';
import { describeBlock, previewConfiguration, previewPage } from '../../testing/index.ts';
import { textOfBlock } from '@boardwright/ui/testing';
import { jobPerSegmentBlock } from './job-per-segment.block.ts';
import { loadJobPerSegment, type JobPerSegmentSettings } from './job-per-segment.load.ts';
import { previewContext } from '../../testing/preview-context.ts';

const counts = {
  501: 286,
  502: 214,
  503: 118,
  504: 133,
  505: 97,
  506: 88,
  201: 12,
  203: 40,
  401: 900,
  103: 300,
};
const icons: Readonly<Record<number, string>> = { 501: 'stethoscope', 502: 'wrench', 503: 'graduation-cap' };
const configuration = {
  ...previewConfiguration,
  segments: previewConfiguration.segments.map((segment) => ({ ...segment, icon: icons[segment.id] })),
} as BlockContext['configuration'];

const settingsWith = (stored: object) =>
  fillDefaults(jobPerSegment.settings, stored) as JobPerSegmentSettings;

async function load(stored: object, found: Readonly<Record<string, number>> = counts) {
  const asked: unknown[] = [];
  const findBoardJobs = async (args: unknown) => {
    asked.push(args);
    return {
      data: [],
      meta: { total: 1348, page: 1, limit: 1, last_page: 1348, aggregations: { segment_ids: found } },
    };
  };
  const context = previewContext({ calls: { jobs: { findBoardJobs } }, configuration });
  const data = await loadJobPerSegment(settingsWith(stored), context);
  const html = renderToString(
    previewPage({ block: jobPerSegmentBlock, settings: settingsWith(stored), data }),
  );
  return { data, asked, html, names: data.sets.map((set) => set.segments.map(({ name }) => name)) };
}

describeBlock({
  block: jobPerSegmentBlock,
  fixtures: coreFixtures['job-per-segment'] ?? {},
});

describe('jobs per segment', () => {
  it('asks once, for one job, and links each segment to its jobs', async () => {
    const { asked, html } = await load({});
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ query: { limit: 1 } });
    expect(html).toContain('href="/vacatures?in[segment_ids]=501"');
    expect(html).toContain('286');
  });

  it('sorts by count or by name, and shows no more than asked', async () => {
    expect((await load({ showCount: 3 })).names).toEqual([
      ['Zorg en welzijn', 'Techniek en productie', 'Bouw en installatie'],
    ]);
    expect((await load({ showCount: 2, segmentSortStrategy: 'alphabetically' })).names).toEqual([
      ['Bouw en installatie', 'Horeca'],
    ]);
  });

  it('hides segments without jobs, or shows them with 0', async () => {
    expect((await load({})).names.flat()).not.toContain('Overheid');
    expect((await load({ hideEmptySegments: false })).names.flat()).toContain('Overheid');
  });

  it('draws nothing when no segment has a job', async () => {
    const { html } = await load({}, {});
    expect(textOfBlock(html)).toBe('');
  });

  it('offers several groups as tabs that need no script', async () => {
    const segmentTabs = [
      { name: 'industry', title: 'Vakgebied', segmentGroups: ['industry'] },
      { name: 'education', title: '', segmentGroups: ['education'] },
    ];
    const { html } = await load({ segmentTabs });
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toContain('Vakgebied');
    expect(html).toContain('href="/vacatures?in[segment_ids]=203"');
  });

  it('leaves the numbers out when the settings say so', async () => {
    expect((await load({ showSegmentsCount: false })).html).not.toContain('286');
  });
});
