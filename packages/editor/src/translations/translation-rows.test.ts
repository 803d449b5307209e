import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreBlocks } from '@boardwright/engine/blocks';
import { createEngine } from '@boardwright/engine/create-engine';
import { partMessages } from '@boardwright/engine/part-messages';
import { textsOfSite } from '@boardwright/engine/custom-translations';
import { siteMessages, withText } from '../model/site-messages.ts';
import { findRows, missingFirst, textInstead, translationRows } from './translation-rows.ts';
import { correctVariables, variableProblems } from './variables.ts';

const engine = createEngine({ blocks: coreBlocks, messages: partMessages });

describe('the texts of a website', () => {
  it('stand side by side in its languages, also those inside a group', () => {
    const rows = translationRows(engine, ['nl', 'en']);
    expect(rows.find(({ id }) => id === 'jobs.salaryPer.hour')).toMatchObject({
      part: 'jobs',
      texts: { en: 'per hour' },
      changed: [],
      missing: [],
    });
  });

  it('are the site’s own where it changed them; a key nobody knows is left out', () => {
    const custom = { nl: { ui: { close: 'Weg ermee', unknown: 'x' } }, broken: 3 };
    const rows = translationRows(engine, ['nl', 'en'], custom);
    expect(rows.find(({ id }) => id === 'ui.close')).toMatchObject({
      texts: { nl: 'Weg ermee', en: 'Close' },
      builtIn: { nl: 'Sluiten' },
      changed: ['nl'],
    });
    expect(rows.some(({ id }) => id === 'ui.unknown')).toBe(false);
  });

  it('are found by key and by text in any language, within a part', () => {
    const rows = translationRows(engine, ['nl', 'en']);
    expect(findRows(rows, 'SLUITEN', 'ui').map(({ id }) => id)).toContain('ui.close');
    expect(findRows(rows, 'sluiten', 'jobList').map(({ id }) => id)).not.toContain('ui.close');
    expect(findRows(rows, '')).toHaveLength(rows.length);
  });

  it('miss nothing in the languages the product speaks', () => {
    expect(translationRows(engine, ['nl', 'en', 'ro']).filter(({ missing }) => missing.length > 0)).toEqual(
      [],
    );
  });

  it('are all missing in a language it does not speak, with every form of plural it has', () => {
    const rows = translationRows(engine, ['nl', 'pl'], { pl: { ui: { close: 'Zamknij' } } });
    expect(rows.find(({ id }) => id === 'ui.close')?.missing).toEqual([]);
    const many = rows.find(({ id }) => id.endsWith('_many'));
    expect(many).toMatchObject({ missing: ['pl'], unused: ['nl'] });
    const [first] = missingFirst(rows);
    expect(first?.missing).toEqual(['pl']);
    expect(first && textInstead(first, 'nl').locale).toBe('nl');
  });

  it('that count have only the forms the site’s languages have', () => {
    const rows = translationRows(engine, ['nl', 'en']);
    expect(rows.some(({ id }) => id.endsWith('_few'))).toBe(false);
    const romanian = translationRows(engine, ['nl', 'ro']).find(({ id }) => id.endsWith('_few'));
    expect(romanian?.unused).toEqual(['nl']);
  });
});

describe('a text of the site’s own', () => {
  const id = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 2, maxLength: 3 })
    .map((path) => path.join('.'));
  const texts = fc.array(fc.tuple(fc.constantFrom('nl', 'en'), id, fc.string({ minLength: 1 })), {
    maxLength: 8,
  });

  it('is what is read back, and taken away leaves everything else', () => {
    fc.assert(
      fc.property(texts, fc.string({ minLength: 1 }), (before, text) => {
        const custom = before.reduce<unknown>(
          (all, [locale, key, own]) => withText(all, locale, key, own),
          {},
        );
        const changed = withText(custom, 'nl', 'z.key', text);
        expect(textsOfSite(changed, 'nl')['z']).toEqual({ key: text });
        expect(withText(changed, 'nl', 'z.key', undefined)).toEqual(custom);
      }),
    );
  });

  it('leaves nothing empty behind', () => {
    expect(withText({ nl: { ui: { close: 'Weg' } } }, 'nl', 'ui.close', undefined)).toEqual({});
  });

  it('is drawn instead of the product’s, key by key', () => {
    const messages = { ui: { close: 'Sluiten', per: { hour: 'per uur' } } };
    expect(siteMessages(messages, { nl: { ui: { close: 'Weg', per: 'x' }, else: {} } }, 'nl')).toEqual({
      ui: { close: 'Weg', per: { hour: 'per uur' } },
    });
  });
});

describe('variables', () => {
  const original = ['{{min}} – {{max}} per maand'];
  it.each([
    ['{{min}} – {{max}} pe lună', []],
    ['{{min}} – {{maxim}}', [{ kind: 'unknown', written: '{{maxim}}', suggestion: '{{max}}' }]],
    ['{min} – {{max}}', [{ kind: 'unknown', written: '{min}', suggestion: '{{min}}' }]],
    ['tot {{max}}', [{ kind: 'left out', written: '{{min}}' }]],
    ['{{min}} {{max}} {{employer}}', [{ kind: 'unknown', suggestion: undefined }]],
  ])('of %j', (text, problems) => {
    expect(variableProblems(text, original)).toMatchObject(problems);
  });

  it('are put right with what is suggested', () => {
    for (const text of ['{{min}} – {{ maxim }}', '{min} – {{max}}']) {
      const [problem] = variableProblems(text, original);
      expect(problem && variableProblems(correctVariables(text, problem), original)).toEqual([]);
    }
  });

  it('of another form of plural may be used', () => {
    expect(variableProblems('{{count}} vacature', ['één vacature', '{{count}} vacatures'])).toEqual([]);
  });
});
