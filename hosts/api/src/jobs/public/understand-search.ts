import { BEHIND_A_FACET, REMOTE_WORDS } from '../../platform/search/facet-words.ts';
import type { Dictionary } from '../../platform/search/dictionary.ts';
import type { JobIndex } from '../../platform/search/job-index.ts';
import { isStopWord, nameKey, meansAnyJob, withSigns } from '../../platform/search/text-analysis.ts';
import type { SegmentCatalogue } from '../../platform/search-sync/segment-catalogue.ts';
import { facetTerms } from './facet-terms.ts';
import { besideRivals, type BoardCountries, likeliest, type PlaceTools } from './find-place.ts';
import type { SearchGeo } from './remembered-places.ts';
import type { SearchPlace } from './search-filter.ts';

/** Words of a search that say something a list can be narrowed by. */
export interface UnderstoodTerm {
  /** As they were typed. */
  readonly word: string;
  /** The search without them. */
  readonly search: string;
  readonly segment_ids?: readonly number[];
  readonly remote?: true;
  readonly place?: SearchPlace;
}

/** A search, and what of it was understood. */
export interface Understood {
  /** The words that are left to look for. */
  readonly search: string;
  readonly terms: readonly UnderstoodTerm[];
}

export interface UnderstandingTools {
  readonly catalogue: SegmentCatalogue;
  readonly geo: Pick<SearchGeo, 'named' | 'regionNamed'>;
  readonly search: { readonly index: Pick<JobIndex, 'knowsPlace' | 'hasJobNear'> };
  readonly clock: PlaceTools['clock'];
  /** The names of work that the site knows: they are no places. */
  readonly dictionary: Pick<Dictionary, 'knows'>;
  /**
   * Whether a few words are one name of work that jobs of the board have, and none of these segments has by what would be
   * left of it: `technisch tekenaar` is nobody's `tekenaar` in technology.
   */
  readonly isName: (words: string, left: string, segment_ids: readonly number[]) => boolean;
  readonly board: BoardCountries['board'];
  /** Whether a word may still say where: not when a place is given already. */
  readonly mayPlace: boolean;
}

/** Words of a facet or a place: `mbo niveau 4`, `Alphen aan den Rijn`. */
const LONGEST_RUN = 4;
/** Words of a name of work before or behind those of a facet. */
const MOST_BESIDE = 2;
/** A town of so many people is one that everybody means by its name, even where the board has no job. */
const KNOWN_TO_ALL = 20_000;
/** Words that are somebody's town, and much more often something else. */
const SELDOM_PLACES: ReadonlySet<string> = new Set(
  'leer best made echt heel beek horst elst balk'.split(' '),
);
/** What stands before a place. */
const BEFORE_PLACE: ReadonlySet<string> = new Set(
  'in te bij rond rondom omgeving regio near around from langa zona'.split(' '),
);

function placeOf(name: string, tools: UnderstandingTools): SearchPlace | undefined {
  const { geo, search, board, dictionary } = tools;
  const key = nameKey(name);
  if (key.length < 3 || SELDOM_PLACES.has(key) || isStopWord(key) || dictionary.knows(key)) return undefined;
  const own = board.countries[0];
  const places = likeliest(tools, board, geo.named(name, board.countries));
  const sure = places.find(
    (place) =>
      search.index.knowsPlace(place.name) || (place.country_code === own && place.population >= KNOWN_TO_ALL),
  );
  const region = geo.regionNamed(name, board.countries);
  if (sure !== undefined) {
    return besideRivals(
      sure,
      region,
      places.filter((place) => place !== sure),
    );
  }
  return region && { name: region.name, point: undefined, countryCode: region.country_code, region };
}

/**
 * Finds the words of a search that name a facet, a way of working or a place. What stands between quotes or behind a
 * minus sign is left as it is.
 */
export function understandSearch(search: string, tools: UnderstandingTools): Understood {
  const tokens = withSigns(search).split(/\s+/).filter(Boolean);
  const facets = facetTerms(tools.catalogue, tools.board.id);
  const isLiteral = literalTokens(tokens);
  /** `zorgbaan`, `horecawerk`: the name of a facet with no more than `work` behind it. */
  const besideFacet = (key: string) => {
    const end = key.search(BEHIND_A_FACET);
    return end < 0 || tools.dictionary.knows(key) ? undefined : facets.get(key.slice(0, end));
  };
  const taken = new Set<number>();
  const found: { from: number; till: number; term: Omit<UnderstoodTerm, 'search' | 'word'> }[] = [];
  let { mayPlace } = tools;
  for (let length = Math.min(LONGEST_RUN, tokens.length); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const run = Array.from({ length }, (_, nth) => from + nth);
      if (run.some((at) => taken.has(at) || isLiteral[at])) continue;
      const words = tokens.slice(from, from + length).join(' ');
      const key = nameKey(words);
      const segment_ids = facets.get(key) ?? besideFacet(key);
      const place =
        segment_ids === undefined && mayPlace && !REMOTE_WORDS.has(key) ? placeOf(words, tools) : undefined;
      if (segment_ids === undefined && place === undefined && !REMOTE_WORDS.has(key)) continue;
      if (
        segment_ids !== undefined &&
        isPartOfName(tokens, { from, till: from + length }, segment_ids, isLiteral, tools)
      )
        continue;
      if (place !== undefined) mayPlace = false;
      const isLed =
        place !== undefined && BEFORE_PLACE.has(nameKey(tokens[from - 1] ?? '')) && !taken.has(from - 1);
      const start = isLed ? from - 1 : from;
      for (let at = start; at < from + length; at++) taken.add(at);
      const term = segment_ids ? { segment_ids } : place ? { place } : { remote: true as const };
      found.push({ from: start, till: from + length, term });
    }
  }
  const terms = found
    .sort((a, b) => a.from - b.from)
    .map(({ from, till, term }) => ({
      ...term,
      word: tokens.slice(from, till).join(' '),
      search: tokens.filter((_, at) => at < from || at >= till).join(' '),
    }));
  const left = tokens.filter((_, at) => !taken.has(at)).join(' ');
  // `part time jobs` asks for nothing beside the hours.
  return {
    search: terms.length > 0 && !/["\u201c-\u201e\u2212-]/.test(left) && meansAnyJob(left) ? '' : left,
    terms,
  };
}

/** Whether the words of a facet are part of a longer name of work, of up to two words more. */
function isPartOfName(
  tokens: readonly string[],
  { from, till }: { readonly from: number; readonly till: number },
  segment_ids: readonly number[],
  isLiteral: readonly boolean[],
  { isName }: UnderstandingTools,
): boolean {
  for (let start = Math.max(0, from - MOST_BESIDE); start <= from; start++) {
    for (let end = till; end <= Math.min(tokens.length, till + MOST_BESIDE); end++) {
      if (end - start === till - from || isLiteral.slice(start, end).includes(true)) continue;
      const left = [...tokens.slice(start, from), ...tokens.slice(till, end)].join(' ');
      if (isName(tokens.slice(start, end).join(' '), left, segment_ids)) return true;
    }
  }
  return false;
}

/** Which tokens are between quotes or behind a minus sign. */
function literalTokens(tokens: readonly string[]): boolean[] {
  let quoted = false;
  return tokens.map((token) => {
    const quotes = token.match(/["\u201c\u201d\u201e]/g)?.length ?? 0;
    const literal = quoted || quotes > 0 || /^[-\u2212]/.test(token);
    if (quotes % 2 === 1) quoted = !quoted;
    return literal;
  });
}
