import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { jobPerSegmentBlock } from './job-per-segment.block.ts';

const industry = { name: 'industry', title: '', segmentGroups: ['industry'] };
const education = { name: 'education', title: 'Jouw opleiding', segmentGroups: ['education'] };
/** Names of the segments, in the order they are drawn. */
const names = (html: string) => [...html.matchAll(/in\[segment_ids\]=(\d+)"/g)].map(([, id]) => Number(id));

describeSettings(jobPerSegmentBlock, (setting) => {
  setting('titleText', 'is the heading; without it the block asks the usual', async (draw) => {
    expect(await draw({ titleText: 'Kies je vak' })).toContain('Kies je vak');
    expect(await draw()).toContain('Waar ben je goed in?');
  });

  setting('showCount', 'is how many segments a tab or card shows at most', async (draw) => {
    expect(names(await draw({ showCount: 3 }))).toEqual([501, 502, 503]);
    expect(names(await draw())).toHaveLength(7);
  });

  setting(
    'columnsCount',
    'is how many stand beside each other: three, two on a tablet, one on a phone',
    async (draw) => {
      expect(await draw()).toContain('--columns-lg:3;--columns-md:2;--columns-sm:1');
      expect(await draw({ columnsCount: { lg: 5, md: 4, sm: 2 } })).toContain(
        '--columns-lg:5;--columns-md:4;--columns-sm:2',
      );
    },
  );

  setting('layoutType', 'draws tabs over one panel, cards, or plain lists', async (draw) => {
    const segmentTabs = [industry, education];
    expect(queryAllByRole(await draw({ segmentTabs }), 'radio')).toHaveLength(2);
    const list = await draw({ segmentTabs, layoutType: 'list' });
    expect(queryAllByRole(list, 'radio')).toHaveLength(0);
    getByRole(list, 'heading', 'Jouw opleiding');
    expect(await draw({ layoutType: 'cards' })).toContain('cards');
  });

  setting('segmentTabs', 'are the tabs, or the lists below each other', async (draw) => {
    expect(names(await draw({ segmentTabs: [education] }))).toEqual([203, 201]);
    expect(names(await draw({ segmentTabs: [education], layoutType: 'cards' }))).toContain(501);
  });

  setting(
    'segmentTabs.name',
    'is the admin’s own name of a tab, which no visitor sees',
    async (draw) => {
      const named = (name: string) => draw({ segmentTabs: [{ ...industry, name }, education] });
      expect(await named('Eerste')).toBe(await named('Tweede'));
    },
    'nothing',
  );

  setting('segmentTabs.title', 'is the tab’s text; without one it says its groups', async (draw) => {
    const html = await draw({ segmentTabs: [industry, education] });
    for (const name of ['Vakgebied', 'Jouw opleiding']) getByRole(html, 'radio', name);
  });

  setting('segmentTabs.segmentGroups', 'chooses whose segments it shows', async (draw) => {
    const both = { ...education, segmentGroups: ['education', 'contract'] };
    expect(names(await draw({ segmentTabs: [both] }))).toEqual([401, 203, 402, 201, 403]);
  });

  setting('cardTabs', 'are the sets of cards of the layout with cards', async (draw) => {
    const html = await draw({ layoutType: 'cards', cardTabs: [education] });
    expect(names(html)).toEqual([203, 201]);
    expect(names(await draw({ cardTabs: [education] }))).toContain(501);
  });

  setting('bigCards', 'draws the cards large', async (draw) => {
    const big = await draw({ layoutType: 'cards', bigCards: true });
    const usual = await draw({ layoutType: 'cards' });
    expect(big).not.toBe(usual);
    expect(textOfBlock(big)).toBe(textOfBlock(usual));
  });

  setting('hideEmptySegments', 'leaves out segments without a job', async (draw) => {
    const segmentTabs = [education];
    expect(names(await draw({ segmentTabs }))).toEqual([203, 201]);
    expect(names(await draw({ segmentTabs, hideEmptySegments: false }))).toHaveLength(4);
  });

  setting('showSegmentsCount', 'writes how many jobs each has', async (draw) => {
    expect(await draw()).toContain('aria-label="41 vacatures"');
    expect(await draw({ showSegmentsCount: false })).not.toContain('41 vacatures');
  });

  setting('segmentSortStrategy', 'puts the most jobs first, or goes by name', async (draw) => {
    expect(names(await draw()).slice(0, 2)).toEqual([501, 502]);
    expect(names(await draw({ segmentSortStrategy: 'alphabetically' })).slice(0, 2)).toEqual([504, 506]);
  });
});
