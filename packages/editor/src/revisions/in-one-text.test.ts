import fc from 'fast-check';
import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import type { EditedBlock, Values } from '../page-editing/edited-site.ts';
import { inOneBlock } from './in-one-block.ts';
import { bounds, inOneText, nowOf } from './in-one-text.ts';

/** As a person reads it: what came in brackets, what went in dashes. */
const read = (text: string): string =>
  text
    .replaceAll(bounds.added[0], '[')
    .replaceAll(bounds.added[1], ']')
    .replaceAll(bounds.removed[0], '-')
    .replaceAll(bounds.removed[1], '-');
const lettersOf = (text: string): string => text.replaceAll(/<[^>]*>|\s/g, '');
/** The old text alone. */
const wasOf = (text: string): string => {
  const [start, end] = bounds.added;
  return text
    .replaceAll(new RegExp(`${start}[^${end}]*${end}`, 'gu'), '')
    .replaceAll(new RegExp(`[${bounds.removed.join('')}]`, 'gu'), '');
};

describe('an old text and the new one in one', () => {
  it.each([
    [
      'Vind je baan in het noorden',
      'Werk in het hele noorden',
      '-Vind je baan- [Werk] in het [hele] noorden',
    ],
    ['Banen', 'Alle banen', '-Banen- [Alle banen]'],
    ['', 'Alle banen', '[Alle banen]'],
    ['Alle banen', '', '-Alle banen-'],
    ['Al {{ count }} banen', 'Al {{ total }} banen', 'Al -{{ count }}- [{{ total }}] banen'],
  ])('%j and %j', (was, now, both) => expect(read(inOneText(was, now))).toBe(both));

  it.each([
    ['<p>Kom <b>werken</b></p>', '<p>Kom <i>werken</i></p>', '<p>Kom <i>werken</i></p>'],
    ['<p>Kom langs</p>', '<p>Kom langs</p><p>Of bel</p>', '<p>Kom langs</p><p>[Of bel]</p>'],
    ['<p>Kom</p><p>Of bel</p>', '<p>Kom</p>', '<p>Kom</p> -Of bel-'],
    ['', '<ul><li>Een</li></ul>', '<ul><li>[Een]</li></ul>'],
    ['<ul><li>Een</li></ul>', '', '<ul><li>-Een-</li></ul>'],
  ])('%j and %j as HTML', (was, now, both) =>
    expect(read(inOneText(was, now, { isHtml: true })).trim()).toBe(both),
  );

  it('hold every word of both, in HTML as well, and every tag of the new one', () => {
    const part = fc.constantFrom('Alle ', 'banen', ' in', ' {{ place }}', ' het', ' noorden', '\n');
    const tagged = fc.oneof(part, fc.constantFrom('<p>', '</p>', '<br>', '<b>', '</b>'));
    for (const [parts, isHtml] of [
      [part, false],
      [tagged, true],
    ] as const) {
      const text = fc.array(parts, { maxLength: 12 }).map((each) => each.join(''));
      fc.assert(
        fc.property(text, text, (was, now) => {
          const both = inOneText(was, now, { isHtml });
          expect(lettersOf(nowOf(both))).toBe(lettersOf(now));
          expect(lettersOf(wasOf(both))).toBe(lettersOf(was));
          if (now.trim() !== '') expect(both.match(/<[^>]*>/g)).toEqual(now.match(/<[^>]*>/g));
        }),
      );
    }
  });
});

describe('a block of two versions', () => {
  const faq: BlockSchema<string, Values> = coreSchemas.faq;
  const block = (...locales: readonly (readonly [string, Values])[]): EditedBlock => ({
    id: 1,
    key: 'faq',
    isGlobal: false,
    revision: 0,
    customStyles: '',
    version: 0,
    settings: Object.fromEntries(
      locales.map(([locale, values]) => [locale, { id: undefined, revision: 0, values }]),
    ),
  });
  const question = (text: string, answer = `<p>Over ${text}</p>`) => ({ question: text, answer });
  const asked = (...rows: readonly object[]) => block(['NL', { title: 'Vragen', questions: rows }]);
  const questionsOf = (one: EditedBlock) =>
    ((one.settings['NL']?.values['questions'] ?? []) as ReturnType<typeof question>[]).map((row) =>
      [row.question, row.answer].map(read),
    );

  it('shows rows that went where they stood, and the words that changed in rows that stayed', () => {
    const was = asked(question('een'), question('twee'), question('drie'), question('vier'));
    const now = asked(question('een'), question('drie', '<p>Nee</p>'), question('vijf'));
    expect(questionsOf(inOneBlock(faq, was, now))).toEqual([
      ['een', '<p>Over een</p>'],
      ['-twee-', '<p>-Over twee-</p>'],
      ['drie', '<p>-Over drie- [Nee]</p>'],
      ['-vier- [vijf]', '<p>Over -vier- [vijf]</p>'],
    ]);
  });

  it('is marked in each language by itself; what did not change is the very same', () => {
    const was = block(['NL', { title: 'Vragen' }], ['EN', { title: 'Questions' }]);
    const now = block(['NL', { title: 'Vragen' }], ['EN', { title: 'Your questions' }]);
    const both = inOneBlock(faq, was, now);
    expect(both.settings['NL']?.values['title']).toBe('Vragen');
    expect(read(both.settings['EN']?.values['title'] as string)).toBe('-Questions- [Your questions]');
    expect(inOneBlock(faq, was, was)).toBe(was);
  });
});
