const grouped = /^\d{1,3}(?:[.,\u00a0 ]\d{3})+(?:[.,]\d{1,2})?$/;
const plain = /^\d+(?:[.,]\d{1,2})?$/;

/**
 * Euro as people type them, with a comma or a point for the cents: '1.950', '94,50', '€ 195'.
 * @returns whole cents; undefined where it is no amount
 */
export function centsOf(typed: string): number | undefined {
  const text = typed.replace('€', '').trim();
  if (!grouped.test(text) && !plain.test(text)) return undefined;
  const cents = /[.,](\d{1,2})$/.exec(text)?.[1];
  const whole = (cents === undefined ? text : text.slice(0, -cents.length - 1)).replaceAll(/\D/g, '');
  return Number(whole) * 100 + Number((cents ?? '').padEnd(2, '0'));
}

/** A whole number of at least `least`; undefined where it is none. */
export function wholeOf(typed: string, least = 1): number | undefined {
  const text = typed.trim();
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= least ? number : undefined;
}
