const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
};

function character(written: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? written;
  const hexadecimal = /^#x/i.test(name);
  const point = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  return point > 31 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : ' ';
}

/**
 * The words of markup, for a card, a description or an attribute: never to be put into a page as markup again.
 * @param longest characters; a longer text ends at a word, with an ellipsis
 */
export function plainText(html: string, longest = Number.POSITIVE_INFINITY): string {
  const text = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, character)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > longest / 2 ? cut.slice(0, word) : cut).replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/, '')}…`;
}
