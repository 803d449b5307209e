import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditedSite } from '../../page-editing/edited-site.ts';
import { bringIn, takenOver, translatedSite, translatedUnits, unitsOf } from './a-translated-site.fixture.ts';
import { csvTranslations } from './csv-translations.ts';
import { piecesOfText, readCode, writtenCode } from './text-codes.ts';
import { comparable, type TextUnit } from './text-unit.ts';
import { writeXliff } from './write-xliff.ts';

/** Any text, and often what is hard to write: tags, quotes, control characters, halves of letters, right to left. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<br>',
        '<p class="a>b">',
        '<!-- x -->',
        '{{jobs}}',
        '{jobTitle}',
        '{{',
        '&#x1;',
        '&amp;',
        '"',
        "'",
        ';',
        ',',
        '\t',
        '\n',
        '\r\n',
        '\r',
        ']]>',
        '=1+1',
        "'-",
        '\u0000',
        '\u0001',
        '\uD800',
        '\uFFFE',
        'مرحبا',
        '\u202E',
        'שלום',
        '😀',
        '  ',
        'een twee',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** Questions with answers in Dutch and, here and there, in English. */
const sites = fc
  .record({
    title: text,
    titleEn: text,
    questions: fc.array(fc.record({ question: text, answer: text, en: fc.option(text) }), { maxLength: 4 }),
    hasEnglish: fc.boolean(),
    copyright: text,
  })
  .map(({ title, titleEn, questions, hasEnglish, copyright }): EditedSite =>
    translatedSite({
      faq: { title, questions: questions.map(({ question, answer }) => ({ question, answer })) },
      ...(hasEnglish && {
        faqEn: {
          title: titleEn,
          questions: questions.map(({ answer, en }) => ({ question: en ?? '', answer: en ?? answer })),
        },
      }),
      site: { texts: { NL: { copyright_text: copyright }, EN: {} } },
    }),
  );

const writers: readonly (readonly [string, (units: readonly TextUnit[]) => string])[] = [
  ['CSV', (units) => csvTranslations(units, 'nl', 'en')],
  ['XLIFF 1.2', (units) => writeXliff(units, { source: 'nl', target: 'en', site: 18 }, '1.2')],
  ['XLIFF 2.0', (units) => writeXliff(units, { source: 'nl', target: 'en', site: 18 }, '2.0')],
];

/** A translation that keeps every code: each stretch of words between two asterisks. */
const translated = ({ source, kind }: TextUnit): string =>
  piecesOfText(source, kind)
    .map((piece) => (piece.isCode || piece.text.trim() === '' ? piece.text : `*${piece.text}*`))
    .join('');

describe('the texts of a site, out to a file and in again', () => {
  it.each(writers)('leave the site as it is where nobody translated anything, as %s', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(sites, async (site) => {
        const units = unitsOf(site);
        fc.pre(units.length > 0);
        const lines = await bringIn(site, write(units));
        expect(
          lines.map(({ state }) => state).filter((state) => state !== 'same' && state !== 'empty'),
        ).toEqual([]);
        expect(await takenOver(site, write(units))).toBe(site);
      }),
      { numRuns: 60 },
    );
  });

  it.each(writers)('come in as they were translated, and the source stays, as %s', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(sites, async (site) => {
        const done = translatedUnits(site, translated);
        const after = await takenOver(site, write(done));
        const known = new Map(done.map((unit) => [unit.id, unit]));
        const untaken = new Set(
          (await bringIn(site, write(done))).flatMap(({ state, id }) => (state === 'refused' ? [id] : [])),
        );
        for (const unit of unitsOf(after)) {
          expect(unit.source).toBe(known.get(unit.id)?.source);
          if (untaken.has(unit.id) || unit.kind === 'rich') continue;
          expect(comparable(unit.target)).toBe(comparable(known.get(unit.id)?.target ?? ''));
        }
        // Of what has no limit and no markup, nothing is refused.
        for (const { id, reason } of await bringIn(site, write(done)))
          if (id.endsWith('.title')) expect([undefined, 'tooLong']).toContain(reason);
      }),
      { numRuns: 60 },
    );
  });

  it('keep every code to the letter', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('line' as const, 'rich' as const), (any, kind) => {
        expect(
          piecesOfText(any, kind)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(any);
        expect(readCode(writtenCode(any))).toBe(any);
      }),
    );
  });
});
