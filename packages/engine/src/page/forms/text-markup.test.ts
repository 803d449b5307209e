import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToMarkup, markupToHtml } from './text-markup.ts';

describe('a text as people type it', () => {
  it('becomes paragraphs, lists, headings and words that stand out', () => {
    const markup =
      'Jij kookt.\nElke dag **vers**.\n\n## Wat je doet\n- koken\n- proeven\n\n1. eerst\n2. dan\n\nTot gauw & **dag';
    const html = markupToHtml(markup);
    expect(html).toBe(
      '<p>Jij kookt.<br />Elke dag <strong>vers</strong>.</p><h3>Wat je doet</h3><ul><li>koken</li><li>proeven</li></ul><ol><li>eerst</li><li>dan</li></ol><p>Tot gauw &amp; **dag</p>',
    );
    expect(markupToHtml(htmlToMarkup(html))).toBe(html);
    expect(htmlToMarkup('<p>Jij kookt.</p>\n<ul>\n<li>vers</li>\n</ul>')).toBe('Jij kookt.\n\n- vers');
  });

  it('stays HTML where there is more to it', () => {
    const html = '<p>Kijk <a href="https://example.org" rel="nofollow noopener">hier</a></p>';
    expect(htmlToMarkup(html)).toBe(html);
    expect(markupToHtml(html)).toBe(html);
    expect(htmlToMarkup(null)).toBe('');
  });

  it('loses nothing on its way to a form and back', () => {
    const markup = fc.string({
      unit: fc.constantFrom(
        'a',
        'é',
        ' ',
        '\n',
        '\n\n',
        '- ',
        '**',
        '## ',
        '1. ',
        '&',
        '<',
        '>',
        '<b>',
        '&lt;',
      ),
    });
    fc.assert(
      fc.property(markup, (text) => {
        const html = markupToHtml(text);
        expect(markupToHtml(htmlToMarkup(html)).trim()).toBe(html.replaceAll(/>\s*\n\s*</g, '><').trim());
      }),
    );
  });
});
