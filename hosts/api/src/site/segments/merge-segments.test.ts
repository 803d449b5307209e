import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { readBoard } from '../../feeds/import/import-records.ts';
import { eq, gt } from '../../platform/database/drizzle.ts';
import {
  blocks,
  blockPresets,
  blockSettings,
  jobAlerts,
  jobs,
  landingPages,
  segments,
} from '../../platform/database/schema.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
});
afterAll(() => api.close());
// Those of the test board have numbers up to 4: the first two of one group.
beforeEach(async () => {
  await api.db.update(segments).set({ archivedAt: null, mergedIntoId: null });
  await api.db.delete(segments).where(gt(segments.id, 4));
  await api.db.delete(jobs);
});

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  ask(api, `admin/v1/segments/${path}`, { method, bearer: admin, locale: 'en', ...(body && { body }) });
const preview = async (from: number, into: number) => (await call('GET', `${from}/merge?into=${into}`)).body;
const merge = (from: number, into: number) => call('POST', `${from}/merge`, { into });
async function add(nl: string, more: Partial<typeof segments.$inferInsert> = {}): Promise<number> {
  const [row] = await api.db
    .insert(segments)
    .values({ key: nl.toLowerCase(), segmentGroupId: 1, name: { nl }, jobBoardIds: [], ...more })
    .returning();
  await api.deps.search.readCatalogue();
  return row?.id ?? 0;
}
/** How many visitors find who choose a category. */
const found = async (id: number): Promise<number> =>
  (await ask(api, `public/v1/job-boards/1/jobs?in[segment_ids]=${id}`)).body.meta.total;

describe('two categories that mean the same', () => {
  it('become one: whatever has the one has the other, once', async () => {
    const id = await add('Verpleging');
    const both = await api.addJob({ segmentIds: [id, 3, 1] });
    const one = await api.addJob({ segmentIds: [3, id] });
    const [alert] = await api.db
      .insert(jobAlerts)
      .values({
        siteId: 18,
        email: 'a@example.org',
        token: `merge-${id}`,
        frequency: 'daily',
        locale: 'nl',
        filter: { search: `${id}`, segments: [1, 3, id] },
        coveredTill: new Date(),
      })
      .returning();
    const [page] = await api.db
      .insert(landingPages)
      .values({
        jobBoardId: 1,
        locale: 'nl',
        slug: `verpleging-${id}`,
        title: 'Verpleging',
        query: { search: 'nacht', 'in[segment_ids]': [String(id), '3'] },
      })
      .returning();
    const [block] = await api.db
      .insert(blocks)
      .values({ siteId: 18, key: 'job-list', order: 0, isGlobal: true })
      .returning();
    const settings = { job_list_segment_ids: [id, 1], job_list_title: `${id}` };
    await api.db.insert(blockSettings).values({ blockId: block?.id ?? 0, locale: 'NL', settings });
    const [preset] = await api.db
      .insert(blockPresets)
      .values({
        siteId: 18,
        uid: randomUUID(),
        name: 'Zorg',
        key: 'job-list',
        settings: { NL: { version: 1, settings } },
      })
      .returning();
    await api.deps.search.catchUp();

    expect((await preview(id, 1)).data).toEqual({
      jobs: 2,
      resumes: 0,
      organisations: 0,
      job_alerts: 1,
      landing_pages: 1,
      blocks: 2,
    });
    const { status, body } = await merge(id, 1);
    expect([status, body.data?.id ?? body]).toEqual([200, 1]);

    const ids = async (job: number) =>
      (await api.db.select().from(jobs).where(eq(jobs.id, job))).map(({ segmentIds }) => segmentIds)[0];
    expect(await ids(both.id)).toEqual([3, 1]);
    expect(await ids(one.id)).toEqual([3, 1]);
    const [after] = await api.db
      .select()
      .from(jobAlerts)
      .where(eq(jobAlerts.id, alert?.id ?? 0));
    expect(after?.filter).toEqual({ search: `${id}`, segments: [1, 3] });
    const [landing] = await api.db
      .select()
      .from(landingPages)
      .where(eq(landingPages.id, page?.id ?? 0));
    expect(landing?.query).toEqual({ search: 'nacht', 'in[segment_ids]': ['1', '3'] });
    const [stored] = await api.db
      .select()
      .from(blockSettings)
      .where(eq(blockSettings.blockId, block?.id ?? 0));
    expect(stored?.settings).toEqual({ job_list_segment_ids: [1], job_list_title: `${id}` });
    const [presetAfter] = await api.db
      .select()
      .from(blockPresets)
      .where(eq(blockPresets.id, preset?.id ?? 0));
    expect(presetAfter?.settings['NL']?.settings).toMatchObject({ job_list_segment_ids: [1] });
    // Nothing has it any more: once more, there is nothing to move.
    expect((await preview(id, 1)).data).toMatchObject({
      jobs: 0,
      job_alerts: 0,
      landing_pages: 0,
      blocks: 0,
    });
  });

  it('are one to old addresses and to feeds, until the one is restored', async () => {
    const id = await add('Thuiszorg');
    const into = await add('Zorg aan huis');
    await api.addJob({ segmentIds: [id] });
    await api.addJob({ segmentIds: [into] });
    await api.deps.search.catchUp();
    expect(await found(id)).toBe(1);
    await merge(id, into);
    expect([await found(id), await found(into)]).toEqual([2, 2]);
    const { segments: offered } = (await ask(api, 'public/v1/configuration')).body.data;
    expect(offered).toContainEqual(expect.objectContaining({ id: into, former_ids: [id] }));
    expect(offered).not.toContainEqual(expect.objectContaining({ id }));
    const named = async () => (await readBoard(api.db, 1)).segmentsOf(['thuiszorg']);
    expect(await named()).toEqual([into]);
    const archived = await ask(api, 'admin/v1/segment-groups/1/segments?match[archived]=set', {
      bearer: admin,
    });
    expect(archived.body.data[0]).toMatchObject({ id, merged_into: { nl: 'Zorg aan huis' } });
    // Another that has the name by now is meant.
    const again = await add('Thuiszorg', { key: 'thuiszorg-2' });
    expect(await named()).toEqual([again]);
    await api.db.delete(segments).where(eq(segments.id, again));
    expect((await call('POST', `${id}/restore`)).body.data).toMatchObject({ merged_into: null, jobs: 0 });
    expect(await named()).toEqual([id]);
    expect(await found(id)).toBe(0);
  });

  it('stay one when the other becomes a part of a third', async () => {
    const first = await add('Eerste');
    const second = await add('Tweede');
    await api.addJob({ segmentIds: [first] });
    await merge(first, second);
    await merge(second, 2);
    expect(await found(first)).toBe(1);
  });

  it.each([
    ['itself', async () => [1, 1], 422],
    ['one of another group', async () => [1, 3], 422],
    ['one that is archived', async () => [1, await add('Oud', { archivedAt: new Date() })], 422],
    ['one that fewer boards offer', async () => [1, await add('Hier', { jobBoardIds: [1] })], 422],
    ['one that is not there', async () => [1, 999_999], 404],
    ['one of another board', async () => [1, await add('Daar', { jobBoardIds: [2] })], 404],
  ])('are not %s', async (_what, pair, status) => {
    const [from = 0, into = 0] = await pair();
    expect((await preview(from, into)).code).toBeDefined();
    expect((await merge(from, into)).status).toBe(status);
    const [row] = await api.db.select().from(segments).where(eq(segments.id, from));
    expect(row).toMatchObject({ mergedIntoId: null, archivedAt: null });
  });

  it('have together the jobs that either had, whatever has which', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uniqueArray(fc.constantFrom(0, 1, 2), { maxLength: 3 }), { maxLength: 6 }),
        async (given) => {
          await api.db.delete(jobs);
          const ids = [
            await add(`A${Math.random()}`),
            await add(`B${Math.random()}`),
            await add(`C${Math.random()}`),
          ];
          for (const named of given) await api.addJob({ segmentIds: named.map((at) => ids[at] ?? 0) });
          const [from = 0, into = 0, other = 0] = ids;
          await merge(from, into);
          const having = (...those: (0 | 1 | 2)[]) =>
            given.filter((named) => those.some((at) => named.includes(at)));
          expect([await found(into), await found(from), await found(other)]).toEqual([
            having(0, 1).length,
            having(0, 1).length,
            having(2).length,
          ]);
          const rows = await api.db.select({ segmentIds: jobs.segmentIds }).from(jobs);
          for (const { segmentIds } of rows) {
            expect(segmentIds).not.toContain(from);
            expect(new Set(segmentIds).size).toBe(segmentIds.length);
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
