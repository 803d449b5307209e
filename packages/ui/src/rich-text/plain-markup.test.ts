import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMarkup } from './plain-markup.ts';
import { sanitise } from './sanitise.ts';

const tags = [
  'p',
  'h1',
  'h2',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'code',
  'a',
  'script',
  'br',
  'table',
  'td',
];
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag}>een</${tag}>`])),
      fc.constantFrom(
        '<p onclick="x()">',
        '<br />',
        '&amp;',
        '&nbsp;',
        '&',
        '<',
        '"',
        "'",
        '<!--',
        '\n',
        'twee',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
/** Well formed, as the editor writes it. */
const { block } = fc.letrec<{ inline: string; block: string; item: string }>((tie) => {
  const inside = (kind: 'inline' | 'block' | 'item') =>
    fc.array(tie(kind), { maxLength: 3 }).map((all) => all.join(''));
  const within = (names: readonly string[], content: fc.Arbitrary<string>) =>
    fc.tuple(fc.constantFrom(...names), content).map(([name, text]) => `<${name}>${text}</${name}>`);
  return {
    inline: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('een ', 'M&amp;M', '<br>', "zo'n €"),
      within(['strong', 'em', 'u', 'code', 'mark'], inside('inline')),
    ),
    item: within(['li'], fc.oneof({ maxDepth: 2 }, inside('inline'), inside('block'))),
    block: fc.oneof(
      { maxDepth: 3 },
      within(['p', 'h2', 'h3'], inside('inline')),
      within(['ul', 'ol'], inside('item')),
    ),
  };
});

describe('plain markup', () => {
  it('becomes what the sanitiser makes of it, or is left to it', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const plain = plainMarkup(html);
        if (plain !== undefined) expect(plain).toBe(sanitise(html));
      }),
      { numRuns: 3000 },
    );
  });

  it('is all that the editor writes without links and pictures', () => {
    fc.assert(
      fc.property(block, (html) => {
        expect(plainMarkup(html)).toBe(sanitise(html));
      }),
    );
  });

  it.each([
    '<p onclick="run()">een</p>',
    '<a href="https://example.com">een</a>',
    '<script>run()</script>',
    '<p>een',
    '<p><strong>een</p></strong>',
    '<p>een & twee</p>',
    '<p><p>een</p></p>',
    '<svg>',
    '<p>een</p><',
  ])('is not %s', (html) => expect(plainMarkup(html)).toBeUndefined());
});
