import { amountsIn } from './money.ts';

export interface Salary {
  salary_min: number | null;
  salary_max: number | null;
  salary_type: 'hour' | 'day' | 'month' | 'year';
  /** ISO 4217; null when the text names none. */
  currency: string | null;
}

const unit = {
  hour: 'uur|uren|u|hours?|hrs?|h|heures?|stunden?|std|or[aă]|ore|horas?|godz\\w*',
  day: 'dag|days?|jours?|jour|tag|zi|d[ií]a|giorno',
  week: 'weeks?|wk|semaine|woche|s[aă]pt[aă]m[aâ]n[aă]|semana|settimana',
  month: 'maand|mnd|months?|mo|mth|mois|monat|mon|lun[aă]|mes|mese|mies\\w*',
  year: 'jaar|jr|years?|yr|annum|annually|an|ann[ée]e|jahr|a[nñ]o|anno',
} as const;
const alone = {
  hour: 'hourly|uurloon|uurtarief|horaire|de l.heure|stundenlohn|stündlich|p\\/u|p\\.u\\.|pu|orar',
  day: 'daily|dagtarief|dagloon|journalier|tjm|tagessatz|täglich|p\\/d',
  week: 'weekly|weekloon|hebdomadaire|wöchentlich|p\\/w|pw',
  month:
    'monthly|maandsalaris|maandloon|maandelijks|mensuel(?:le)?|monatlich|monatsgehalt|lunar|mensile|mensual|p\\/m|p\\.m\\.|pm',
  year: 'yearly|annual|annually|jaarsalaris|jaarlijks|annuel(?:le)?|jährlich|jahresgehalt|anual|annuo|p\\/j|p\\.a\\.|pa|p\\/a|per annum|k€',
} as const;
const lead = String.raw`(?:per|p\.?|\/|\ban?\b|par|pro|im|pe|la|each|every|je|al|por|à l.|de l.|\bthe\b)`;

const periods = (Object.keys(unit) as (keyof typeof unit)[]).map((type) => ({
  type,
  pattern: new RegExp(
    String.raw`(?:${lead}\s*\/?\s*(?:gross\s+|brut[to]*\s+)?(?:${unit[type]})(?![\p{L}\d])|(?<![\p{L}\d])(?:${alone[type]})(?![\p{L}\d]))`,
    'giu',
  ),
  whole: new RegExp(`^(?:${unit[type]}|${alone[type]})$`, 'iu'),
}));

/**
 * Reads a salary written for people: '€ 2.500 - € 3.200 p/m', 'De 500€ à 1700€ par mois', '$60k–80k a year'.
 * Gives nothing unless amount and period are both given: a wrong salary is worse than none.
 * @param beside what other fields say, for a text that says nothing of it
 */
export function parseSalary(
  text: string,
  beside: { readonly type?: Salary['salary_type'] | undefined; readonly currency?: string | null } = {},
): Salary | undefined {
  const clean = withoutNoise(text.slice(0, longestPay));
  const amounts = amountsIn(clean);
  const [first] = amounts;
  if (!first) return undefined;
  const near = nearest(clean, first.end);
  const type = near ?? beside.type;
  if (type === undefined || type === 'week') return undefined;
  return salaryOf(first.low, first.high, type, first.currency ?? beside.currency ?? null);
}

/** A salary from separate fields. Gives nothing unless the amounts are plausible as one range. */
export function salaryOf(
  low: number | null,
  high: number | null,
  type: Salary['salary_type'],
  currency: string | null,
): Salary | undefined {
  const [min, max] = low !== null && high !== null && low > high ? [high, low] : [low, high];
  const stated = [min, max].filter((amount) => amount !== null);
  if (stated.length === 0 || stated.some((amount) => !(amount >= 1 && amount < 1e8))) return undefined;
  if (min !== null && max !== null && max > min * 25) return undefined;
  return { salary_min: cents(min), salary_max: cents(max), salary_type: type, currency };
}

/** 'MONTH', 'YEARLY', 'per uur' → how the salary is counted; nothing for weeks, which the board does not know. */
export function salaryPeriod(text: string): Salary['salary_type'] | undefined {
  const written = text.slice(0, longestPay);
  const word = written
    .toLowerCase()
    .replace(/^per[_\s-]*(?:1[_\s-]*)?|(?:(?<![_\s-])[_\s-]+)?(?:wage|salary|rate)$/g, '')
    .trim();
  for (const { type, whole } of periods) {
    if (type !== 'week' && whole.test(word)) return type;
  }
  const found = nearest(written, written.length);
  return found === 'week' ? undefined : found;
}

function cents(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 100) / 100;
}

/** What says pay says it in so many letters; a feed may hold a whole text there. */
const longestPay = 500;

const noise = [
  // Shares, ordinals, hours of work, months of pay, scales and dates are numbers, but not money.
  /(?<!\d)\d+(?:[.,]\d+)?\s*%/g,
  /\b\d+(?:e|de|ste|th|rd|nd|ème|eme)\b(?:\s+(?:maand|month|mois))?/gi,
  /(?<![€$£\d.,])\b\d{1,2}(?:[.,]\d)?(?:\s*(?:-|–|à|a|tot|to|bis|t\/m)\s*\d{1,2}(?:[.,]\d)?)?\s*-?\s*(?:uur|uren|hours?|hrs?|heures?|h|stunden|std|ore)\b\.?(?:\s*(?:per|\/|par|pro|a|pe|p\.?)\s*(?:week|wk|semaine|woche|s[aă]pt[aă]m[aâ]n[aă]|w)\b)?/gi,
  /(?:sur|x|×|over|auf)\s*\d{1,2}(?:[.,]\d+)?\s*(?:mois|months?|maanden|monate|luni)?(?![\d.,]|\s*\d)/gi,
  /\b(?:schaal|scale|schal|fwg|grade|level|trede|stufe|band|niveau|tvöd|e)\s*-?\s*\d{1,3}\b(?:\s*(?:-|–|t\/m|tot)\s*\d{1,3}\b)?(?![.,]\d)/gi,
  /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\s+\p{L}{3,9}\.?\s+(?:19|20)\d\d\b/giu,
];

function withoutNoise(text: string): string {
  let clean = text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ').replace(/[‐-―−]/g, '–');
  for (const pattern of noise) clean = clean.replace(pattern, (match) => ' '.repeat(match.length));
  return clean;
}

/** The period written first after `end`, or else the last one before it. */
function nearest(text: string, end: number): keyof typeof unit | undefined {
  const found = periods
    .flatMap(({ type, pattern }) => [...text.matchAll(pattern)].map((match) => ({ type, at: match.index })))
    .sort((a, b) => a.at - b.at);
  return (found.find(({ at }) => at >= end) ?? found.at(-1))?.type;
}
