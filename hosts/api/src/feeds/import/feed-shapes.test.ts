import { describe, expect, test } from 'vitest';
import { feedOf, readAll } from './feed.fixtures.ts';
import { shapes } from './feed-shapes.fixtures.ts';

describe('feeds of many shapes are understood without a mapping', () => {
  test.each(Object.entries(shapes))('%s', async (_name, { feed, first, company }) => {
    const { drafts, rejected } = await readAll(feedOf(feed, 97), { organisation: company });
    expect(rejected).toEqual([]);
    expect(drafts.length).toBeGreaterThan(0);
    const [draft] = drafts;
    if (!draft) throw new Error('no draft');
    const { salary } = draft.pay;
    const all = {
      reference: draft.reference,
      title: draft.title,
      organisation: draft.organisation,
      city: draft.place.city,
      country: draft.place.country_code,
      remote: draft.place.remote,
      from: draft.from?.toISOString(),
      url: draft.apply_url,
      salary: salary && [salary.salary_min, salary.salary_max, salary.salary_type, salary.currency],
    };
    expect(all).toMatchObject(first);
    expect(draft.description.length).toBeGreaterThan(5);
  });
});
