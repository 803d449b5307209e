import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreBlocks } from '../blocks/core-blocks.ts';
import { namespaceOf } from '../board/define-block.ts';
import { partMessages } from './part-messages.ts';
import { pageTranslator } from '@boardwright/ui/page-translator';
import { type BlockMessages, locales, messagesIn, type MessageTree } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';

const all: Record<string, BlockMessages> = { ...partMessages };
for (const { key, messages } of coreBlocks) if (messages) all[namespaceOf(key)] = messages;

function keysOf(tree: MessageTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );
}

describe('the translator of pages', () => {
  it('says what i18next says, for every message, in every language, with any values', () => {
    for (const locale of locales) {
      const translations = Object.fromEntries(
        Object.entries(all).map(([name, messages]) => [name, messagesIn(messages, locale)]),
      );
      const small = pageTranslator(locale, translations);
      const full = createTranslator(locale, translations);
      for (const [name, tree] of Object.entries(translations)) {
        const keys = new Set(keysOf(tree).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
        // A block without words of its own has nothing to say differently.
        if (keys.size === 0) continue;
        const names = [
          ...new Set([...JSON.stringify(tree).matchAll(/\{\{(\w+)\}\}/g)].map(([, value]) => value ?? '')),
        ];
        const values = fc.record({
          ...Object.fromEntries(
            names.map((value) => [value, fc.constantFrom('Groningen', '1.348', '<b>', '$&')]),
          ),
          count: fc.integer({ min: 0, max: 150 }),
        });
        fc.assert(
          fc.property(fc.constantFrom(...keys), values, (key, filled) => {
            expect(small.namespace(name)(key, filled)).toBe(full.namespace(name)(key, filled));
          }),
          { numRuns: 300 },
        );
      }
    }
  });

  it('shows the key itself where there is no message', () => {
    expect(pageTranslator('nl', {}).namespace('ui')('nothing.here')).toBe('nothing.here');
  });
});
