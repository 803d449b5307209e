import { readFileSync } from 'node:fs';
import { coreSchemas } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { purposeIn, storyTags } from './story-file.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('what a block is for', () => {
  it('is the comment above its schema, in one line', () => {
    const source =
      '/** Three of them. */\nconst three = 3;\n\n/**\n * A map of the board.\n * Not for one place.\n */\nexport const map = defineBlockSchema({';
    expect(purposeIn(source)).toBe('A map of the board. Not for one place.');
    expect(purposeIn('export const map = defineBlockSchema({')).toBe('');
  });

  it.each(Object.keys(coreSchemas))('is said of %s, with when not, once it is stable', (key) => {
    const tags = storyTags(read(`../packages/engine/src/blocks/${key}/${key}.stories.tsx`), '');
    const purpose = purposeIn(read(`../packages/blocks-schema/src/blocks/${key}/${key}.schema.ts`));
    if (tags.includes("'stable'")) expect(purpose).toMatch(/\b(Not|Only|Once|Never|not)\b/);
  });
});
