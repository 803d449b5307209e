import {
  type Alternative,
  COMPOUND_LANGUAGES,
  alternativesOf,
  isCompoundOf,
  type Reading,
  readingOf,
  SHORTEST_BEFORE,
} from './alternatives.ts';
import { type Dictionary, SHIPPED } from './dictionary.ts';
import { parseSearch } from './job-matcher.ts';
import type { IndexedJob, JobQuery, JobSearchResult } from './job-query.ts';
import { nearNames } from './near-names.ts';
import { SHORTEST_AFTER } from './other-names.ts';
import { isStopWord, languageOf, nameKey, stem as stemAnew, stemOfEnding, words } from './text-analysis.ts';

/**
 * The same answers as the index gives, written as plainly as possible: every job is looked at for
 * every question. Only the text analysis is shared. For tests and nothing else.
 */
export function searchPlainly(
  all: readonly IndexedJob[],
  query: JobQuery,
  groupOf: (segment: number) => number | string | undefined,
): JobSearchResult & { order: IndexedJob[] } {
  const board = all.filter(
    (job) =>
      job.board_ids.includes(query.board_id) &&
      job.from <= query.now &&
      (job.till === null || job.till > query.now),
  );
  const dictionary = query.dictionary ?? SHIPPED;
  const { words: typed, phrases, excluded } = parseSearch(query.search ?? '', dictionary);
  const hasAll = (job: IndexedJob, search: readonly string[]) =>
    points(job, search, dictionary) !== undefined && phrases.every((phrase) => hasPhrase(job, phrase));
  let search: readonly string[] = typed;
  if (board.length > 0 && !board.some((job) => hasAll(job, typed))) {
    const corrected = correct(typed, board, query.locale, dictionary);
    if (corrected && board.some((job) => hasAll(job, corrected))) search = corrected;
  }
  const isExcluded = (job: IndexedJob) =>
    excluded.some(
      (word) =>
        matchesWord(job, word, false) ||
        (COMPOUND_LANGUAGES.has(languageOf(job.locale)) &&
          titleWords(job).some((own) => isCompoundOf(own, word, dictionary))),
    );
  const rest = board.filter((job) => hasAll(job, search) && !isExcluded(job) && passes(job, query));
  const selected = query.segment_ids ?? [];
  const inGroups = (job: IndexedJob, groups: readonly unknown[]) =>
    groups.every((group) => selected.some((id) => groupOf(id) === group && job.segment_ids.includes(id)));
  const groups = [...new Set(selected.map(groupOf))];
  const matched = rest.filter((job) => inGroups(job, groups));
  const size = (jobs: readonly IndexedJob[]) =>
    query.group_organisations ? new Set(jobs.map((job) => job.organisation_id)).size : jobs.length;

  const segment_counts: Record<number, number> = {};
  for (const segment of new Set(all.flatMap((job) => job.segment_ids))) {
    const others = groups.filter((group) => group !== groupOf(segment));
    const count = size(rest.filter((job) => job.segment_ids.includes(segment) && inGroups(job, others)));
    if (count > 0) segment_counts[segment] = count;
  }

  let order = matched.toSorted(comparison(query, search, phrases));
  if (query.group_organisations) {
    order = order.filter(
      (job, at) => order.findIndex((other) => other.organisation_id === job.organisation_id) === at,
    );
  }
  const page = order.slice((query.page - 1) * query.limit, query.page * query.limit);
  return {
    order,
    ids: page.map((job) => job.id),
    distances: page.map((job) => distance(job, query)),
    total: size(matched),
    segment_counts,
    ...(search === typed
      ? {}
      : {
          corrected: [
            ...search,
            ...phrases.map((phrase) => `"${phrase.join(' ')}"`),
            ...excluded.map((word) => `-${word}`),
          ].join(' '),
        }),
  };
}

/** Remembered: the same few words are stemmed for every job of every question. */
const stems = new Map<string, string>();
function stem(word: string, language: string): string {
  const key = `${language} ${word}`;
  const known = stems.get(key) ?? stemAnew(word, language);
  stems.set(key, known);
  return known;
}

function passes(job: IndexedJob, query: JobQuery): boolean {
  if (query.exclude_ids?.includes(job.id)) return false;
  if (query.premium !== undefined && job.premium !== query.premium) return false;
  if (query.remote !== undefined && job.remote !== query.remote) return false;
  if (query.organisation_id !== undefined && job.organisation_id !== query.organisation_id) return false;
  if (query.organisation_name !== undefined) {
    if (nameKey(job.organisation_name) !== nameKey(query.organisation_name)) return false;
  }
  if (query.region !== undefined) {
    if (!job.areas?.includes(query.region) || job.remote || job.location_type !== 'fixed') return false;
  }
  if (query.salary_year) {
    const low = job.salary_year_min ?? job.salary_year_max;
    const high = job.salary_year_max ?? job.salary_year_min;
    if (low === null || high === null) return false;
    if (query.salary_year.min !== undefined && high < query.salary_year.min) return false;
    if (query.salary_year.max !== undefined && low > query.salary_year.max) return false;
  }
  if (query.lat === undefined || query.lon === undefined) {
    if (query.location_name !== undefined && nameKey(job.location_name) !== nameKey(query.location_name)) {
      return false;
    }
    return query.country_code === undefined || job.country_code === query.country_code;
  }
  if (job.remote || job.location_type !== 'fixed') return job.country_code === query.country_code;
  const km = distance(job, query);
  return km !== null && (query.distance === undefined || km <= query.distance);
}

/** Kilometres by the haversine formula as the textbooks have it. */
function distance(job: IndexedJob, { lat, lon }: JobQuery): number | null {
  if (lat === undefined || lon === undefined || job.lat === null || job.lon === null) return null;
  if (job.remote || job.location_type !== 'fixed') return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine =
    Math.sin(radians(job.lat - lat) / 2) ** 2 +
    Math.cos(radians(lat)) * Math.cos(radians(job.lat)) * Math.sin(radians(job.lon - lon) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(haversine));
}

/** Each word of a job with its strongest field: 0 text, 1 place, 2 organisation, 3 title. */
function fieldsOf(job: IndexedJob): Map<string, number> {
  const fields = new Map<string, number>();
  const texts = [
    job.text,
    job.location_name,
    job.organisation_name,
    `${job.reference_code ?? ''} ${job.title}`,
  ];
  texts.forEach((text, field) => {
    for (const word of words(text)) if (!isStopWord(word)) fields.set(word, field);
  });
  return fields;
}

/** All words as they are written, several of them next to each other in a name. */
function hasPhrase(job: IndexedJob, phrase: readonly string[]): boolean {
  const fields = fieldsOf(job);
  if (!phrase.every((word) => isStopWord(word) || fields.has(word))) return false;
  const names = [job.title, job.location_name, job.organisation_name];
  return phrase.length < 2 || names.some((name) => ` ${nameKey(name)} `.includes(` ${phrase.join(' ')} `));
}

function phrasePoints(job: IndexedJob, phrases: readonly (readonly string[])[]): number {
  const fields = fieldsOf(job);
  return phrases
    .flat()
    .map((word) => [2, 6, 8, 20][fields.get(word) ?? -1] ?? 0)
    .reduce((sum, each) => sum + each, 0);
}

/** Without a dictionary only the words themselves count. */
function points(
  job: IndexedJob,
  search: readonly string[],
  dictionary: Dictionary | undefined,
): number | undefined {
  const fields = [...fieldsOf(job)];
  const language = languageOf(job.locale);
  const readings = dictionary === undefined ? [] : readingOf(search, dictionary);
  let sum = 0;
  for (const [nth, word] of search.entries()) {
    const reading = readings[nth];
    const inTitle = reading?.role === 'lead' ? 10 : 20;
    let best = 0;
    for (const [own, field] of fields) {
      if (stem(own, language) === stem(word, language)) best = Math.max(best, [2, 6, 8, inTitle][field]!);
      const begun = nth === search.length - 1 && own.startsWith(word) && (word.length > 2 || field > 0);
      if (begun) best = Math.max(best, [1, 3, 4, 10][field]!);
    }
    if (reading !== undefined) {
      if (hasRival(job, reading.rivals)) best = Math.min(best, 14);
      best = Math.max(best, ...reading.alternatives.map((each) => worth(job, each, reading, readings)));
    }
    if (best === 0) return undefined;
    sum += best;
  }
  return sum;
}

/** Whether the title has all words of a longer name of other work. */
function hasRival(job: IndexedJob, rivals: readonly (readonly string[])[] = []): boolean {
  const language = languageOf(job.locale);
  const own = titleWords(job).map((word) => stem(word, language));
  return rivals.some((rival) => rival.every((word) => own.includes(stem(word, language))));
}

function worth(job: IndexedJob, other: Alternative, { role }: Reading, all: readonly Reading[]): number {
  if (!hasOther(job, [other])) return 0;
  const instead = role === 'lead' && all.some((each) => each.role === 'name') ? 12 : 16;
  const whole = other.isBeginning ? 10 : other.isCompound && !other.isEnding ? 20 : instead;
  return hasRival(job, other.rivals) ? Math.min(whole, 9) : whole;
}

const endsIn = (own: string, ending: string): boolean =>
  own.endsWith(ending) && own.length >= ending.length + SHORTEST_BEFORE;

function correct(
  search: readonly string[],
  board: readonly IndexedJob[],
  locale: string | undefined,
  dictionary: Dictionary,
): readonly string[] | undefined {
  const name = nearNames(search, dictionary).find((near) =>
    board.some((job) => points(job, near, dictionary) !== undefined),
  );
  if (name !== undefined) return name;
  const each = correctEach(search, board, locale, dictionary);
  return each?.some((word, nth) => word !== search[nth]) ? each : undefined;
}

function correctEach(
  search: readonly string[],
  board: readonly IndexedJob[],
  locale: string | undefined,
  dictionary: Dictionary,
): string[] | undefined {
  const perWord = new Map<string, { jobs: number; titles: number }>();
  const inLanguage = board.filter((job) => locale === undefined || languageOf(job.locale) === locale);
  for (const job of inLanguage) {
    for (const [word, field] of fieldsOf(job)) {
      const { jobs, titles } = perWord.get(word) ?? { jobs: 0, titles: 0 };
      perWord.set(word, { jobs: jobs + 1, titles: titles + Number(field === 3) });
    }
  }
  const corrected = search.map((word, nth) => {
    if (board.some((job) => matchesWord(job, word, nth === search.length - 1, dictionary))) return word;
    if (dictionary.knows(word)) return undefined;
    const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    const called = nearSingles(word, most, dictionary)
      .filter((single) => !perWord.has(single))
      .map((single): [string, { jobs: number; titles: number }] => {
        const jobs = board.filter((job) => isCalled(job, single, dictionary)).length;
        return [single, { jobs, titles: jobs }];
      });
    return [...perWord, ...called]
      .map(([text, found]) => ({
        text,
        ...found,
        distance: slips(word, text),
        start: Number(text[0] !== word[0]),
      }))
      .filter((candidate) => candidate.distance <= most && (candidate.jobs > 1 || candidate.titles > 0))
      .sort(
        (a, b) =>
          a.distance - b.distance || a.start - b.start || b.jobs - a.jobs || (a.text < b.text ? -1 : 1),
      )[0]?.text;
  });
  return corrected.includes(undefined) ? undefined : (corrected as string[]);
}

const near = new Map<string, readonly string[]>();
function nearSingles(word: string, most: number, dictionary: Dictionary): readonly string[] {
  const key = `${dictionary.id} ${word}`;
  const known = near.get(key) ?? dictionary.singles.filter((single) => slips(word, single) <= most);
  near.set(key, known);
  return known;
}

function matchesWord(job: IndexedJob, word: string, isLast: boolean, dictionary?: Dictionary): boolean {
  if (isLast) return points(job, [word], dictionary) !== undefined;
  const language = languageOf(job.locale);
  return (
    [...fieldsOf(job).keys()].some((own) => stem(own, language) === stem(word, language)) ||
    (dictionary !== undefined && isCalled(job, word, dictionary))
  );
}

const titleWords = (job: IndexedJob): string[] =>
  [...fieldsOf(job)].flatMap(([own, field]) => (field === 3 ? [own] : []));

/** Whether the title has one of these instead. */
function hasOther(job: IndexedJob, alternatives: readonly Alternative[]): boolean {
  const language = languageOf(job.locale);
  const own = titleWords(job);
  const fits = ({ isEnding, isExact, isBeginning }: Alternative, each: string) =>
    own.some((word) => {
      if (isExact) return word === each;
      if (isBeginning) return word.startsWith(each) && word.length >= each.length + SHORTEST_AFTER;
      if (!isEnding) return stem(word, language) === stem(each, language);
      return /^[a-z]{7,}$/.test(word) && endsIn(stemOfEnding(word, language), stemOfEnding(each, language));
    });
  return alternatives.some(
    (other) =>
      (!other.isCompound || COMPOUND_LANGUAGES.has(language)) &&
      other.words.every((each) => fits(other, each)),
  );
}

/** Whether the title has the word, if under another name. */
function isCalled(job: IndexedJob, word: string, dictionary: Dictionary): boolean {
  const language = languageOf(job.locale);
  const isSame = (own: string) => stem(own, language) === stem(word, language);
  return titleWords(job).some(isSame) || hasOther(job, alternativesOf([word], dictionary)[0] ?? []);
}

/** Optimal string alignment over the whole table. */
export function slips(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_cell, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const ways = [table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + cost];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        ways.push(table[i - 2]![j - 2]! + 1);
      table[i]![j] = Math.min(...ways);
    }
  }
  return table[a.length]![b.length]!;
}

function comparison(
  query: JobQuery,
  search: readonly string[],
  phrases: readonly (readonly string[])[],
): (a: IndexedJob, b: IndexedJob) => number {
  const newest = (a: IndexedJob, b: IndexedJob) => b.from - a.from || b.id - a.id;
  const till = (job: IndexedJob) => job.till ?? 8.64e15;
  const relevance = (job: IndexedJob) =>
    search.length + phrases.length === 0
      ? 0
      : points(job, search, query.dictionary ?? SHIPPED)! +
        phrasePoints(job, phrases) +
        (job.locale === query.locale ? 5 * (search.length + phrases.length) : 0);
  const km = (job: IndexedJob) => Math.round((distance(job, query) ?? 1e6) * 1e6);
  switch (query.sort ?? (search.length + phrases.length > 0 ? 'relevance' : 'featured')) {
    case 'featured':
      return (a, b) =>
        b.boost_factor - a.boost_factor || Number(b.premium) - Number(a.premium) || newest(a, b);
    case 'from':
      return (a, b) => newest(b, a);
    case 'created_at':
      return (a, b) => a.created_at - b.created_at || a.id - b.id;
    case '-created_at':
      return (a, b) => b.created_at - a.created_at || b.id - a.id;
    case 'till':
      return (a, b) => till(a) - till(b) || a.id - b.id;
    case '-till':
      return (a, b) => till(b) - till(a) || b.id - a.id;
    case 'relevance':
      return (a, b) => relevance(b) - relevance(a) || newest(a, b);
    case 'distance':
      return (a, b) => km(a) - km(b) || newest(a, b);
    default:
      // -from; `random` has an order of its own, which is looked at apart.
      return newest;
  }
}
