import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../test/processor-time.ts';
import { plainText, plainTextOfClean, sanitiseRichText } from './sanitise.ts';

const length = 100_000;
/** A text of so many characters that says one thing over and over. */
const repeated = (part: string): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);

const hostile = [
  ['non-breaking spaces', repeated('\u00a0')],
  ['non-breaking spaces in a paragraph that does not end', `<p>${repeated('\u00a0')}x</p>`],
  ['escaped non-breaking spaces', `<p>${repeated('&nbsp;')}x</p>`],
  ['spaces', `<p>${repeated(' ')}x`],
  ['signs of a tag', repeated('<')],
  ['paragraphs that begin', repeated('<p>')],
  ['breaks', `<p>${repeated('<br />')}x</p>`],
  ['breaks that do not end', repeated('<br ')],
  ['brackets', repeated('(')],
  ['comments that do not end', repeated('<!--')],
  ['entities that do not end', repeated('&lt')],
] as const;

describe('a text made to keep the server busy', () => {
  it.each(hostile)('of %s is read at once', (_what, text) => {
    const spent = processorTime(() => {
      sanitiseRichText(text);
      plainText(text);
    });
    // What grows with the square of a text takes many seconds for one of this length.
    expect(spent).toBeLessThan(1500);
  });

  it('of forty non-breaking spaces, as a word processor pastes them, is stored as it is', () => {
    expect(sanitiseRichText(`<p>${'&nbsp;'.repeat(40)}x</p>`)).toBe(`<p>${'\u00a0'.repeat(40)}x</p>`);
    expect(sanitiseRichText(`<p>${'\u00a0 '.repeat(40)}</p><p>Woord</p>`)).toBe('<p>Woord</p>');
  });
});

describe('the words of clean HTML', () => {
  const part = fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    "'",
    ' ',
    '\u00a0',
    '\u200b',
    '\n',
    'a',
    '<p>',
    '</p>',
    '<br>',
    '<hr/>',
    '<!--',
    '-->',
    '&lt;',
    '&amp;',
    '&nbsp;',
    '&amp;lt;',
    '&#60;',
    '&quot',
    '<script>',
    '</script>',
    '<a href="x>y">',
    '</a>',
    '<td colspan="<p>">',
    '<li>',
    '</li>',
    '<b>',
    "<h1 title='\"<'>",
    '<![CDATA[',
    ']]>',
    '<?x',
    '</',
    '<a\nhref=?a&b>',
  );

  it('are those that a parser finds', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const clean = sanitiseRichText(parts.join(''));
        expect(plainTextOfClean(clean)).toBe(plainText(clean));
      }),
      { numRuns: 2000 },
    );
  });
});
