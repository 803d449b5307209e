// @vitest-environment happy-dom
import { adminAreas, adminRights, type Overview, type User } from '@boardwright/api-client/contract';
import { AdminRightsContext } from '../ui/admin-rights.ts';
import { locales, type Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import fc from 'fast-check';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editorMessages } from '../editor.messages.ts';
import { aSite } from '../page-editing/a-site.ts';
import { EditingProvider } from '../page-editing/page-editing.react.tsx';
import { BeginList } from './begin-list.tsx';
import { Figures } from './figures.tsx';
import { JobLists } from './job-lists.tsx';
import { anEmptyOverview, anOverview } from './overview.fixture.tsx';
import { gridStep, linePath } from '../ui/plot-scale.ts';
import { Tasks } from './tasks.tsx';

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const open = (
  overview: Overview,
  locale: Locale = 'en',
  address = '/overview?page=3',
  admin?: User['admin'],
) =>
  act(async () =>
    root.render(
      <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
        <MemoryRouter initialEntries={[address]}>
          <EditingProvider site={aSite()} journal={undefined} effects={effects}>
            <BeginList begun={overview.begun} />
            <AdminRightsContext value={admin}>
              <Tasks tasks={overview.tasks} />
            </AdminRightsContext>
            <Figures overview={overview} />
            <JobLists overview={overview} />
          </EditingProvider>
        </MemoryRouter>
      </TranslatorContext>,
    ),
  );
const text = (): string => document.body.textContent;
const plot = () => document.querySelector<HTMLElement>('[role=slider]');
const press = (key: string) =>
  act(async () => plot()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

describe('the overview', () => {
  it('leads a new board through what it still needs, and leaves out what is there', async () => {
    await open(anEmptyOverview);
    const steps = [...document.querySelectorAll('details ol li')].map((step) => [
      step.getAttribute('data-done'),
      step.querySelector('b')?.textContent,
      step.querySelector('a')?.getAttribute('href') ?? null,
    ]);
    expect(steps).toContainEqual(['true', 'Categories', '/content?part=categories&page=3']);
    expect(steps).toContainEqual(['false', 'A first job', '/jobs?part=all&page=3']);
    expect(steps).toContainEqual(['false', 'Mail', null]);
    expect(steps).toHaveLength(10);
  });

  it('says what waits, and leads there with the page one came from', async () => {
    await open(anOverview);
    const tasks = [...document.querySelectorAll('ul[aria-label] > li')].map((task) => [
      task.querySelector('b')?.textContent,
      task.querySelector('a')?.getAttribute('href'),
    ]);
    expect(tasks).toEqual([
      ['2 reported jobs to decide', '/jobs?page=3&part=reports'],
      ['3 applications did not reach the employer', '/people?page=3&part=applications&state=failed'],
      ['1 mail could not be delivered', '/mails?page=3&part=log&state=failed'],
      ['1 company waits for approval', '/companies?page=3&state=waiting'],
      ['6 invoices open, €4,870', '/shop?page=3&part=invoices'],
      ['1 feed is failing', '/settings?page=3&section=feeds'],
      ['18 addresses lead nowhere', '/content?page=3&part=redirects'],
      ['3 searches find no jobs', '/content?page=3&part=landing-pages'],
      ['41 jobs end this week', '/jobs?page=3&status=ending&sort=till'],
    ]);
    expect(text()).toContain('2 are past due');
  });

  it('shows the tasks that a role includes, and no others', async () => {
    const areas = Object.fromEntries(adminAreas.map((area) => [area, adminRights[area].content]));
    await open(anOverview, 'en', '/overview', { role: 'content', areas } as User['admin']);
    const tasks = [...document.querySelectorAll('ul[aria-label] > li b')].map((task) => task.textContent);
    expect(tasks).toEqual(['18 addresses lead nowhere', '3 searches find no jobs']);
  });

  it('leads from a job of its lists to that job', async () => {
    await open(anOverview);
    const links = [...document.querySelectorAll('section li a')].map((link) => link.getAttribute('href'));
    const { most_viewed: viewed, ending } = anOverview;
    expect(links).toEqual([...viewed, ...ending].map(({ uuid }) => `/jobs?page=3&open=${uuid}`));
  });

  it('says in one quiet line that nothing waits, and draws no line of nothing', async () => {
    await open(anEmptyOverview);
    expect(text()).toContain('Nothing waits for you.');
    expect(text()).toContain('Too few to draw: 0, and 0 in the days before.');
    expect(text()).toContain('No job was looked at in these days.');
    expect(plot()).toBeNull();
  });

  it('says the whole plot in a sentence and its days by the arrow keys', async () => {
    await open(anOverview);
    expect(plot()?.getAttribute('aria-label')).toBe(
      'Views of jobs: 84 from Friday 20 November to Thursday 26 November, 42 in the days before. The most on one day: 21, on Thursday 26 November.',
    );
    await press('ArrowLeft');
    expect(plot()?.getAttribute('aria-valuetext')).toContain('Thursday 26 November: 21, Before 10');
    await press('ArrowLeft');
    expect(plot()?.getAttribute('aria-valuetext')).toContain('Wednesday 25 November: 18, Before 9');
    for (let step = 0; step < 9; step++) await press('ArrowRight');
    expect(plot()?.getAttribute('aria-valuetext')).toContain('Thursday 26 November');
  });

  it('has each day in a table, revenue in euros', async () => {
    await open(anOverview, 'en', '/overview?figure=revenue');
    const rows = [...document.querySelectorAll('details tbody tr')].map((row) => row.textContent);
    expect(rows).toHaveLength(7);
    expect(text()).toContain('Revenue per day');
    expect(rows[0]).toBe('Friday 20 November€0€0');
  });

  it('says how a figure changed in words as well', async () => {
    const [first, second, third] = anOverview.figures;
    if (!first || !second || !third) throw new Error('There are no figures');
    await open({
      ...anOverview,
      figures: [
        { ...first, total: 30, before: 40 },
        { ...second, total: 9000, before: 1 },
        { ...third, total: 5, before: 0 },
      ],
    });
    const changes = [...document.querySelectorAll('nav small')].map((one) => one.textContent);
    expect(changes).toEqual(['25%25% less than before', '> 999%> 999% more than before', 'none before']);
  });

  it.each(locales)('is drawn in %s without a raw key', async (locale) => {
    await open(anOverview, locale);
    expect(text()).not.toMatch(/\{\{|tasks\.|figures\./);
    await open(anEmptyOverview, locale);
    expect(text()).not.toMatch(/\{\{|tasks\.|figures\./);
  });
});

describe('the scale of a plot', () => {
  it('has one to five lines of round numbers, and no value beyond its edge', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { minLength: 2, maxLength: 365 }), (values) => {
        const highest = Math.max(...values, 1);
        const step = gridStep(highest, 4);
        const most = step * Math.ceil(highest / step);
        expect(most / step).toBeLessThanOrEqual(5);
        expect(String(step)).toMatch(/^[125]0*$/);
        const heights = [...linePath(values, most, 100, 50).matchAll(/ (-?[\d.]+)/g)].map(([, y]) =>
          Number(y),
        );
        expect(heights).toHaveLength(values.length);
        expect(heights.every((y) => y >= 0 && y <= 50)).toBe(true);
      }),
    );
  });
});
