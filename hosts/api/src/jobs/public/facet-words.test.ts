import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBoard, type TestBoard } from '../../../test/test-board.ts';
import { segmentGroups, segments } from '../../platform/database/schema.ts';
import { searchJobs } from './find-jobs.ts';

let board: TestBoard;
beforeAll(async () => {
  board = await openTestBoard();
  const { db } = board.deps;
  await db.insert(segmentGroups).values([
    { id: 3, key: 'time', name: { nl: 'Uren' } },
    { id: 4, key: 'education', name: { nl: 'Opleiding' } },
    { id: 5, key: 'shift', name: { nl: 'Diensten' } },
  ]);
  await db.insert(segments).values([
    { id: 11, key: 'uren-24', segmentGroupId: 3, name: { nl: '16–24 uur' } },
    { id: 12, key: 'uren-40', segmentGroupId: 3, name: { nl: '36–40 uur' } },
    { id: 13, key: 'stage', segmentGroupId: 2, name: { nl: 'Stage', en: 'Internship' } },
    { id: 14, key: 'mbo4', segmentGroupId: 4, name: { nl: 'Mbo 4' } },
    { id: 15, key: 'avond', segmentGroupId: 5, name: { nl: 'Avond', en: 'Evening' } },
  ]);
  await board.search.start();
  const { addJob } = board;
  await addJob({ title: 'Kok', slug: 'deeltijd', segmentIds: [11] });
  await addJob({ title: 'Kok', slug: 'voltijd', segmentIds: [12] });
  await addJob({ title: 'Kok', slug: 'stage', segmentIds: [13] });
  await addJob({ title: 'Kok', slug: 'mbo', segmentIds: [14] });
  await addJob({ title: 'Kok', slug: 'avond', segmentIds: [15] });
  await addJob({ title: 'Bouwkundig tekenaar', slug: 'tekenaar' });
  await addJob({ title: 'Monteur', slug: 'monteur', segmentIds: [2], description: 'Met onze tekenaar' });
  await addJob({ title: 'Schilder van rolluiken', slug: 'rolluiken' });
  await addJob({ title: 'Schilder', slug: 'in-de-avond', segmentIds: [15] });
  await addJob({ title: 'C# Developer', slug: 'c-sharp', locale: 'en', description: 'Build with us' });
  await addJob({ title: 'C++ Developer', slug: 'c-plus', locale: 'en', description: 'Build with us' });
  await addJob({ title: '.NET ontwikkelaar', slug: 'dotnet', description: 'Bouw mee' });
  await addJob({ title: 'C Developer', slug: 'c', locale: 'en', description: 'Build with us' });
});
afterAll(() => board.close());

const find = (search: string) => searchJobs(board.deps, board.visit(), { page: 1, limit: 20, search });

describe('a word that names a facet narrows the list, and can be taken off', () => {
  it.each([
    ['kok fulltime', 'fulltime', 12, 'voltijd'],
    ['full-time kok', 'full-time', 12, 'voltijd'],
    ['kok parttime', 'parttime', 11, 'deeltijd'],
    ['kok stage', 'stage', 13, 'stage'],
    ['internship kok', 'internship', 13, 'stage'],
    ['kok niveau 4', 'niveau 4', 14, 'mbo'],
    ['kok mbo niveau 4', 'mbo niveau 4', 14, 'mbo'],
    ['kok avond', 'avond', 15, 'avond'],
    ['kok avonddienst', 'avonddienst', 15, 'avond'],
    ['kok avondwerk', 'avondwerk', 15, 'avond'],
    ['kok 24 uur', '24 uur', 11, 'deeltijd'],
    ['kok 40 uur per week', '40 uur per week', 12, 'voltijd'],
    ['kok stagebaan', 'stagebaan', 13, 'stage'],
  ])('%s', async (search, word, segment, slug) => {
    const { data, meta } = await find(search);
    expect(data.map((job) => job.slug)).toEqual([slug]);
    expect(meta).toMatchObject({
      total: 1,
      searched: 'kok',
      understood: [{ word, search: 'kok', segment_ids: [segment] }],
    });
  });
});

it('shows what is left of a search where no job has the facet that it names besides', async () => {
  const { data, partial } = await find('nachtdienst stage');
  expect(data).toEqual([]);
  expect(partial?.map((job) => job.slug)).toEqual(['stage']);
});

it('narrows nothing where it is part of a name of work that jobs have', async () => {
  const { data, meta } = await find('technisch tekenaar');
  expect([data[0]?.slug, meta.understood]).toEqual(['tekenaar', undefined]);
});

it('shows first what has all the other words, then what has the facet and some of them', async () => {
  const search = 'schilder rolluiken avond';
  const { data, partial } = await find(search);
  expect([data, partial?.map((job) => job.slug)]).toEqual([[], ['rolluiken', 'in-de-avond']]);
  // Also where the page has room for no more.
  const short = await searchJobs(board.deps, board.visit(), { page: 1, limit: 1, search });
  expect(short.partial?.map((job) => job.slug)).toEqual(['rolluiken']);
});

describe('a name with signs is a word of its own', () => {
  it.each([
    // Who writes C# writes .NET, which comes first in one's own language.
    ['c#', ['dotnet', 'c-sharp']],
    ['C# developer', ['dotnet', 'c-sharp']],
    ['csharp', ['dotnet', 'c-sharp']],
    ['c++', ['c-plus']],
    ['cpp developer', ['c-plus']],
    ['.net', ['dotnet']],
    ['dotnet', ['dotnet']],
  ])('%s', async (search, slugs) => {
    const { data } = await find(search);
    expect(data.map((job) => job.slug)).toEqual(slugs);
  });

  it('is left out by a minus sign, alone', async () => {
    const { data } = await find('developer -c#');
    expect(data.map((job) => job.slug).toSorted()).toEqual(['c', 'c-plus', 'dotnet']);
  });
});
