import { eq } from '../../platform/database/drizzle.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { accountLogs, files, relations, resumes, users } from '../../platform/database/schema.ts';
import { searchResumes } from './resume-search.queries.ts';

let api: TestApi;
let employer: string;
let rival: string;
let candidate: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  [employer, rival, candidate] = await Promise.all([
    logIn(api, 'employer'),
    logIn(api, 'employer', 'other@example.org'),
    logIn(api, 'candidate'),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(relations);
  await api.db.delete(resumes);
});

let people = 0;
async function add(
  change: Partial<typeof resumes.$inferInsert> = {},
  person: Partial<typeof users.$inferInsert> = {},
) {
  people += 1;
  const givenName = change.givenName ?? 'Anna';
  const [user] = await api.db
    .insert(users)
    .values({
      email: `person${people}@example.org`,
      role: 'candidate',
      siteId: 18,
      givenName,
      familyName: 'de Vries',
      ...person,
    })
    .returning();
  const [resume] = await api.db
    .insert(resumes)
    .values({
      userId: user?.id,
      jobBoardId: 1,
      slug: `person-${people}`,
      familyName: 'de Vries',
      phone: '+31612345678',
      address: 'Stationsweg 12',
      createdAt: new Date(api.clock.now().getTime() - 1_000_000 + people * 1000),
      ...change,
      givenName,
    })
    .returning();
  if (!resume) throw new Error('No resume');
  return resume;
}
const find = async (query = '', bearer = employer) =>
  (await ask(api, `employer/v1/resumes${query}`, { bearer })).body;
const names = async (query = '', bearer = employer): Promise<string[]> =>
  (await find(query, bearer)).data.map(({ given_name }: { given_name: string }) => given_name);
const read = (uuid: string, bearer = employer) => ask(api, `employer/v1/resumes/${uuid}`, { bearer });
const relate = (resumeId: number, status: 'requested' | 'accepted' | 'declined', clientId = 1) =>
  api.db.insert(relations).values({
    resumeId,
    clientId,
    status,
    introductionText: 'Hallo',
    tokenHash: crypto.randomUUID(),
    expiresAt: new Date(api.clock.now().getTime() + 1000),
  });

describe('an employer who looks for people', () => {
  it('finds those available that this company may see, newest first, without how to reach them', async () => {
    await add({ givenName: 'Ana' });
    await add({ givenName: 'Bo', visibility: 'only', clientIds: [1] });
    await add({ givenName: 'Cas', visibility: 'except', clientIds: [1] });
    await add({ givenName: 'Dia', status: 'not_available' });
    await add({ givenName: 'Els', jobBoardId: 2 });
    await add({ givenName: 'Fee' }, { active: false });
    await add({ givenName: 'Gijs', userId: null });
    expect(await names()).toEqual(['Bo', 'Ana']);
    expect(await names('', rival)).toEqual(['Cas', 'Ana']);
    expect(JSON.stringify(await find())).not.toMatch(/de Vries|\+316|Stationsweg|example\.org/);
    expect((await ask(api, 'employer/v1/resumes', { bearer: candidate })).status).toBe(403);
  });

  it('finds by beginnings of words, in any writing, what somebody does before what they once did', async () => {
    await add({ givenName: 'Ana', position: 'Asistentă medicală', city: 'Assen' });
    await add({ givenName: 'Bo', position: 'Lasser', info: '<p>Werkte in de <b>Verpleging</b></p>' });
    await add({ givenName: 'Cas', position: 'Verpleegkundige', shortDescription: 'C++ en node.js' });
    await add({ givenName: 'Dia', history: [{ type: 'employer', name: 'Verpleger' }] });
    expect(await names('?search=asistenta')).toEqual(['Ana']);
    expect(await names('?search=ASISTENTĂ%20assen')).toEqual(['Ana']);
    await add({ givenName: 'Els', position: 'Șofer', city: 'Łódź' });
    expect(await names('?search=sofer')).toEqual(['Els']);
    expect(await names('?search=%C8%99ofer%20lodz')).toEqual(['Els']);
    await api.db.delete(resumes).where(eq(resumes.givenName, 'Els'));
    expect(await names('?search=verple')).toEqual(['Cas', 'Dia', 'Bo']);
    expect(await names('?search=verple&sort=created_at')).toEqual(['Bo', 'Cas', 'Dia']);
    expect(await names('?search=node.js')).toEqual(['Cas']);
    expect(await names('?search=%27%20%26%20%7C%20!%20%3A*%20(')).toHaveLength(4);
    expect(await names('?search=loodgieter')).toEqual([]);
  });

  it('finds around a place, nearest first when asked, and says how far', async () => {
    await add({ givenName: 'Ana', city: 'Winsum', lat: 53.33, lon: 6.52 });
    await add({ givenName: 'Bo', city: 'Groningen', lat: 53.2192, lon: 6.5667 });
    await add({ givenName: 'Cas', city: 'Utrecht', lat: 52.09, lon: 5.12 });
    await add({ givenName: 'Dia' });
    const around = '?location_name=Groningen&sort=distance';
    const body = await find(around);
    expect(body.data.map((one: Record<string, unknown>) => [one['given_name'], one['distance']])).toEqual([
      ['Bo', 0],
      ['Ana', 13],
    ]);
    expect(await names(`${around}&distance=5`)).toEqual(['Bo']);
    expect(await names(`${around}&distance=1000`)).toEqual(['Bo', 'Ana', 'Cas']);
    expect((await find('?location_name=Nergenshuizen')).code).toBe('placeUnknown');
  });

  it('pages, and tells what the company has of each', async () => {
    const ana = await add({ givenName: 'Ana' });
    await add({ givenName: 'Bo' });
    await relate(ana.id, 'declined');
    const { data, meta } = await find('?limit=1&page=2');
    expect(data[0]).toMatchObject({ given_name: 'Ana', client: true, contact: { status: 'declined' } });
    expect(meta).toMatchObject({ total: 2, page: 2, last_page: 2 });
    expect((await find('?limit=1&page=9')).meta.total).toBe(2);
    expect((await find('', rival)).data[1]).toMatchObject({ client: false, contact: null });
  });

  it('counts add up with the list: any segment of a group, and all groups', async () => {
    const groupOf = (id: number) => Math.floor(id / 10);
    const all = [10, 11, 12, 20, 21, 30];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uniqueArray(fc.constantFrom(...all)), { maxLength: 8 }),
        fc.uniqueArray(fc.constantFrom(10, 11, 20, 30)),
        async (items, selected) => {
          await api.db.delete(resumes);
          if (items.length > 0)
            await api.db.insert(resumes).values(
              items.map((segmentIds, at) => ({
                jobBoardId: 1,
                slug: `item-${at}`,
                givenName: 'A',
                familyName: 'B',
                segmentIds,
              })),
            );
          const groups = [...Map.groupBy(selected, groupOf)].map(([group, chosen]) => ({
            chosen,
            members: all.filter((id) => groupOf(id) === group),
          }));
          const { total, counts, rows } = await searchResumes(api.db, {
            boardId: 1,
            clientId: undefined,
            groups,
            sort: '-created_at',
            page: 1,
            limit: 50,
          });
          const matches = (segmentIds: readonly number[], wanted: readonly number[]) =>
            [...new Set(wanted.map(groupOf))].every((group) =>
              wanted.some((id) => groupOf(id) === group && segmentIds.includes(id)),
            );
          const expected = items.filter((item) => matches(item, selected));
          expect([total, rows.length]).toEqual([expected.length, expected.length]);
          for (const id of all) {
            const others = selected.filter((other) => groupOf(other) !== groupOf(id));
            expect(counts[id] ?? 0).toBe(
              items.filter((item) => item.includes(id) && matches(item, others)).length,
            );
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('one resume', () => {
  it('tells how to reach its candidate once they accepted, and as long as they do', async () => {
    const [file] = await api.db
      .insert(files)
      .values({
        token: 'cv-of-ana',
        siteId: 18,
        ownerKind: 'user',
        name: 'cv.pdf',
        mime: 'application/pdf',
        size: 3,
        storageKey: 'private/18/cv-of-ana.pdf',
      })
      .returning();
    await api.storage.write('private/18/cv-of-ana.pdf', Buffer.from('abc'));
    const ana = await add({
      givenName: 'Ana',
      fileId: file?.id ?? null,
      visibility: 'except',
      clientIds: [2],
    });
    const hidden = { family_name: null, email: null, phone: null, address: null, file_token: null };
    expect((await read(ana.uuid)).body.data).toMatchObject({ given_name: 'Ana', client: false, ...hidden });
    expect((await read(ana.uuid, rival)).body).toMatchObject({
      code: 'resumeNotFound',
      message: 'Load resume error',
    });
    await relate(ana.id, 'accepted');
    const { data } = (await read(ana.uuid)).body;
    expect(data).toMatchObject({
      family_name: 'de Vries',
      phone: '+31612345678',
      file_token: 'cv-of-ana',
      client: true,
    });
    const before = (await api.db.select().from(accountLogs)).length;
    const download = (bearer: string) => ask(api, 'employer/v1/files/download/cv-of-ana', { bearer });
    expect((await download(employer)).bytes.toString()).toBe('abc');
    expect((await download(rival)).status).toBe(404);
    const noted = (await api.db.select().from(accountLogs)).slice(before).map(({ event }) => event);
    expect(noted).toEqual(['resume.downloaded', 'resume.read']);
    await api.db.update(relations).set({ status: 'declined' });
    await api.db.update(resumes).set({ status: 'not_available' });
    expect((await read(ana.uuid)).body.data).toMatchObject({
      status: 'not_available',
      client: true,
      ...hidden,
    });
    expect((await download(employer)).status).toBe(404);
  });

  it('is not there for other boards, for who is gone, and under no number', async () => {
    const elsewhere = await add({ jobBoardId: 2 });
    const deleted = await add({}, { active: false });
    for (const uuid of [elsewhere.uuid, deleted.uuid, crypto.randomUUID(), 'no-uuid'])
      expect((await read(uuid)).status).toBe(404);
  });
});
