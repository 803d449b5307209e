import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../platform/database/schema.ts';
import { searchJobs } from './find-jobs.ts';
import { openTestBoard, type TestBoard } from '../../../test/test-board.ts';
import { readJob, readRelatedJobs, suggest } from './read-job.ts';
import type { JobListQuery } from './search-filter.ts';

let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
  const { addJob, days, search } = board;
  await search.start();
  await addJob({
    title: 'Wijkverpleegkundige',
    slug: 'wijk',
    salaryMin: 3000,
    salaryMax: 4000,
    premium: true,
  });
  await addJob({ title: 'Wijkverpleegkundige nacht', slug: 'nacht', segmentIds: [1, 4], from: days(-2) });
  const utrecht = { locationName: 'Utrecht', city: 'Utrecht', lat: 52.0907, lon: 5.1214 };
  await addJob({
    title: 'Lasser',
    slug: 'lasser',
    organisationId: 2,
    organisationName: 'Waddenwerf',
    segmentIds: [2, 3],
    ...utrecht,
  });
  await addJob({
    title: 'Thuiswerker',
    slug: 'thuis',
    remote: true,
    lat: null,
    lon: null,
    locationType: 'country',
    locationName: null,
  });
  await addJob({ title: 'Lasser elders', slug: 'elders' }, [2]);
  await addJob({ title: 'Geheim', slug: 'geheim', status: 'draft' });
});
afterAll(() => board.close());

const find = (query: Partial<JobListQuery>, visit = board.visit()) =>
  searchJobs(board.deps, visit, { page: 1, limit: 10, ...query });
const titles = async (query: Partial<JobListQuery>) => (await find(query)).data.map(({ title }) => title);

describe('the job list', () => {
  it('holds the live jobs of its board with totals and counts', async () => {
    const { data, meta } = await find({ sort: '-from' });
    expect(data.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['wijk', 'nacht', 'lasser', 'thuis']),
    );
    expect(meta).toEqual({
      total: 4,
      page: 1,
      limit: 10,
      last_page: 1,
      aggregations: { segment_ids: { 1: 3, 2: 1, 3: 3, 4: 1 } },
    });
  });

  it('says of each job its contract and what the employer calls special, in the visitor’s words', async () => {
    const { data } = await find({ search: 'lasser' }, board.visit({ locale: 'en' }));
    expect(data[0]?.tags).toEqual(['Permanent']);
  });

  it.each([
    [{ search: 'wijkverpleegkundige' }, ['Wijkverpleegkundige', 'Wijkverpleegkundige nacht']],
    [{ 'in[segment_ids]': ['2', '4'] }, []],
    [{ 'in[segment_ids]': ['1,2', '4'] }, ['Wijkverpleegkundige nacht']],
    [{ 'match[organisation_id]': 2 }, ['Lasser']],
    [{ organisation_name: 'waddenwerf' }, ['Lasser']],
    [{ 'match[premium]': true }, ['Wijkverpleegkundige']],
    [{ premium: '1' as const }, ['Wijkverpleegkundige']],
    [{ 'match[remote]': true }, ['Thuiswerker']],
    [{ 'range[salary_year]': '40000,' }, ['Wijkverpleegkundige']],
    [{ 'range[salary_year]': ',30000' }, []],
    [{ 'in[product_id]': ['7'] }, []],
    [
      { search: 'wijkverpleegkundige', limit: 1, page: 2, sort: '-from' as const },
      ['Wijkverpleegkundige nacht'],
    ],
  ])('%j finds %j', async (query, expected) => expect(await titles(query)).toEqual(expected));

  it('is empty beyond its last page, with the right totals', async () => {
    const { data, meta } = await find({ page: 1_000_000, limit: 2 });
    expect([data, meta.total, meta.page, meta.last_page]).toEqual([[], 4, 1_000_000, 2]);
  });

  it('gives one job per organisation when asked so', async () => {
    expect((await find({ scope: 'group_organisations' })).meta.total).toBe(2);
  });

  it('keeps a random order over pages of a visit, and over an hour without a seed', async () => {
    const paged = [];
    for (const page of [1, 2, 3, 4])
      paged.push(...(await titles({ sort: 'random', seed: 7, limit: 1, page })));
    expect(new Set(paged).size).toBe(4);
    expect(await titles({ sort: 'random' })).toEqual(await titles({ sort: 'random' }));
  });

  it('leaves out a job that ended before anything noticed', async () => {
    const [row] = await board.db.select().from(jobs).where(eq(jobs.slug, 'lasser'));
    const { clock } = board;
    const later = new Date((row?.till?.getTime() ?? 0) + 1);
    const deps = { ...board.deps, clock: { now: () => later } };
    expect((await searchJobs(deps, board.visit(), { page: 1, limit: 10 })).data).toEqual([]);
    expect(clock.now() < later).toBe(true);
  });
});

describe('a place', () => {
  it('that was only typed is looked up, within 25 km, remote jobs of the country included', async () => {
    const { data, meta } = await find({ location_name: 'gronigen', sort: 'distance' });
    expect(data.map(({ slug, distance }) => [slug, distance])).toEqual([
      ['wijk', 0],
      ['nacht', 0],
      ['thuis', null],
    ]);
    expect(meta.location).toMatchObject({ name: 'Groningen' });
  });

  it('that was chosen counts by its coordinates, whatever its name', async () => {
    const query = { location_name: 'Nergenshuizen', lat: 52.09, lon: 5.12, distance: 5 };
    expect(await titles(query)).toEqual(expect.arrayContaining(['Lasser', 'Thuiswerker']));
  });

  it.each(['Nederland', 'the Netherlands', 'Belgia'])(
    'that is a whole country has no point: %s',
    async (country) => {
      const { data, meta } = await find({ location_name: country });
      expect([data.length, meta.location]).toEqual([country === 'Belgia' ? 0 : 4, undefined]);
    },
  );

  it('that is a province is an area, without a distance', async () => {
    const { data, meta } = await find({ location_name: 'provincie Groningen' });
    expect(data.map(({ slug }) => slug).toSorted()).toEqual(['nacht', 'wijk']);
    expect(meta.location).toEqual({ name: 'Groningen', is_region: true });
    expect((await find({ location_name: 'Friesland' })).meta).toMatchObject({
      total: 0,
      location: { name: 'Friesland', is_region: true },
    });
  });

  it('that was guessed says so, with what else may have been meant', async () => {
    const { location } = (await find({ location_name: 'Bergen' })).meta;
    expect(location?.name).toBe('Bergen');
    expect(location?.others?.map(({ name, country_code }) => `${name} ${country_code}`)).toContain('Mons BE');
    expect((await find({ location_name: 'gronigen' })).meta.location?.others).toBeDefined();
  });

  it('that was typed exactly and is by far the likeliest is no guess', async () => {
    for (const name of ['Groningen', 'Utrecht', 'Hengelo, Gelderland'])
      expect((await find({ location_name: name })).meta.location, name).not.toHaveProperty('others');
  });

  it('of two of its name is the one with jobs of this board near it, as long as they are there', async () => {
    const latOf = async () => (await find({ location_name: 'Hengelo' })).meta.location?.lat;
    expect(await latOf()).toBeCloseTo(52.27, 1);
    const keppel = { locationName: 'Keppel', city: 'Keppel', lat: 52.04, lon: 6.22 };
    await board.addJob(
      { slug: 'elders-hengelo', locationName: 'Hengelo', city: 'Hengelo', lat: 52.05, lon: 6.31 },
      [2],
    );
    expect(await latOf()).toBeCloseTo(52.27, 1);
    const { id } = await board.addJob({ slug: 'achterhoek', ...keppel });
    expect(await latOf()).toBeCloseTo(52.05, 1);
    await board.db.update(jobs).set({ status: 'archived' }).where(eq(jobs.id, id));
    await board.search.catchUp();
    expect(await latOf()).toBeCloseTo(52.27, 1);
  });

  it('that is an area finds what lies in it, also what names no town', async () => {
    const island = await board.addJob({
      slug: 'texel',
      title: 'Kok',
      locationName: 'Den Burg',
      lat: 53.0547,
      lon: 4.7972,
    });
    const shore = await board.addJob({
      slug: 'kust',
      title: 'Kok',
      locationName: 'Lauwersoog',
      lat: 53.4053,
      lon: 6.2139,
    });
    const named = { locationName: 'Friesland', city: null, lat: null, lon: null };
    const province = await board.addJob({ slug: 'fries', title: 'Kok', ...named });
    const slugsIn = async (location_name: string) =>
      (await find({ location_name, search: 'kok' })).data.map(({ slug }) => slug).toSorted();
    expect(await slugsIn('Waddeneilanden')).toEqual(['texel']);
    expect(await slugsIn('Friesland')).toEqual(['fries']);
    expect(await slugsIn('Noord-Nederland')).toEqual(['fries', 'kust']);
    expect(await slugsIn('Leeuwarden')).toEqual([]);
    for (const { id } of [island, shore, province])
      await board.db.update(jobs).set({ status: 'archived' }).where(eq(jobs.id, id));
    await board.search.catchUp();
  });

  it('that nobody knows is said to be unknown', async () => {
    await expect(find({ location_name: 'Xqzptlburg' })).rejects.toMatchObject({
      code: 'placeUnknown',
      status: 404,
    });
  });
});

describe('words that name a facet or a place', () => {
  it('become one, and say which they were and what is left without them', async () => {
    const { data, meta } = await find({ search: 'lasser vast utrecht' });
    expect(data.map(({ slug }) => slug)).toEqual(['lasser']);
    expect(meta).toMatchObject({
      searched: 'lasser',
      location: { name: 'Utrecht' },
      understood: [
        { word: 'vast', search: 'lasser utrecht', segment_ids: [3] },
        { word: 'utrecht', search: 'lasser vast', location_name: 'Utrecht' },
      ],
    });
  });

  it.each([
    ['thuiswerken', ['thuis']],
    ['permanent lasser', ['lasser']],
    ['verpleegkundige in Groningen', ['nacht', 'wijk']],
    // Between quotes a word is a word.
    ['lasser "utrecht"', ['lasser']],
  ])('%s', async (search, slugs) => {
    const { data } = await find({ search });
    expect(data.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  });

  it('say what else a place may be', async () => {
    const { addJob } = board;
    const bergen = { locationName: 'Bergen', city: 'Bergen', lat: 52.67, lon: 4.7 };
    const cook = await addJob({ title: 'Kok', slug: 'kok', segmentIds: [], ...bergen });
    const found = await find({ search: 'kok bergen' });
    expect(found.data.map(({ slug }) => slug)).toEqual(['kok']);
    expect(found.meta.understood).toEqual([{ word: 'bergen', search: 'kok', location_name: 'Bergen' }]);
    expect(found.meta.location?.others).toContainEqual(
      expect.objectContaining({ name: 'Mons', country_code: 'BE' }),
    );
    await board.db.update(jobs).set({ status: 'archived' }).where(eq(jobs.id, cook.id));
    await board.search.catchUp();
  });

  it('stay words where a place is given', async () => {
    const { meta } = await find({ search: 'lasser utrecht', location_name: 'Groningen' });
    expect(meta.understood).toBeUndefined();
    expect(meta.location).toMatchObject({ name: 'Groningen' });
  });

  it('leave jobs elsewhere and with only some of the words to be shown apart', async () => {
    const { data, partial = [], meta } = await find({ search: 'wijkverpleegkundige utrecht' });
    expect([data, meta.total]).toEqual([[], 0]);
    expect(partial.map(({ slug }) => slug).toSorted()).toEqual(['nacht', 'wijk']);
    const some = await find({ search: 'lasser zeppelin' });
    expect([some.data.length, some.partial?.map(({ slug }) => slug)]).toEqual([0, ['lasser']]);
  });

  it('find a phrase only where it stands so', async () => {
    expect(await titles({ search: '"wijkverpleegkundige nacht"' })).toEqual(['Wijkverpleegkundige nacht']);
    expect(await titles({ search: '"nacht wijkverpleegkundige"' })).toEqual([]);
  });
});

describe('the page of a job', () => {
  it('has its organisation when asked, names of its segments, and where it lives', async () => {
    const job = await readJob(board.deps, board.visit({ locale: 'en' }), 'wijk', { with: 'organisation' });
    expect(job).toMatchObject({
      status: 'active',
      premium: true,
      segments: { industry: [1], contract: [3] },
      segments_names: { industry: ['Care'], contract: ['Permanent'] },
      job_url: 'http://localhost:3000/vacature/wijk',
      applications_count: 0,
      organisation: { name: 'Zorggroep Lauwers', slogan: 'Dichtbij', jobs_count: 3, industry: 'Care' },
    });
    const plain = await readJob(board.deps, board.visit(), 'wijk', { lat: 53.2192, lon: 6.5667 });
    expect([plain.organisation, plain.distance]).toEqual([undefined, 0]);
  });

  it.each(['elders', 'geheim', 'nergens', "' or 1=1 --"])('is not there for %s', async (slug) => {
    await expect(readJob(board.deps, board.visit(), slug, {})).rejects.toMatchObject({ code: 'jobNotFound' });
  });

  it('says for 30 days that the job has expired, and is gone then', async () => {
    const { addJob, days, deps, visit } = board;
    const job = await addJob({ slug: 'voorbij', status: 'expired', till: days(-30) });
    await expect(readJob(deps, visit(), 'voorbij', {})).resolves.toMatchObject({ status: 'expired' });
    await expect(readRelatedJobs(deps, visit(), job.uuid, { limit: 2 })).resolves.toHaveLength(2);
    await board.db
      .update(jobs)
      .set({ till: days(-31) })
      .where(eq(jobs.id, job.id));
    await expect(readJob(deps, visit(), 'voorbij', {})).rejects.toMatchObject({
      code: 'jobExpired',
      status: 410,
    });
  });

  it('hides the employer where the site says so, except from who is logged in', async () => {
    const site = { ...board.visit().site, settings: { anonymize_jobs: true } };
    const hidden = await readJob(board.deps, board.visit({ site }), 'wijk', { with: 'organisation' });
    expect(JSON.stringify(hidden)).not.toMatch(/lauwers/i);
    const known = await readJob(board.deps, board.visit({ site, role: 'candidate' }), 'wijk', {});
    expect(known.organisation_name).toBe('Zorggroep Lauwers');
    const list = await find({}, board.visit({ site }));
    expect(JSON.stringify(list)).not.toMatch(/lauwers|waddenwerf/i);
    for (const asked of [
      { 'match[organisation_id]': 2 },
      { organisation_name: 'Waddenwerf' },
      { search: 'waddenwerf' },
      { search: 'wadd' },
      { search: 'wadenwerf' },
    ])
      expect((await find(asked, board.visit({ site }))).meta.total).toBe(0);
    expect((await find({ 'match[organisation_id]': 2 })).meta.total).toBe(1);
    expect((await find({ search: 'waddenwerf' })).meta.total).toBe(1);
    const named = suggest(board.deps, board.visit({ site }), { search: 'wadden', limit: 8 });
    expect(named).toEqual([]);
  });
});

describe('related jobs', () => {
  it('are the likest live ones, never the job itself', async () => {
    const { deps, visit, db } = board;
    const [job] = await db.select().from(jobs).where(eq(jobs.slug, 'wijk'));
    const related = await readRelatedJobs(deps, visit(), job?.uuid ?? '', { limit: 10 });
    expect(related[0]?.slug).toBe('nacht');
    expect(related.map(({ slug }) => slug)).not.toContain('wijk');
  });

  it.each(['not-a-uuid', '00000000-0000-4000-8000-000000000000', '999999'])(
    'of %s are not there',
    async (key) => {
      await expect(readRelatedJobs(board.deps, board.visit(), key, { limit: 3 })).rejects.toMatchObject({
        code: 'jobNotFound',
      });
    },
  );
});

describe('suggestions', () => {
  it.each([
    ['zor', [{ keyword: 'Zorg', query: { segments: [1] } }, { keyword: 'Zorggroep Lauwers' }]],
    ['las', [{ keyword: 'Lasser' }]],
    ['  ', []],
    ['xqz', []],
  ])('for %j are %j', (search, expected) => {
    expect(suggest(board.deps, board.visit(), { search, limit: 8 })).toEqual(expected);
  });
});
