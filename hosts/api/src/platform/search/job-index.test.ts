import { describe, expect, test } from 'vitest';
import { createJobIndex } from './job-index.ts';
import type { IndexedJob, JobQuery } from './job-query.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);
const GRONINGEN = { location_name: 'Groningen', country_code: 'NL', lat: 53.219, lon: 6.567 };
const ASSEN = { location_name: 'Assen', country_code: 'NL', lat: 52.997, lon: 6.562 };
const KOELN = { location_name: 'Köln', country_code: 'DE', lat: 50.933, lon: 6.95 };

let ids = 0;
function job(facts: Partial<IndexedJob>): IndexedJob {
  return {
    id: ++ids,
    board_ids: [1],
    title: 'Baan',
    organisation_id: 1,
    organisation_name: 'Werf',
    ...GRONINGEN,
    location_type: 'fixed',
    remote: false,
    text: '',
    locale: 'nl',
    segment_ids: [],
    salary_year_min: null,
    salary_year_max: null,
    premium: false,
    from: NOW - DAY,
    till: null,
    created_at: NOW,
    boost_factor: 0,
    ...facts,
  };
}

function board(...jobs: IndexedJob[]) {
  const index = createJobIndex((segment) => Math.floor(segment / 100));
  jobs.forEach(index.upsert);
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const ask = (query: Partial<JobQuery>) =>
    index.query({ board_id: 1, page: 1, limit: 10, now: NOW, ...query });
  return { index, ask, found: (query: Partial<JobQuery>) => ask(query).ids.map((id) => titles.get(id)) };
}

describe('a keyword', () => {
  const { ask, found } = board(
    job({ title: 'Verpleegkundige', text: 'op de afdeling' }),
    job({ title: 'Teamleider', text: 'je geeft leiding aan verpleegkundigen' }),
    job({ title: 'Șofer', locale: 'ro', organisation_name: 'Zorg & Zo' }),
    job({ title: 'Developer', locale: 'en', text: 'C++ for nurses', ...KOELN }),
  );

  test('is found in titles before texts, with its stem', () => {
    expect(found({ search: 'verpleegkundigen' })).toEqual(['Verpleegkundige', 'Teamleider']);
  });
  test('needs no accents', () => expect(found({ search: 'sofer' })).toEqual(['Șofer']));
  test('may be the beginning of a word while it is typed', () => {
    expect(found({ search: 'verpl' })).toEqual(['Verpleegkundige', 'Teamleider']);
    expect(found({ search: 'te' })).toEqual(['Teamleider']);
  });
  test('may be an organisation or a place', () => {
    expect(found({ search: 'zorg' })).toEqual(['Șofer']);
    expect(found({ search: 'koln developers' })).toEqual(['Developer']);
  });
  test('may be written with signs', () => expect(found({ search: 'c++' })).toEqual(['Developer']));
  test('must match with all its words', () =>
    expect(ask({ search: 'verpleegkundige developer' }).total).toBe(0));
  test('with a slip still finds, and says what it searched for', () => {
    expect(ask({ search: 'verpleegkundgie' })).toMatchObject({ total: 2, corrected: 'verpleegkundige' });
    expect(ask({ search: 'developr koln' }).corrected).toBe('developer koln');
  });
  test('is no slip of a word that stands in the text of one job only', () => {
    expect(ask({ search: 'leidign' })).toMatchObject({ total: 0 });
    const twice = board(job({ text: 'geeft leiding' }), job({ text: 'leiding van een team' }));
    expect(twice.ask({ search: 'leidign' })).toMatchObject({ corrected: 'leiding', total: 2 });
  });
  test('is not corrected because another filter leaves nothing', () => {
    expect(ask({ search: 'verpleegkundige', premium: true })).toEqual({
      ids: [],
      distances: [],
      total: 0,
      segment_counts: {},
    });
  });
  test('nobody uses finds nothing', () => {
    expect(ask({ search: 'xyzzyqwerty' })).toMatchObject({ total: 0, ids: [] });
    expect(ask({ search: 'xyzzyqwerty' })).not.toHaveProperty('corrected');
  });
  test('of a million characters is no trouble', () =>
    expect(ask({ search: 'x'.repeat(1_000_000) }).total).toBe(0));
});

test('a corrected word is the one most jobs have', () => {
  const { ask } = board(job({ title: 'monteur' }), job({ title: 'minteur' }), job({ title: 'minteur' }));
  expect(ask({ search: 'mxnteur' })).toMatchObject({ corrected: 'minteur', total: 2 });
});

describe('a word that a job says otherwise', () => {
  const { ask, found } = board(
    job({ title: 'Vrachtwagenchauffeur CE' }),
    job({ title: 'Chauffeur vrachtwagen' }),
    job({ title: 'Magazijnmedewerker' }),
    job({ title: 'Verpleegkundige' }),
    job({ title: 'Asistent medical', locale: 'ro' }),
    job({ title: 'Kantinehulp', text: 'eten voor de verpleegkundige en het magazijn' }),
    job({ title: '.NET developer', locale: 'en' }),
    job({ title: 'Monteur', text: 'altijd net gekleed' }),
  );

  test('is found as one word or as two, in either order', () => {
    const drivers = ['Chauffeur vrachtwagen', 'Vrachtwagenchauffeur CE'];
    expect(found({ search: 'vrachtwagen chauffeur' }).toSorted()).toEqual(drivers);
    expect(found({ search: 'vrachtwagenchauffeur' }).toSorted()).toEqual(drivers);
    expect(found({ search: 'medewerker magazijn' })).toEqual(['Magazijnmedewerker']);
  });
  test('is found by its name in another language, in titles only', () => {
    const nurses = ['Asistent medical', 'Verpleegkundige'];
    expect(found({ search: 'nurse' }).toSorted()).toEqual(nurses);
    expect(found({ search: 'asistente medicale' }).toSorted()).toEqual(nurses);
    expect(found({ search: 'truck driver' })).toContain('Vrachtwagenchauffeur CE');
  });
  test('that is a name with a dot is no ordinary word', () => {
    expect(found({ search: '.net' })).toEqual(['.NET developer']);
    expect(found({ search: 'dotnet' })).toEqual(['.NET developer']);
  });
  test('is left out when it has a minus sign, also as the only one', () => {
    expect(found({ search: 'vrachtwagen -CE' })).toEqual(['Chauffeur vrachtwagen']);
    expect(ask({ search: '-chauffeur' }).total).toBe(7);
    expect(ask({ search: 'mnoteur -chauffeur' })).toMatchObject({ corrected: 'monteur -chauffeur' });
  });
});

describe('a place', () => {
  const { ask, found } = board(
    job({ title: 'Hier' }),
    job({ title: 'Verderop', ...ASSEN }),
    job({ title: 'Ver weg', ...KOELN }),
    job({ title: 'Thuis', remote: true }),
    job({ title: 'Heel Nederland', location_type: 'country', lat: null, lon: null }),
    job({ title: 'Zuhause', remote: true, ...KOELN }),
  );
  const near = { lat: 53.219, lon: 6.567, country_code: 'NL', sort: 'distance' } as const;

  test('lists what is near first, then what is not tied to a place in the same country', () => {
    expect(found({ ...near, distance: 25 })).toEqual(['Hier', 'Verderop', 'Heel Nederland', 'Thuis']);
    expect(found({ ...near, distance: 10 })).toEqual(['Hier', 'Heel Nederland', 'Thuis']);
  });
  test('gives kilometres', () => {
    expect(ask({ ...near, distance: 25 }).distances).toEqual([0, expect.closeTo(24.7, 1), null, null]);
  });
});

describe('the featured order', () => {
  test('is the boost a job was given, then premium, then the newest', () => {
    const { found } = board(
      job({ id: 1, title: 'oud', from: NOW - 2 * DAY }),
      job({ id: 2, title: 'nieuw' }),
      job({ id: 3, title: 'premium', premium: true }),
      job({ id: 4, title: 'voorop', boost_factor: 3, from: NOW - 9 * DAY }),
    );
    expect(found({ sort: 'featured' })).toEqual(['voorop', 'premium', 'nieuw', 'oud']);
  });
});

describe('the clock', () => {
  const { found } = board(
    job({ title: 'Morgen', from: NOW + DAY }),
    job({ title: 'Vandaag', till: NOW + DAY }),
    job({ title: 'Gisteren', from: NOW - 5 * DAY, till: NOW }),
  );
  test('opens and closes jobs by itself, back and forth', () => {
    expect(found({ sort: 'from' })).toEqual(['Vandaag']);
    expect(found({ sort: 'from', now: NOW + DAY })).toEqual(['Morgen']);
    expect(found({ sort: 'from', now: NOW - DAY })).toEqual(['Gisteren', 'Vandaag']);
    expect(found({ sort: 'from' })).toEqual(['Vandaag']);
  });
});

describe('changes', () => {
  test('show in the next search', () => {
    const { index, ask } = board(job({ title: 'Kok' }));
    const changed = job({ title: 'Bakker' });
    index.upsert(changed);
    expect(ask({ search: 'bakker' }).total).toBe(1);
    index.upsert({ ...changed, title: 'Slager' });
    expect(ask({ search: 'bakker' }).total).toBe(0);
    expect(ask({ search: 'slager' }).ids).toEqual([changed.id]);
    expect(index.remove(changed.id)).toBe(true);
    expect(index.remove(changed.id)).toBe(false);
    expect(ask({ search: 'slager' }).total).toBe(0);
    expect(index.size).toBe(1);
  });

  test('in bulk let other work pass and tell how far they are', async () => {
    const index = createJobIndex(() => undefined);
    const received: number[] = [];
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await index.addAll(
      Array.from({ length: 1000 }, () => job({ text: 'woord '.repeat(200) })),
      (done) => received.push(done),
    );
    clearInterval(timer);
    expect(received).toEqual([200, 400, 600, 800, 1000, 1000]);
    expect(turns).toBeGreaterThan(0);
  });
});

test('tells when the clock alone makes a job appear or disappear', () => {
  const index = createJobIndex(() => 1);
  index.upsert(job({ from: NOW + 1000, till: NOW + 3000 }));
  const seen = [0, 999, 1000, 2000, 3000, 4000].map((after) => index.changesByClock(NOW + after));
  const [start, before, begun, meanwhile, ended, after] = seen;
  expect(before).toBe(start);
  expect(begun).not.toBe(before);
  expect(meanwhile).toBe(begun);
  expect(ended).not.toBe(meanwhile);
  expect(after).toBe(ended);
});

test('a page beyond the last is empty and still tells how many there are', () => {
  const { ask } = board(job({}), job({}));
  expect(ask({ page: 1_000_000 })).toMatchObject({ ids: [], total: 2 });
});

test('counts of a group leave out its own selection, and add up with the list', () => {
  const { ask } = board(
    job({ segment_ids: [101, 201] }),
    job({ segment_ids: [102, 201] }),
    job({ segment_ids: [102] }),
  );
  expect(ask({ segment_ids: [101] })).toMatchObject({ total: 1, segment_counts: { 101: 1, 102: 2, 201: 1 } });
  expect(ask({ segment_ids: [101, 102, 201] })).toMatchObject({
    total: 2,
    segment_counts: { 101: 1, 102: 1, 201: 2 },
  });
});

test('suggestions are titles and organisations of jobs that can be found', () => {
  const { index } = board(
    job({ title: 'Monteur' }),
    job({ title: 'Monteur' }),
    job({ title: 'Allround monteur' }),
    job({ title: 'Montagebaas', from: NOW + DAY }),
    job({ organisation_name: 'Montis BV' }),
    job({ text: 'montage' }),
  );
  expect(index.suggest({ board_id: 1, text: 'mont', limit: 5, now: NOW })).toEqual([
    { keyword: 'Monteur', kind: 'title', jobs: 2 },
    { keyword: 'Montis BV', kind: 'organisation', jobs: 1 },
    { keyword: 'Allround monteur', kind: 'title', jobs: 1 },
  ]);
  expect(index.suggest({ board_id: 1, text: ' ', limit: 5, now: NOW })).toEqual([]);
});

test('related jobs share the title first, then place and segments; an expired job has them too', () => {
  const nurse = job({ title: 'Verpleegkundige', segment_ids: [101, 102] });
  const jobs = [
    job({ title: 'Kok', segment_ids: [101] }),
    job({ title: 'Verpleegkundigen gezocht', ...KOELN }),
    job({ title: 'Verpleegkundige', segment_ids: [101, 102] }),
    job({ title: 'Piloot', segment_ids: [300] }),
    job({ title: 'Verpleegkundige', board_ids: [2] }),
  ];
  const { index } = board(nurse, ...jobs);
  const expected = [jobs[2]!.id, jobs[1]!.id, jobs[0]!.id];
  expect(index.related({ job: nurse.id, board_id: 1, limit: 10, now: NOW })).toEqual(expected);
  index.remove(nurse.id);
  expect(index.related({ job: nurse, board_id: 1, limit: 2, now: NOW })).toEqual(expected.slice(0, 2));
  expect(index.related({ job: nurse.id, board_id: 1, limit: 2, now: NOW })).toEqual([]);
});

test('jobs of another field that only mention the word are partial ones, at most', async () => {
  const cooks = [1, 2, 3].map((n) => job({ title: `Kok ${n}`, segment_ids: [101] }));
  const helper = job({ title: 'Afwasser', text: 'naast de kok', segment_ids: [101] });
  const driver = job({ title: 'Chauffeur', text: 'met een kok aan boord', segment_ids: [102] });
  const { ask } = board(...cooks, helper, driver);
  const asked = { search: 'kok', widen: { fields: [101, 102] } };
  expect(ask(asked).ids.toSorted()).toEqual([...cooks, helper].map(({ id }) => id).toSorted());
  expect(ask(asked).segment_counts).toEqual({ 101: 4 });
  expect(ask({ search: 'kok' }).total).toBe(5);
});

test('a compound is found by its ending, a word in one’s own language before another’s', async () => {
  const district = job({ title: 'Wijkverpleegkundige', locale: 'nl' });
  const nurse = job({ title: 'Nurse', locale: 'en' });
  const { ask } = board(nurse, district);
  expect(ask({ search: 'verpleegkundige' }).ids).toContain(district.id);
  expect(ask({ search: 'nurse', locale: 'nl' }).ids).toEqual([district.id, nurse.id]);
  expect(ask({ search: 'nurse', locale: 'en' }).ids).toEqual([nurse.id, district.id]);
});

test('a rare word stays, and a frequent one that lies near is offered', async () => {
  const many = Array.from({ length: 12 }, () => job({ title: 'Zwemmer', locale: 'nl' }));
  const { ask } = board(...many, job({ title: 'Zwammer', locale: 'nl' }));
  const answer = ask({ search: 'zwammer', locale: 'nl', widen: { fields: [] } });
  expect([answer.total, answer.corrected, answer.suggested]).toEqual([1, undefined, 'zwemmer']);
  expect(ask({ search: 'zwommer', locale: 'ro' }).corrected).toBeUndefined();
});
