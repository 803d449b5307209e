import { normalised } from '@boardwright/api-client/contract';
import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';
import { entriesOf } from './cv-entries.ts';
import type { CvEntry } from './cv-entry.ts';
import { headingOf, headsColumns, partsOf } from './cv-headings.ts';
import { hasStrayLines } from './sure-entries.ts';

/** What was read in a CV. Only what was found; nothing of it is looked up yet. */
export interface CvFacts {
  readonly name?: string;
  readonly email?: string;
  /** In international notation. */
  readonly phone?: string;
  readonly phoneCountry?: string;
  readonly address?: string;
  readonly postalCode?: string;
  readonly place?: string;
  readonly position?: string;
  readonly summary?: string;
  readonly entries: readonly CvEntry[];
  /** Words of the part about skills. */
  readonly skills: readonly string[];
  /** What is certain enough to be ticked for who reads it; entries say so themselves. */
  readonly sure: readonly SureFact[];
}

/** Facts that a resume has a field for. */
export type SureFact = 'phone' | 'address' | 'postalCode' | 'place' | 'position' | 'summary';

const longestLine = 400;
const mostLines = 1500;
const mail = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const label = (names: string) => new RegExp(`^(?:${names})\\s*[:\\t]\\s*(\\S.*)$`, 'i');
const labels = {
  name: label('naam|name|nume|nume și prenume|nume si prenume'),
  address: label('adres|address|adresă|adresa'),
  place: label('woonplaats|plaats|city|location|place|localitate|oraș|oras|domiciliu'),
  position: label(
    'functie|gewenste functie|position|job title|desired position|funcție|functie|poziție|post dorit',
  ),
} as const;
const dutchPostcode = /\b([1-9]\d{3}\s?[A-Z]{2})\b[\s,]+(\p{Lu}[\p{L}' -]{1,60})/u;
const otherPostcode = /(?:^|,\s*)(\d{4,6})\s+(\p{Lu}[\p{L}' -]{1,60})/u;
/** What may as well be a year: '2019 Certificaat VCA'. */
const yearLike = /^(?:19|20)\d\d$/;
const street = /^\p{L}[\p{L}'. -]{2,60}\s(?:nr\.?\s*)?\d{1,5}\s?[a-zA-Z]?(?:-\d+)?$/u;

function labelled(lines: readonly string[], name: keyof typeof labels): string | undefined {
  for (const line of lines) {
    const [, value] = labels[name].exec(line) ?? [];
    if (value) return value.trim().slice(0, 120);
  }
  return undefined;
}

/** Looks like a person's name: two to five words, each with a capital or a word such as 'van'. */
function isName(line: string): boolean {
  const words = line.split(' ');
  const known = /^(?:van|von|de|den|der|het|ter|ten|te|la|le|el|di|da|dos|bin|'t)$/i;
  return (
    line.length <= 60 &&
    words.length >= 2 &&
    words.length <= 6 &&
    !/[\d@:|/]/.test(line) &&
    !/curriculum|vitae|resume|résumé/i.test(line) &&
    words.every((word) => known.test(word) || /^\p{Lu}[\p{L}'’.-]*$/u.test(word))
  );
}

interface Whereabouts {
  readonly address?: string;
  readonly postalCode?: string;
  readonly place?: string;
  readonly sure: readonly SureFact[];
}

/** The town of a line with a postcode, its street beside or above it. */
function postcodeLine(line: string, lineAbove: string, isAddress: boolean): Whereabouts | undefined {
  const dutch = dutchPostcode.exec(line);
  const found = dutch ?? otherPostcode.exec(line);
  if (!found?.[1] || !found[2]) return undefined;
  const before = line
    .slice(0, found.index)
    .replaceAll(/^[^\p{L}]+|(?<![\s,|•·-])[\s,|•·-]+$/gu, '')
    .replace(/^(?:adres|address|adresă|adresa)\s*:?\s*/i, '');
  const above = before === '' ? lineAbove : before;
  const address = street.test(above) ? above : undefined;
  // Four digits with no letters behind them are a postcode only where an address is given.
  const isNotified = dutch !== null || isAddress || address !== undefined;
  if (!isNotified || (dutch === null && !isAddress && yearLike.test(found[1]) && before === ''))
    return undefined;
  const place = (found[2].split(/\s{2,}|[|•·]/)[0] ?? '').trim();
  return {
    ...(address !== undefined && { address }),
    postalCode: found[1],
    place,
    sure: [...(address === undefined ? [] : (['address'] as const)), 'postalCode', 'place'],
  };
}

function placeOf(lines: readonly string[]): Whereabouts {
  const about = labelled(lines, 'address');
  const searched = about === undefined ? lines : [about, ...lines];
  for (const [at, line] of searched.entries()) {
    const found = postcodeLine(line, at > 0 ? (searched[at - 1] ?? '') : '', line === about);
    if (found) return found;
  }
  const place = labelled(lines, 'place');
  const address = about ?? lines.find((line) => street.test(line));
  return {
    ...(address !== undefined && { address: address.slice(0, 120) }),
    ...(place !== undefined && { place: place.split(',')[0] ?? place }),
    sure: [
      ...(about !== undefined && street.test(about) ? (['address'] as const) : []),
      ...(place === undefined ? [] : (['place'] as const)),
    ],
  };
}

/** A number that stands with the name, or else the first of the CV: that may be a referee's. */
function phoneOf(
  mailed: string,
  text: string,
  country: string,
): Pick<CvFacts, 'phone' | 'phoneCountry' | 'sure'> {
  const options = isSupportedCountry(country)
    ? { defaultCountry: country, v2: true as const }
    : { v2: true as const };
  const numbersIn = (part: string) =>
    findPhoneNumbersInText(part.slice(0, 6000), options)
      .map(({ number }) => number)
      .filter((number) => number.isValid());
  const [own, ...more] = numbersIn(mailed);
  const number = own ?? numbersIn(text)[0];
  if (number === undefined) return { sure: [] };
  const isOnly = own !== undefined && more.every((other) => other.number === own.number);
  return {
    phone: number.number,
    phoneCountry: number.country ?? country,
    sure: isOnly ? ['phone'] : [],
  };
}

/** What stands under the name, as 'Verpleegkundige' does: one short line that is neither a name nor how to reach somebody. */
function titleUnder(top: readonly string[], name: string | undefined): string | undefined {
  const at = name === undefined ? -1 : top.findIndex((line) => line.includes(name));
  const line = at < 0 ? undefined : top[at + 1];
  if (line === undefined || line.length > 70 || line.length < 3) return undefined;
  if (line.split(/\s+/).some((word) => headingOf(word) !== undefined) || headsColumns(line)) return undefined;
  return /[\d@:]|https?|www\.|[.;]$/.test(line) || street.test(line) ? undefined : line;
}

interface Position {
  readonly position?: string;
  readonly sure: readonly SureFact[];
}

/** What somebody is: as they say it, as stands under their name, or what they do now. Sure where two of these agree. */
function positionOf(
  notified: readonly string[],
  title: string | undefined,
  entries: readonly CvEntry[],
): Position {
  const labelledPosition = labelled(notified, 'position');
  const current = entries.find(
    ({ type, till, from }) => type === 'employer' && from !== null && till === null,
  );
  const position = labelledPosition ?? title ?? current?.name;
  if (position === undefined) return { sure: [] };
  const isCurrent = current?.sure === true && current.name.toLowerCase() === position.toLowerCase();
  return { position, sure: labelledPosition !== undefined || isCurrent ? ['position'] : [] };
}

/** Sentences, and nothing that ran into them. */
function isSureSummary(summary: string): boolean {
  return summary.length >= 40 && /[.!]$/.test(summary) && !hasStrayLines(summary);
}

function skillsOf(lines: readonly string[]): readonly string[] {
  const words = lines
    .flatMap((line) => line.split(/[,;•●▪◦·|\t]|\s[–-]\s/))
    .map((word) => word.replace(/^[-*\s]+/, '').replace(/(?<![\s.:])[\s.:]+$/, ''))
    .filter((word) => word.length >= 2 && word.length <= 50);
  return [...new Set(words)].slice(0, 60);
}

/**
 * Reads a CV's text: who, how to reach them, what they did and learnt. Headings and dates are known in Dutch, English
 * and Romanian.
 * @param country whose way of writing phone numbers is meant where none says its country
 */
export function cvFacts(text: string, country: string): CvFacts {
  const lines = normalised(text, 'NFC')
    .split(/\r\n|[\n\r\f\v\u2028]/)
    .slice(0, mostLines)
    .map((line) =>
      line
        .replaceAll(/[\u0000-\u0008\u00ad\u200b-\u200f\ufeff]/g, '')
        .replaceAll(/[^\S\t]+/g, ' ')
        .trim()
        .slice(0, longestLine),
    );
  const parts = partsOf(lines);
  const about = [...parts.top, ...parts.contact].filter(Boolean);
  const mailed = [...about, ...parts.other].filter(Boolean);
  const email = mail.exec(text.slice(0, 20_000))?.[0];
  const name = labelled(mailed, 'name') ?? parts.top.filter(Boolean).slice(0, 5).find(isName);
  // Columns that ran into each other: nothing stands where it seems to.
  const isMixed = lines.some(headsColumns);
  const read = [...entriesOf(parts.employer, 'employer'), ...entriesOf(parts.education, 'education')];
  const entries = isMixed ? read.map((entry) => ({ ...entry, sure: false })) : read;
  const summary = parts.summary.join('\n').trim();
  const { sure: isPhoneSure, ...phone } = phoneOf(about.join('\n'), mailed.join('\n') || text, country);
  const { sure: isPlaceSure, ...place } = placeOf(about);
  const { sure: isPositionSure, ...position } = positionOf(
    about,
    titleUnder(parts.top.filter(Boolean), name),
    entries,
  );
  const sure: readonly SureFact[] = [
    ...isPhoneSure,
    ...isPlaceSure,
    ...isPositionSure,
    ...(isSureSummary(summary) ? (['summary'] as const) : []),
  ];
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...phone,
    ...place,
    ...position,
    ...(summary !== '' && { summary: summary.slice(0, 4000) }),
    entries,
    skills: skillsOf(parts.skills),
    sure: isMixed ? [] : sure,
  };
}
