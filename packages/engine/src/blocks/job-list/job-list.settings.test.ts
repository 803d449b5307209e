import { expect } from 'vitest';
import { describeSettings, type Rendering } from '../../testing/index.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { hasJobGrid } from '../../testing/job-grid.ts';
import { jobListBlock } from './job-list.block.ts';

/** Segments of a group, in the order they are drawn. */
const offered = (html: string) => [...html.matchAll(/id="facet-(\d+)"/g)].map(([, id]) => Number(id));
const groups = (html: string) =>
  [...html.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, name]) => name);
const opened = (html: string) =>
  queryAllByRole(html, 'group').filter((filter) => filter.hasAttribute('open')).length;
const everything: Rendering = { search: '' };
const split: Rendering = { search: '?active-job=wijkverpleegkundige-niveau-6' };
const alertTitle = 'Mail mij nieuwe vacatures';

describeSettings(jobListBlock, (setting) => {
  setting('regularJobs', 'stands above the jobs', async (draw) => {
    getByRole(await draw({ regularJobs: 'Al het werk' }), 'heading', /^Al het werk/);
  });

  setting('premiumJobs', 'stands above the premium jobs, which come first', async (draw) => {
    const html = await draw({ premiumJobs: 'Topbanen' });
    getByRole(html, 'heading', /^Topbanen/);
    expect(html.indexOf('data-premium')).toBeGreaterThan(html.indexOf('Topbanen'));
    expect(await draw()).toContain('In de kijker');
  });

  setting('perPage', 'is how many jobs a page has', async (draw) => {
    const last = async (settings: object) =>
      Math.max(
        ...[...(await draw(settings, everything)).matchAll(/page=(\d+)"/g)].map(([, page]) => Number(page)),
      );
    expect(await last({ perPage: 50 })).toBe(3);
    expect(await last({})).toBe(13);
  });

  setting('alertText', 'is what the alert card says', async (draw) => {
    expect(await draw({ alertText: 'Elke ochtend het nieuwste.' })).toContain('Elke ochtend het nieuwste.');
  });

  setting(
    'showAlertCard',
    'offers an alert beside the list, in it, or over the page; in it and over it by default',
    async (draw) => {
      const cards = (html: string) => html.split(alertTitle).length - 1;
      expect(cards(await draw({ showAlertCard: [] }))).toBe(0);
      expect(await draw({ showAlertCard: ['sidebar'] })).toContain('sideAlert');
      const inside = await draw({ showAlertCard: ['default'] });
      expect(inside.indexOf(alertTitle)).toBeGreaterThan(inside.indexOf('<article'));
      expect(await draw({ showAlertCard: ['modal'] })).toMatch(/popover="auto" id="job-alert-dialog"/);
      expect(cards(await draw())).toBe(2);
      expect(cards(await draw({ showAlertCard: ['sidebar', 'default', 'modal'] }))).toBe(3);
    },
  );

  setting('hideEmptySegments', 'leaves out filters that no job has', async (draw) => {
    expect(offered(await draw({}, everything))).not.toContain(204);
    expect(offered(await draw({ hideEmptySegments: false }, everything))).toContain(204);
  });

  setting(
    'limitVisibleSegmentsEnabled',
    'folds the rest of a long filter under ‘show more’',
    async (draw) => {
      expect(await draw({}, everything)).toContain('Toon nog 2');
      expect(await draw({ limitVisibleSegmentsEnabled: false }, everything)).not.toContain('Toon nog');
    },
  );

  setting('segmentLimit', 'is how many choices a filter shows before that: five', async (draw) => {
    expect(await draw({ segmentLimit: 3 }, everything)).toContain('Toon nog 4');
  });

  setting('segmentGroups', 'chooses the filters and their order', async (draw) => {
    expect(groups(await draw({ segmentGroups: ['contract', 'industry'] }, everything))).toEqual(
      expect.arrayContaining(['Dienstverband', 'Vakgebied']),
    );
    const html = await draw({ segmentGroups: ['contract', 'industry'] }, everything);
    expect(html.indexOf('aria-label="Dienstverband"')).toBeLessThan(html.indexOf('aria-label="Vakgebied"'));
    expect(html).not.toContain('aria-label="Opleiding"');
  });

  setting('jobsLayout', 'draws rows or a grid of cards, until the visitor chooses', async (draw) => {
    // What is drawn, and which of the two links of the switch says that it is.
    const layoutOf = (html: string) => {
      const current = (name: string) => getByRole(html, 'link', name).getAttribute('aria-current');
      return { grid: hasJobGrid(html), list: current('Lijst'), cards: current('Kaarten') };
    };
    const cards = { grid: true, list: null, cards: 'true' };
    expect(layoutOf(await draw({ jobsLayout: 'cards' }))).toEqual(cards);
    expect(layoutOf(await draw())).toEqual({ grid: false, list: 'true', cards: null });
    expect(layoutOf(await draw({}, { search: '?view=cards' }))).toEqual(cards);
  });

  setting('jobPreviewLayout', 'opens a job on its page, or beside the list', async (draw) => {
    const previews = (html: string) => queryAllByRole(html, 'region', 'Gekozen vacature').length;
    expect(previews(await draw({ jobPreviewLayout: 'split' }, split))).toBe(1);
    expect(previews(await draw({}, split))).toBe(0);
  });

  setting('defaultExpand', 'is how many filters start unfolded', async (draw) => {
    expect(opened(await draw({ defaultExpand: 0 }, everything))).toBe(0);
    // With them the salary, which stands after the last open one.
    expect(opened(await draw({ defaultExpand: 1 }, everything))).toBe(2);
  });

  setting(
    'segmentSortStrategy',
    'puts the most jobs first within a filter, or goes by name',
    async (draw) => {
      const only = { segmentGroups: ['industry'] };
      expect(offered(await draw(only, everything)).slice(0, 2)).toEqual([501, 502]);
      expect(
        offered(await draw({ ...only, segmentSortStrategy: 'alphabetically' }, everything)).slice(0, 2),
      ).toEqual([504, 506]);
    },
  );

  setting('fixedSearchQuery', 'holds the list to a keyword, place, distance and segments', async (draw) => {
    const fixedSearchQuery = { search: 'zorg', location_name: 'Assen', distance: 50, segment_ids: [501] };
    const html = await draw({ fixedSearchQuery }, { search: '?search=bouw', answers: {} });
    expect(html).toContain('voor “zorg” rond Assen');
    expect(html).not.toContain('Verwijder filter bouw');
    expect(offered(html)).not.toContain(502);
  });

  setting('hideSortSplitView', 'leaves out the order while a job is open beside the list', async (draw) => {
    const beside = { jobPreviewLayout: 'split' };
    expect(await draw(beside, split)).toContain('id="job-sort"');
    expect(await draw({ ...beside, hideSortSplitView: true }, split)).not.toContain('id="job-sort"');
    expect(await draw({ ...beside, hideSortSplitView: true }, everything)).toContain('id="job-sort"');
  });
});
