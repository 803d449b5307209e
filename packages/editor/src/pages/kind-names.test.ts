import { pageKinds } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { editorMessages } from '../editor.messages.ts';

describe('the kinds of pages', () => {
  it.each(['en', 'nl', 'ro'] as const)('each have a name in %s', (locale) => {
    const { pages } = editorMessages[locale];
    const names = pages.kinds as Readonly<Record<string, string>>;
    for (const { identifier } of pageKinds)
      expect(identifier === 'p-generic' ? pages.generic : names[identifier], identifier).toMatch(/\w/);
  });
});
