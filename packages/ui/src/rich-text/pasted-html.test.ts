import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedHtml } from './pasted-html.ts';
import { sanitise } from './sanitise.ts';

/** A list paragraph as Word for Windows writes it. */
const item = (text: string, marker: string, level = 1, list = 'l0', at: 'First' | 'Middle' = 'Middle') =>
  `<p class=MsoListParagraphCxSp${at} style='margin-left:${36 * level}.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const normal = (text: string) => `<p class=MsoNormal style='mso-margin-top-alt:auto'>${text}<o:p></o:p></p>`;
const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p.MsoNormal {mso-style-parent:"";} --></style></head>
<body lang=NL><!--StartFragment-->

${body}

<!--EndFragment--></body></html>`;
/** What a site would keep of it: tags and words. */
const stored = (body: string) =>
  sanitise(pastedHtml(word(body)))
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '><')
    .trim();

describe('what is pasted from Word', () => {
  it('has its lists as lists, one in the other', () => {
    const list = [
      item('Lassen', '·', 1, 'l0', 'First'),
      item('Binnen', 'o', 2),
      item('Buiten', 'o', 2),
      item('Schilderen', '·'),
    ];
    expect(stored(list.join('\n\n'))).toBe(
      '<ul><li><p>Lassen</p><ul><li><p>Binnen</p></li><li><p>Buiten</p></li></ul></li><li><p>Schilderen</p></li></ul>',
    );
  });

  it('counts on from the number a list begins with, and tells numbers from bullets', () => {
    expect(stored(item('Drie', '3.') + item('Vier', '4.') + item('Los', '§', 1, 'l1'))).toBe(
      '<ol start="3"><li><p>Drie</p></li><li><p>Vier</p></li></ol><ul><li><p>Los</p></li></ul>',
    );
    expect(stored(item('Een', 'a)') + item('Twee', 'b)'))).toBe(
      '<ol><li><p>Een</p></li><li><p>Twee</p></li></ol>',
    );
  });

  it('keeps text between lists where it stood, and drops empty lines', () => {
    expect(stored(item('Een', '·') + normal('Tussen') + normal('&nbsp;') + item('Twee', '·'))).toBe(
      '<ul><li><p>Een</p></li></ul><p>Tussen</p><ul><li><p>Twee</p></li></ul>',
    );
  });

  it('keeps the comments of older versions out of it', () => {
    const older = item('Een', '·').replace('<![if !supportLists]>', '<!--[if !supportLists]-->');
    expect(stored(older.replace('<![endif]>', '<!--[endif]-->'))).toBe('<ul><li><p>Een</p></li></ul>');
  });

  it('has headings of the levels that a text may have', () => {
    expect(stored('<p class=MsoTitle>Over ons</p><h1>Wie</h1><h2>Waar</h2><h5>Wanneer</h5>')).toBe(
      '<h2>Over ons</h2><h2>Wie</h2><h2>Waar</h2><h4>Wanneer</h4>',
    );
  });

  it('keeps a table, with what stands in its cells', () => {
    const table = `<table class=MsoTableGrid border=1 style='mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'>
<td width=300 valign=top style='width:225pt'>${normal('Dag')}</td><td>${item('Ochtend', '·')}</td></tr></table>`;
    expect(stored(table)).toBe(
      '<table><tbody><tr><td><p>Dag</p></td><td><ul><li><p>Ochtend</p></li></ul></td></tr></tbody></table>'.replaceAll(
        /<\/?tbody>/g,
        '',
      ),
    );
  });

  it('leaves out pictures and links of the writer’s own machine', () => {
    const pictures = [
      'file:///C:/Users/jet/clip_image001.png',
      'cid:image001.png@01D9',
      'data:image/png;base64,AAAA',
    ];
    const all = [...pictures, 'https://wadwerk.example/a.png']
      .map((src) => `<img width=2 src="${src}">`)
      .join('');
    const html = pastedHtml(
      word(normal(`<!--[if gte vml 1]><v:shape id="x"/><![endif]--><![if !vml]>${all}<![endif]>Tekst`)),
    );
    expect(html).toContain('Tekst');
    expect(html).not.toContain('v:shape');
    expect(html.match(/<img[^>]*>/g)).toEqual(['<img width=2 src="https://wadwerk.example/a.png">']);
    expect(
      pastedHtml('<a name="_Toc1">Kop</a><a href="file:///C:/x.docx">Brief</a><a href="/werk">Werk</a>'),
    ).toBe('<a>Kop</a><a>Brief</a><a href="/werk">Werk</a>');
  });

  it('loses no word, whatever the order of levels, numbers and lists', () => {
    const any = fc.record({
      marker: fc.constantFrom('·', 'o', '1.', '12)', 'iv.'),
      level: fc.integer({ min: 1, max: 9 }),
      list: fc.constantFrom('l0', 'l1'),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (items) => {
        const html = stored(
          items.map(({ marker, level, list }, at) => item(`w${at}`, marker, level, list)).join(''),
        );
        expect(html.match(/w\d+/g) ?? []).toEqual(items.map((_, at) => `w${at}`));
        for (const tag of ['ul', 'ol', 'li'])
          expect(html.split(`<${tag}`).length, html).toBe(html.split(`</${tag}>`).length);
      }),
    );
  });
});

describe('what is pasted from elsewhere', () => {
  it('stays as it is', () => {
    const html = '<p>Een</p><ul><li>Twee</li></ul><p></p><table><tr><td>x</td></tr></table>';
    expect(pastedHtml(html)).toBe(html);
  });
});
