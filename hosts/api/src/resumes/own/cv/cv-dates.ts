/** Beginnings of month names in Dutch, English and Romanian, without accents. */
const months = [
  ['jan', 'ian'],
  ['feb'],
  ['maa', 'mrt', 'mar'],
  ['apr'],
  ['mei', 'may', 'mai'],
  ['jun', 'iun'],
  ['jul', 'iul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov', 'noi'],
  ['dec'],
] as const;
const monthName = months.flat().join('|');
const year = '(?:19|20)\\d{2}';
const date = `(?:(?:\\d{1,2}[-/.])?\\d{1,2}[-/.]${year}|(?:\\d{1,2}\\s+)?(?:${monthName})[a-z]*\\.?\\s+${year}|${year}(?:[-/.](?:0[1-9]|1[0-2])(?!\\d))?)`;
const now = 'heden|nu|nog steeds|present|now|current|today|ongoing|in prezent|prezent|azi';
const between = '\\s*(?:-|–|—|−|tot en met|t/m|tot|to|until|till|pana la|pana in)\\s*';
const range = new RegExp(`\\b(${date})${between}(${date}|${now})(?![\\w])`, 'i');
const since = new RegExp(`(?:\\b(?:sinds|vanaf|since|from|din|de la)\\s+)(${date})(?![\\w/.-])`, 'i');
const anyYear = new RegExp(`(${year})`);
const single = new RegExp(`(?:^|[\\s(,])(${date})(?=$|[\\s),])`, 'i');

/** A period as a resume keeps it; `till` null while it lasts. */
export interface Period {
  readonly from: string | null;
  readonly till: string | null;
}

/** Without accents, sign for sign: a place in it is the same place in the line. */
function plain(line: string): string {
  return [...line]
    .map((sign) => {
      const bare = sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return bare.length === sign.length ? bare : sign;
    })
    .join('');
}

const two = (number: number) => String(number).padStart(2, '0');

/** 'maart 2019', '03/2019', '1-3-2019', '2019' → '2019-03' or '2019'. */
export function cvDate(text: string): string | null {
  const words = plain(text).toLowerCase().trim();
  const [, found] = anyYear.exec(words) ?? [];
  if (!found) return null;
  const name = /[a-z]{3}/.exec(words)?.[0];
  const named = name ? months.findIndex((names) => (names as readonly string[]).includes(name)) + 1 : 0;
  const numbers = words.replace(found, '').match(/\d{1,2}/g) ?? [];
  const written = Number(words.startsWith(found) ? numbers[0] : numbers.at(-1)) || 0;
  const month = named || (name ? 0 : written);
  return month >= 1 && month <= 12 ? `${found}-${two(month)}` : found;
}

/** The period that a line tells, and the line without it; undefined where it tells none. */
export function periodIn(
  line: string,
  { alone = false }: { readonly alone?: boolean } = {},
): { readonly period: Period; readonly rest: string } | undefined {
  const text = plain(line);
  const rest = (from: number, length: number) =>
    `${line.slice(0, from)} ${line.slice(from + length)}`
      .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
      // What a table has beside each other stays apart.
      .replaceAll(/[^\S\t]+/g, ' ')
      .replaceAll(/^[\s:,;|–—-]+|(?<![\s:,;|–—-])[\s:,;|–—-]+$/g, '');
  const whole = range.exec(text);
  if (whole?.[1] && whole[2]) {
    const period = { from: cvDate(whole[1]), till: cvDate(whole[2]) };
    const isBackwards = period.from && period.till && period.till < period.from.slice(0, period.till.length);
    return isBackwards ? undefined : { period, rest: rest(whole.index, whole[0].length) };
  }
  const open = since.exec(text);
  if (open?.[1])
    return { period: { from: cvDate(open[1]), till: null }, rest: rest(open.index, open[0].length) };
  const one = alone ? single.exec(text) : null;
  if (!one?.[1]) return undefined;
  return { period: { from: null, till: cvDate(one[1]) }, rest: rest(one.index, one[0].length) };
}
