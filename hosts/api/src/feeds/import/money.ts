/** One amount or range of money in a text. */
export interface Amount {
  low: number | null;
  high: number | null;
  /** ISO 4217; null when none is written. */
  currency: string | null;
  /** Where it ends in the text. */
  end: number;
}

const currencies: readonly (readonly [pattern: string, code: string])[] = [
  ['€|eur[o]?s?', 'EUR'],
  ['us\\$|usd|\\$', 'USD'],
  ['£|gbp', 'GBP'],
  ['lei|ron', 'RON'],
  ['chf|sfr\\.?', 'CHF'],
  ['zł|zl|pln', 'PLN'],
  ['sek', 'SEK'],
  ['nok', 'NOK'],
  ['dkk', 'DKK'],
  ['kč|czk', 'CZK'],
  ['huf', 'HUF'],
  ['лв|bgn', 'BGN'],
];
const currencyNames = currencies.map(
  ([pattern, code]) => [new RegExp(`^(?:${pattern})$`, 'iu'), code] as const,
);
const sign = currencies.map(([pattern]) => pattern).join('|');
const digits = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?`;
const amount = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(${sign})\.?\s*)?(${digits})(?:\s*(k|mii|duizend|thousand|tsd)(?![\p{L}])|[.,][-–]{1,2}(?=\s|$))?(?:\s*(${sign})(?!\p{L}))?`,
  'giu',
);
const between =
  /^[\s.,;]*(?:(?:brut[to]*|gross|netto?|net|per \p{L}+|p\/?[mu]|\/\s?\p{L}+)[\s.,]*)?(?:-|–|to|tot(?: en met)?|t\/m|bis(?: zu)?|à|a|au|et|and|en|und|[sș]i|p[aâ]n[aă] la|y|e|hasta|up to|until|\/)[\s.:]*(?:max(?:imaal|imum)?\.?\s*)?$/iu;
const fromOnly =
  /(?:vanaf|van|from|starting(?: at)?|ab|d[eè]s|(?:à|a) partir de|min(?:imaal|imum|\.)?|at least|mindestens|[iî]nc[eé]p[aâ]nd (?:de la|cu)|de la|desde|>=?)\s*:?\s*$/iu;
const upToOnly =
  /(?:tot|up to|bis(?: zu)?|jusqu.(?:à|a)|max(?:imaal|imum|\.)?|p[aâ]n[aă] la|hasta|hoogstens|<=?)\s*:?\s*$/iu;
const extra = /(?:bonus|bonnen|vergoeding|premie|toeslag|tichete|sign\p{L}*)[^\d]{0,20}$/iu;

interface Found {
  value: number;
  thousand: boolean;
  currency: string | null;
  start: number;
  end: number;
}

/** Pay is written in so many letters; a feed may hold a whole text there. */
const longestRead = 500;

/** The amounts and ranges of a text in their order; amounts in a currency go before bare numbers. */
export function amountsIn(whole: string): Amount[] {
  const text = whole.slice(0, longestRead);
  const found = [...text.matchAll(amount)].map(read);
  const ranges: (Amount & { named: boolean })[] = [];
  for (let index = 0; index < found.length; index += 1) {
    const first = found[index];
    if (!first) continue;
    const before = text.slice(Math.max(0, first.start - 30), first.start);
    if (extra.test(before)) continue;
    const next = found[index + 1];
    if (next && between.test(text.slice(first.end, next.start))) {
      ranges.push(range(first, next));
      index += 1;
    } else ranges.push(single(first, before));
  }
  const named = ranges.filter((one) => one.named);
  // Several bare numbers may mean anything.
  if (named.length > 0) return named;
  return ranges.length === 1 ? ranges : [];
}

function read(match: RegExpExecArray): Found {
  const [whole, before, number = '', thousand, after] = match;
  return {
    value: numeral(number) * (thousand ? 1000 : 1),
    thousand: thousand !== undefined,
    currency: currencyCode(before ?? after ?? ''),
    start: match.index,
    end: match.index + whole.length,
  };
}

function range(first: Found, next: Found): Amount & { named: boolean } {
  const spread = next.thousand && !first.thousand && first.value < 1000 ? 1000 : 1;
  const currency = first.currency ?? next.currency;
  return { low: first.value * spread, high: next.value, currency, end: next.end, named: currency !== null };
}

function single(one: Found, before: string): Amount & { named: boolean } {
  const upTo = upToOnly.test(before);
  const from = !upTo && fromOnly.test(before);
  return {
    low: upTo ? null : one.value,
    high: from ? null : one.value,
    currency: one.currency,
    end: one.end,
    named: one.currency !== null,
  };
}

/** '2.500,50', '2,500.50', '2 500' and "2'500" → 2500.5 or 2500. */
export function numeral(text: string): number {
  const grouped = /^\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?$/.test(text);
  const decimals = /[.,](\d{1,2})$/.exec(text)?.[1];
  const whole = decimals === undefined ? text : text.slice(0, -decimals.length - 1);
  const plain = grouped ? whole.replace(/[.,'’ ]/g, '') : whole;
  return Number(decimals === undefined ? plain : `${plain}.${decimals}`);
}

/** '€', 'euro', 'lei', 'usd' → the ISO code; null for anything else. */
export function currencyCode(text: string): string | null {
  const name = text.trim();
  for (const [pattern, code] of currencyNames) if (pattern.test(name)) return code;
  return /^[A-Z]{3}$/.test(name) ? name : null;
}
