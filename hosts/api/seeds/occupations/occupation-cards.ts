import type { DemoLocale, OrganisationKind } from '../demo-types.ts';
import { kindTexts } from '../organisations/kinds.ts';
import { segmentId } from '../segments.ts';
import { typeset } from '../typeset.ts';
import type { EmployerRule, Occupation } from './occupation.ts';

/**
 * Reads occupations from cards, so that a writer sees prose and not brackets. A card starts at its titles; every
 * further line starts with a sign:
 *
 *     # Title | Another title            (a title may hold {plaats})
 *     @ thuiszorg winkel:Tuincentrum x2  (kinds of employers, perhaps only those so named; x2: twice as often)
 *     € 3389-4736 cao VVT, FWG 55        (a scale, then the amounts are exact) or: € 14-17 hour
 *     h 24-32 28-36                      (weekly hours)
 *     o mbo3 mbo4 / starter ervaren      (education / experience)
 *     c project                          (contract, when not simply permanent or temporary)
 *     t Thuiszorg, Wijk                  (tags)
 *     & educatie                         (second industry: the job may also stand on the other board)
 *     > intro   ~ a day   - task   ? we ask   + we offer   " quote
 */
export function occupationCards(industry: string, text: string, locale: DemoLocale = 'nl'): Occupation[] {
  const cards = text.trim().split(/\n+(?=# )/);
  return cards.map((card) => readCard(industry, locale, card));
}

interface Lines {
  all(sign: string): string[];
  one(sign: string): string;
}

function linesOf(card: string): Lines {
  const lines = card
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({ sign: line.slice(0, 1), text: line.slice(2).trim() }));
  const all = (sign: string): string[] =>
    lines.filter((line) => line.sign === sign).map((line) => typeset(line.text));
  const one = (sign: string): string => {
    const [text, ...more] = all(sign);
    if (text === undefined || more.length) throw new Error(`A card needs one '${sign}' line:\n${card}`);
    return text;
  };
  return { all, one };
}

function readCard(industry: string, locale: DemoLocale, card: string): Occupation {
  const { all, one } = linesOf(card);
  const [at, weight] = one('@').split(' x');
  const [education = '', level = ''] = one('o').split(' / ');
  const contract = all('c')[0];
  const alsoIndustry = all('&')[0];
  return {
    industry,
    locale,
    at: (at ?? '').split(' ').map(readEmployer),
    weight: weight ? Number(weight) : 1,
    titles: one('#').split(' | '),
    ...readSalary(one('€')),
    hours: one('h').split(' ').map(readHours),
    education: education.split(' ').map(known),
    level: level.split(' ').map(known),
    ...(contract ? { contract: contract.split(' ').map(known) } : {}),
    ...(alsoIndustry ? { alsoIndustry: known(alsoIndustry) } : {}),
    tags: one('t').split(', '),
    leads: all('>'),
    days: all('~'),
    tasks: all('-'),
    asks: all('?'),
    offers: all('+'),
    quotes: all('"'),
  };
}

function readSalary(text: string): Pick<Occupation, 'salary' | 'per' | 'scale'> {
  const match = /^([\d.]+)-([\d.]+)(?: (hour|day|year|project))?(?: (.+))?$/.exec(text);
  if (!match) throw new Error(`Unreadable salary: ${text}`);
  const [, min, max, per, scale] = match;
  const unit = (['hour', 'day', 'year', 'project'] as const).find((name) => name === per);
  return { salary: [Number(min), Number(max)], per: unit ?? 'month', ...(scale ? { scale } : {}) };
}

function readHours(text: string): readonly [number, number] {
  const [min = 0, max = min] = text.split('-').map(Number);
  // §9: 8 and 12 to 40 in steps of 4.
  if (min < 8 || min % 4 || max < min || max > 40 || max % 4)
    throw new Error(`Hours nobody can choose: ${text}`);
  return [min, max];
}

function readEmployer(word: string): EmployerRule {
  const [kind = '', named] = word.split(':');
  if (!isKind(kind)) throw new Error(`Unknown kind of organisation: ${kind}`);
  return named ? { kind, named } : { kind };
}

function isKind(word: string): word is OrganisationKind {
  return word in kindTexts;
}

/** Throws when a segment is misspelt. */
function known(key: string): string {
  segmentId(key);
  return key;
}
