import type { IndexedJob, JobQuery } from '@boardwright/api';

/** Numbers that look random and are the same in every run (mulberry32). */
export function createDice(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const PROFESSIONS = (
  'verpleegkundige monteur chauffeur developer docent kok timmerman elektricien boekhouder magazijnmedewerker ' +
  'verkoper planner projectleider lasser schilder receptionist fysiotherapeut apothekersassistent tandarts ' +
  'werkvoorbereider calculator adviseur jurist recruiter analist tester ontwerper onderwijsassistent begeleider ' +
  'verzorgende kapper bakker slager stratenmaker loodgieter machinist operator kwaliteitsmanager inkoper ' +
  'administrateur teamleider huisarts psycholoog maatschappelijk-werker beveiliger schoonmaker hovenier'
).split(' ');
export const LEVELS = ['junior', 'senior', 'allround', 'eerste', 'leerling', 'zelfstandig', 'regionaal', ''];
const SYLLABLES =
  'ver be ge aan op in uit werk baan zorg tech bouw dienst ling heid en der el ig lijk plan maat'.split(' ');
const PLACES = 400;
const ORGANISATIONS = 1500;
/** Five groups, of so many segments each. */
const SEGMENTS = [4, 6, 5, 5, 30];
/** The segments of the last group stand for fields of work. */
export const FIELDS: readonly number[] = Array.from({ length: 30 }, (_, nth) => 500 + nth);
const WORDS_PER_TEXT = 120;
export const NOW = Date.UTC(2026, 10, 20);
export const BOARD = 18;

/** A segment's group, in the way the synthetic ids are made. */
export const groupOf = (segment: number): number => Math.floor(segment / 100);

/** Common words often, rare words rarely, as in any language. */
function createWords(dice: () => number): () => string {
  const some = () => SYLLABLES[Math.floor(dice() * SYLLABLES.length)]!;
  const words = Array.from({ length: 25_000 }, () =>
    Array.from({ length: 2 + Math.floor(dice() * 3) }, some).join(''),
  );
  return () => words[Math.floor(dice() ** 3 * words.length)]!;
}

/** So many jobs of one board, the same in every run. */
export function* syntheticJobs(count: number): Generator<IndexedJob> {
  const dice = createDice(1);
  const word = createWords(dice);
  const pick = <T>(list: readonly T[]) => list[Math.floor(dice() * list.length)]!;
  const places = Array.from({ length: PLACES }, () => ({
    location_name: `${word()}dam`,
    lat: 51 + dice() * 2.3,
    lon: 4 + dice() * 3,
  }));
  const organisations = Array.from(
    { length: ORGANISATIONS },
    () => `${word()} ${pick(['BV', 'Groep', 'Zorg', 'Techniek'])}`,
  );
  for (let id = 1; id <= count; id++) {
    const profession = pick(PROFESSIONS);
    const organisation = Math.floor(dice() * ORGANISATIONS);
    const text = Array.from({ length: WORDS_PER_TEXT }, () => (dice() < 0.01 ? pick(PROFESSIONS) : word()));
    const salary = 28_000 + Math.floor(dice() * 50_000);
    yield {
      id,
      board_ids: [BOARD],
      title: `${pick(LEVELS)} ${profession} ${word()}`.trim(),
      organisation_id: organisation,
      organisation_name: organisations[organisation]!,
      ...pick(places),
      country_code: 'NL',
      location_type: 'fixed',
      remote: dice() < 0.08,
      text: text.join(' '),
      locale: 'nl',
      segment_ids: SEGMENTS.map((size, group) => (group + 1) * 100 + Math.floor(dice() * size)),
      salary_year_min: salary,
      salary_year_max: salary + 12_000,
      premium: dice() < 0.1,
      from: NOW - Math.floor(dice() * 60 * 86_400_000),
      till: NOW + 1 + Math.floor(dice() * 60 * 86_400_000),
      created_at: NOW,
      boost_factor: dice() < 0.05 ? 2 : 1,
    };
  }
}

/** What visitors ask: mostly a keyword, often with a place or a filter; every question differs from the last. */
export function syntheticQueries(count: number): JobQuery[] {
  const dice = createDice(2);
  const word = createWords(dice);
  const pick = <T>(list: readonly T[]) => list[Math.floor(dice() * list.length)]!;
  const asked = { board_id: BOARD, now: NOW, limit: 10 };
  const page = () => (dice() < 0.8 ? 1 : 2 + Math.floor(dice() * 5));
  const place = () => ({
    lat: 51.3 + dice() * 1.7,
    lon: 4.2 + dice() * 2.6,
    distance: 25,
    country_code: 'NL',
  });
  const segments = () => [
    100 + Math.floor(dice() * 4),
    500 + Math.floor(dice() * 30),
    500 + Math.floor(dice() * 30),
  ];
  const kinds: (() => Partial<JobQuery>)[] = [
    () => ({ search: pick(PROFESSIONS) }),
    () => ({ search: pick(PROFESSIONS).slice(0, 5) }),
    () => ({ search: `${pick(LEVELS)} ${pick(PROFESSIONS)}` }),
    () => ({ search: `${word()} ${pick(PROFESSIONS)}` }),
    () => ({ search: pick(PROFESSIONS), ...place() }),
    () => ({ search: pick(PROFESSIONS), ...place(), sort: 'distance' }),
    () => ({ search: pick(PROFESSIONS), segment_ids: segments() }),
    () => ({ ...place(), sort: '-from' }),
    () => ({ segment_ids: segments(), sort: '-from' }),
    () => ({ sort: '-from' }),
  ];
  return Array.from({ length: count }, (_, nth) => ({
    ...asked,
    page: page(),
    ...kinds[nth % kinds.length]!(),
  }));
}
