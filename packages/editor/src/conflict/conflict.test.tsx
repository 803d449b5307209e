import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '@boardwright/ui/translator';
import { editorMessages } from '../editor.messages.ts';
import { valueTexts } from './value-text.ts';
import { wordDiff } from './word-diff.ts';

const t = createTranslator('en', { editor: editorMessages.en }).namespace('editor');

describe('word differences', () => {
  it('hold the whole of both texts', () => {
    const text = fc.array(fc.constantFrom('Alle ', 'vacatures', ' in', '\n', 'het ', 'noorden'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [was, now] = [one.join(''), other.join('')];
        const parts = wordDiff(was, now);
        const side = (deleted: string): string =>
          parts.flatMap(({ kind, text: rendered }) => (kind === deleted ? [] : [rendered])).join('');
        expect(side('removed')).toBe(now);
        expect(side('added')).toBe(was);
        expect(parts.every(({ kind }) => kind === 'same')).toBe(was === now);
      }),
    );
  });

  it('are as small as can be seen', () => {
    expect(wordDiff('Alle vacatures', 'Alle vacatures in het noorden')).toEqual([
      { kind: 'same', text: 'Alle vacatures' },
      { kind: 'added', text: ' in het noorden' },
    ]);
  });
});

describe('values beside each other', () => {
  it('are told in words', () => {
    expect(valueTexts(t, [true, '', 20, undefined])).toEqual(['On', 'Empty', '20', 'Standard value']);
    expect(valueTexts(t, ['<p>Hello <b>you</b></p>', 'Bye'])).toEqual(['Hello you', 'Bye']);
  });

  it('are told as they are where words alone would be the same', () => {
    const [one, other] = valueTexts(t, [[{ name: 'A', link: '/a' }], [{ name: 'A', link: '/b' }]]);
    expect(one).toContain('/a');
    expect(other).toContain('/b');
  });
});
