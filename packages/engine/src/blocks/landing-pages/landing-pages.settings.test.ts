import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { hasJobGrid } from '../../testing/job-grid.ts';
import { landingPagesBlock } from './landing-pages.block.ts';

const path = '/vacatures-zoeken/zoekopdracht-1';
const jobs = (html: string) => queryAllByRole(html, 'article').length;
const pages = (html: string) => html.match(/href="\/vacatures-zoeken\/zoekopdracht-\d+"/g)?.length ?? 0;

describeSettings(landingPagesBlock, (setting) => {
  setting('heading', 'stands above the list of landing pages', async (draw) => {
    getByRole(await draw({ heading: 'Werk per plaats' }), 'heading', 'Werk per plaats');
    getByRole(await draw(), 'heading', 'Populaire zoekopdrachten');
  });

  setting('jobsLayout', 'draws the jobs of one landing page as rows or as cards', async (draw) => {
    expect(hasJobGrid(await draw({ jobsLayout: 'cards' }, { path }))).toBe(true);
    expect(hasJobGrid(await draw({ jobsLayout: 'list' }, { path }))).toBe(false);
  });

  setting('jobsPerPage', 'is how many jobs a landing page shows at a time', async (draw) => {
    expect(jobs(await draw({}, { path }))).toBe(10);
    expect(jobs(await draw({ jobsPerPage: 25 }, { path }))).toBe(25);
  });

  setting('landingPagesPerPage', 'is how many landing pages the list shows at a time', async (draw) => {
    expect(pages(await draw())).toBe(10);
    const second = await draw({ landingPagesPerPage: 5 }, { search: '?page=2' });
    expect(pages(second)).toBe(5);
    expect(second).toContain('zoekopdracht-6"');
    expect(second).toContain('href="/vacatures-zoeken?page=3"');
  });
});
