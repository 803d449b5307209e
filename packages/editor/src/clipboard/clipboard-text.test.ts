import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import { validatorOfSettings } from '@boardwright/blocks-schema/validate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import type { EditedBlock } from '../page-editing/edited-site.ts';
import type { SchemaOf } from '../saving/to-edited-site.ts';
import { blocksFromText, blocksToText, readyToPaste } from './clipboard-text.ts';

const site = aSite();
const schemas: Readonly<Record<string, ReturnType<SchemaOf>>> = coreSchemas;
const schemaOf: SchemaOf = (key) => schemas[key];
const validators = Object.fromEntries(
  Object.values<BlockSchema>(coreSchemas).map(({ key, settings }) => [key, validatorOfSettings(settings)]),
);
const newId = () => -7;
const textOf = (blocks: readonly unknown[]): string => JSON.stringify({ boardwright: 'blocks', blocks });
const paste = (text: string) => {
  const copied = blocksFromText(text);
  return readyToPaste(typeof copied === 'string' ? [] : copied, site, schemaOf, validators, newId);
};

const faq = (values: Readonly<Record<string, unknown>>, version = coreSchemas.faq.version): EditedBlock => ({
  ...site.blockOf[12]!,
  version,
  customStyles: 'h2 { color: teal }',
  settings: {
    NL: { id: 1, revision: 2, values },
    EN: { id: 2, revision: 2, values: {} },
  },
});

describe('copied blocks', () => {
  it('come back as they were, with every language and their styles', () => {
    const titles = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(fc.array(titles, { minLength: 1, maxLength: 4 }), (all) => {
        const copied = all.map((title) => faq({ title }));
        const { blocks, refused, reset } = paste(blocksToText(copied));
        expect(refused).toEqual([]);
        expect(reset).toBe(0);
        expect(blocks.map(({ settings }) => settings['NL']?.values)).toEqual(all.map((title) => ({ title })));
        expect(blocks.map(({ settings }) => settings['EN']?.values)).toEqual(all.map(() => ({})));
        expect(new Set(blocks.map(({ customStyles }) => customStyles))).toEqual(
          new Set(['h2 { color: teal }']),
        );
      }),
    );
  });

  it('are never shared, and have no number of the server', () => {
    const { blocks } = paste(blocksToText([{ ...faq({}), isGlobal: true }]));
    expect(blocks[0]).toMatchObject({ id: -7, isGlobal: false, revision: 0 });
    expect(blocks[0]?.settings['NL']?.id).toBeUndefined();
  });
});

describe('what is pasted', () => {
  it('is said to be no block when it is anything else', () => {
    fc.assert(fc.property(fc.string(), (text) => blocksFromText(text) === 'foreign'));
    for (const text of [
      '',
      'hallo dit is geen blok',
      '{"a":1}',
      '<p>"boardwright"</p>',
      '{"a":"\\"boardwright\\""}',
    ])
      expect(blocksFromText(text), text).toBe('foreign');
  });

  it('is said to be damaged when it once was a copied block', () => {
    const whole = blocksToText([faq({ title: 'Vragen' })]);
    const cut = [40, whole.length >> 1, whole.length - 1].map((length) => whole.slice(0, length));
    const other = ['{"boardwright":1,"blocks":null}', '{"boardwright":"site"}', textOf([]), textOf([7])];
    for (const text of [...cut, ...other]) expect(blocksFromText(text), text).toBe('damaged');
  });

  it('may be anything at all without breaking', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (blocks) => {
        paste(textOf(blocks));
      }),
    );
  });

  it('is refused by name when its kind is unknown or from a later release; the rest is pasted', () => {
    const { blocks, refused } = paste(
      textOf([
        { key: 'visit-counter', version: 0, settings: { NL: {} } },
        { key: 'faq', version: 99, settings: { NL: {} } },
        { key: 'html', version: coreSchemas.html.version, settings: { NL: { html: '<p>Hoi</p>' } } },
      ]),
    );
    expect(refused).toEqual([
      { key: 'visit-counter', reason: 'unknown' },
      { key: 'faq', reason: 'newer' },
    ]);
    expect(blocks.map(({ key }) => key)).toEqual(['html']);
  });

  it('keeps what fits: a wrong value falls back to its default, an unknown name is left out', () => {
    const { version } = coreSchemas.faq;
    const { blocks, reset } = paste(
      textOf([{ key: 'faq', version, settings: { NL: { title: 12, nonsense: true } } }]),
    );
    expect(blocks[0]?.settings['NL']?.values).toEqual({});
    expect(reset).toBe(1);
  });

  it('keeps what fits of a list that is longer than allowed, and says so', () => {
    const { version } = coreSchemas.faq;
    const questions = Array.from({ length: 103 }, (_, at) => ({ question: `Vraag ${at}`, answer: '' }));
    const { blocks, reset, cut } = paste(
      textOf([{ key: 'faq', version, settings: { NL: { title: 'Vragen', questions } } }]),
    );
    expect(blocks[0]?.settings['NL']?.values).toEqual({
      title: 'Vragen',
      questions: questions.slice(0, 100),
    });
    expect({ reset, cut }).toEqual({ reset: 0, cut: 1 });
  });

  it('leaves out a language the site does not speak and shows another where one is missing', () => {
    const { version } = coreSchemas.faq;
    const { blocks } = paste(
      textOf([{ key: 'faq', version, settings: { DE: { title: 'Fragen' }, NL: { title: 'Vragen' } } }]),
    );
    expect(Object.keys(blocks[0]?.settings ?? {})).toEqual(['NL', 'EN']);
    expect(blocks[0]?.settings['EN']?.values).toEqual({ title: 'Vragen' });
  });

  it('shows a foreign copy in every language of the site', () => {
    const { version } = coreSchemas.faq;
    const { blocks } = paste(textOf([{ key: 'faq', version, settings: { DE: { title: 'Fragen' } } }]));
    expect(blocks[0]?.settings['NL']?.values).toEqual({ title: 'Fragen' });
  });
});
