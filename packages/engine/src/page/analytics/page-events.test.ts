import { describe, expect, it } from 'vitest';
import type { PageData } from '../page-data.ts';
import { previewBoard } from '../../testing/preview-board.ts';
import { pageEvents } from './page-events.ts';

function page(key: string, data: unknown, path = '/vacatures', status = 200): PageData {
  return {
    status,
    board: { ...previewBoard('nl'), path },
    identifier: `p-${key}`,
    blocks: [{ id: 1, key, settings: {}, data }],
    messages: {},
    head: { title: '' },
  };
}
const list = (own: object, total = 12) =>
  page('job-list', { own: { segment_ids: [], page: 1, ...own }, total });
const job = (path: string, status = 200) =>
  page('job-details', { job: { uuid: 'u-1', title: 'Tuinder', recruiter_email: 'ilse@x.nl' } }, path, status);

describe('what opening a page means', () => {
  it('is a job seen, once, and nothing of the people in it', () => {
    const seen = [{ event: 'job_view', job_id: 'u-1', job_title: 'Tuinder' }];
    expect(pageEvents(job('/vacature/a'), list({}))).toEqual(seen);
    expect(pageEvents(job('/vacature/b'), job('/vacature/a'))).toEqual(seen);
    expect(pageEvents(job('/vacature/a'), job('/vacature/a'))).toEqual([]);
    expect(pageEvents(job('/vacature/a', 410))).toEqual([]);
  });

  it('is a search when words, place or distance are new', () => {
    const zorg = list({ search: 'zorg', location_name: 'Assen', distance: 25 });
    const event = { event: 'search', search_term: 'zorg', location: 'Assen', distance: 25, results: 12 };
    expect(pageEvents(zorg)).toEqual([event]);
    expect(pageEvents(zorg, zorg)).toEqual([]);
    const second = list({ search: 'zorg', location_name: 'Assen', distance: 25, page: 2 });
    expect(pageEvents(second, zorg)).toEqual([]);
    expect(pageEvents(list({}), zorg)).toEqual([]);
    expect(pageEvents(list({ search: 'bouw' }), zorg)).toMatchObject([
      { event: 'search', search_term: 'bouw' },
    ]);
  });

  it('is a filter when the list is narrowed otherwise', () => {
    const narrow = list({ search: 'zorg', segment_ids: [501], salary_min: 36_000 }, 3);
    expect(pageEvents(narrow, list({ search: 'zorg' }))).toEqual([
      { event: 'filter', segment_ids: [501], salary_min: 36_000, results: 3 },
    ]);
    expect(pageEvents(narrow)).toHaveLength(2);
    expect(pageEvents(list({ search: 'zorg' }), narrow)).toEqual([]);
  });

  it.each(['sanne@voorbeeld.nl', 'sanne [at] x 06 12345678', '+31 (6) 1234-5678', '06 12 34 56 78'])(
    'never tells on %s, typed where a job is sought',
    (search) => {
      expect(JSON.stringify(pageEvents(list({ search, location_name: search })))).not.toMatch(/sanne|06|31/);
    },
  );

  it('is nothing for any other page, whatever its blocks hold', () => {
    expect(pageEvents(page('faq', { job: {}, own: {} }))).toEqual([]);
    expect(pageEvents(page('job-details', undefined))).toEqual([]);
  });
});
