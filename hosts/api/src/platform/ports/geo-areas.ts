import { isLocale } from '@boardwright/messages';
import { areaKindMessages } from './area-kind.messages.ts';
import { nameKey } from '../search/text-analysis.ts';
import { DUTCH_PARTS } from './geo-parts.ts';
import { AREAS, regionNamed, WIDER } from './geo-regions.ts';
import type { Place, Region } from './geo.ts';

/** What an area is: a first-level division as its country calls it, or another area that people know. */
export type AreaKind = 'province' | 'state' | 'county' | 'area';

const DIVISIONS: Readonly<Record<string, AreaKind>> = {
  NL: 'province',
  BE: 'province',
  DE: 'state',
  RO: 'county',
};
/** Cities that are an area of their own: the city is offered, and finds what is in it. */
const CITIES: ReadonlySet<string> = new Set(['BE Brussel', 'DE Berlin', 'DE Hamburg', 'RO București']);
const isSame = (one: Region, other: Region): boolean =>
  one.name === other.name && one.country_code === other.country_code;

/** The areas that a place lies in: its province, a known part of that, and what several provinces are together. */
export function areasOf({ country_code, region, part }: Place): readonly Region[] {
  if (region === '') return [];
  const own = [region, ...(part === undefined ? [] : [part])].map((name) => ({ name, country_code }));
  return [...own, ...widerThan({ name: region, country_code }, part)];
}

/** The areas that a whole area lies in, itself first. */
export function areasAround(area: Region): readonly Region[] {
  return [area, ...widerThan(area)];
}

function widerThan({ name, country_code }: Region, part?: string): readonly Region[] {
  return WIDER.filter(
    ({ area, of, without }) =>
      area.country_code === country_code && of.includes(name) && (part === undefined || part !== without),
  ).map(({ area }) => area);
}

export function kindOf(area: Region): AreaKind {
  const isWider = WIDER.some((wider) => isSame(wider.area, area));
  const isPart = area.country_code === 'NL' && DUTCH_PARTS.includes(area.name);
  return isWider || isPart ? 'area' : (DIVISIONS[area.country_code] ?? 'area');
}

/** Areas with a name that begins as typed, those of the first country first, the whole name before beginnings. */
export function areasBegun(text: string, countries: readonly string[]): readonly Region[] {
  const typed = nameKey(text.slice(0, 100));
  if (typed === '') return [];
  const rank = ({ area, names }: (typeof AREAS)[number]) =>
    countries.indexOf(area.country_code) * 2 + (names.some((name) => nameKey(name) === typed) ? 0 : 1);
  return AREAS.filter(
    ({ area, names }) =>
      countries.includes(area.country_code) &&
      !CITIES.has(`${area.country_code} ${area.name}`) &&
      names.some((name) => nameKey(name).startsWith(typed)),
  )
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ area }) => area);
}

/**
 * How an area is written so that a search for it finds it among these countries: its name, with the word for it where a
 * town is called so, and with its country where another country has an area of the name.
 */
export function writtenArea(
  area: Region,
  countries: readonly string[],
  locale: string,
  isTown: (name: string) => boolean,
): string {
  const isFirst = isSame(regionNamed(area.name, countries) ?? area, area);
  const named = isFirst ? area.name : `${area.name}, ${area.country_code}`;
  return isTown(area.name)
    ? `${isLocale(locale) ? areaKindMessages[locale][kindOf(area)] : ''} ${named}`.trim()
    : named;
}
