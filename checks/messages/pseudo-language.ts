/** Letters that stand for others and are read alike: what was written by hand in English looks otherwise at once. */
const accented: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ŧ',
  u: 'ü',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ŧ',
  U: 'Ü',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
};

/**
 * A text in a language nobody speaks: in brackets, with accents, and a third longer, as German is. Names in double
 * braces, tags and character references stay as they are.
 */
export function pseudoText(english: string): string {
  const parts = english.split(/(\{\{\w+\}\}|<[^>]*>|&#?\w+;)/);
  const read = parts.map((part, at) =>
    at % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter),
  );
  return `⟦${read.join('')}${'~'.repeat(Math.ceil(english.length / 3))}⟧`;
}
