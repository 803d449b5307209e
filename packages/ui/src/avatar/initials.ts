/** Two letters for a name without a picture: 'Zorggroep Lauwers' → 'ZL', 'Polderdata' → 'PO'; '' for an empty name. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters =
    words.length > 1 ? `${first(words[0])}${first(words[1])}` : [...(words[0] ?? '')].slice(0, 2).join('');
  return letters.toLocaleUpperCase();
}

const first = (word: string | undefined): string => [...(word ?? '')][0] ?? '';

/** A number below `count` that stays the same for the same name: which tint, which pattern. */
export function stablePick(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}
