import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { docxOf, dutchCv, pdfOf } from '../../../../test/test-cvs.ts';
import { readCv } from './read-cv.ts';

const expected = {
  name: 'Sanne Hoekstra',
  position: 'Wijkverpleegkundige',
  phone: '+31612345678',
  postalCode: '9712 HL',
  place: 'Groningen',
  entries: [
    {
      type: 'employer',
      name: 'Wijkverpleegkundige',
      institution: 'Zorggroep Lauwers',
      from: '2019-03',
      till: null,
    },
    {
      type: 'education',
      name: 'HBO Verpleegkunde',
      institution: 'Hanzehogeschool',
      from: '2010',
      till: '2014',
    },
  ],
};
const latex = `\\documentclass{article}
\\begin{document}
% who
\\textbf{Sanne Hoekstra}\\\\
9712 HL Groningen \\\\ 06 12345678
\\section{Werkervaring}
\\begin{itemize}
\\item[] Wijkverpleegkundige, Zorggroep Lauwers \\hfill 2019 -- heden
\\end{itemize}
\\end{document}`;

describe('a CV is read in a thread of its own', () => {
  it('as PDF', async () => {
    expect((await readCv('pdf', await pdfOf(dutchCv), 'NL')).facts).toMatchObject(expected);
  });
  it('as DOCX', async () => {
    expect((await readCv('docx', docxOf(dutchCv), 'NL')).facts).toMatchObject(expected);
  });
  it('as LaTeX', async () => {
    expect((await readCv('tex', Buffer.from(latex), 'NL')).facts).toMatchObject({
      place: 'Groningen',
      entries: [{ name: 'Wijkverpleegkundige', institution: 'Zorggroep Lauwers', from: '2019', till: null }],
    });
  });
  it('and a DOC not at all', async () => {
    expect(await readCv('doc', Buffer.alloc(10), 'NL')).toEqual({ unread: 'kind' });
  });
});

/** A PDF of one page whose text is this packed stream. */
function pdfWith(stream: Buffer): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox[0 0 9 9]>>',
  ].map((text, at) => Buffer.from(`${at + 1} 0 obj${text}endobj\n`));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects,
    Buffer.from(`4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}

describe('a hostile file ends its own reading, and nothing else', () => {
  it.each([
    ['a PDF that is none', 'pdf', async () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a PDF without words', 'pdf', async () => pdfOf('')],
    ['half a PDF', 'pdf', async () => (await pdfOf(dutchCv)).slice(0, 700)],
    [
      'a PDF that unpacks to 600 MB of words',
      'pdf',
      async () => pdfWith(deflateSync(Buffer.alloc(600_000_000, 'q '))),
    ],
    ['a DOCX that unpacks to 40 MB', 'docx', async () => docxOf('', new Uint8Array(40_000_000))],
    [
      'a DOCX of entities',
      'docx',
      async () =>
        docxOf(
          '',
          Buffer.from('<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><w:p><w:t>&c;</w:t></w:p>'),
        ),
    ],
    ['a DOCX that is no XML', 'docx', async () => docxOf('', Buffer.from('<w:p><w:t>'))],
    ['a DOCX nested without end', 'docx', async () => docxOf('', Buffer.from('<w:p>'.repeat(200_000)))],
  ] as const)('%s', async (_what, kind, made) => {
    const reading = await readCv(kind, await made(), 'NL');
    expect(reading.facts?.entries ?? []).toEqual([]);
    expect((await readCv('docx', docxOf(dutchCv), 'NL')).facts).toMatchObject({ name: 'Sanne Hoekstra' });
  });

  it('many at once wait for each other, and some are told that it takes too long', async () => {
    const content = docxOf(dutchCv);
    const readings = await Promise.all(Array.from({ length: 12 }, () => readCv('docx', content, 'NL')));
    // One reads and six wait; how many of those get their turn in time is the machine's affair.
    const read = readings.filter(({ facts }) => facts).length;
    expect(read).toBeGreaterThanOrEqual(1);
    expect(read).toBeLessThanOrEqual(7);
    expect(new Set(readings.map(({ unread }) => unread))).toEqual(new Set([undefined, 'late']));
  });
});
