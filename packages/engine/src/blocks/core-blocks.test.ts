import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coreSchemas, type BlockKey } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { coreBlocks } from './core-blocks.ts';
import { coreRenderers } from './core-renderers.ts';
import { declaredBlocks } from './declared-blocks.ts';
import { declaredMessages } from './declared-messages.ts';

function foldersOf(path: string): string[] {
  return readdirSync(fileURLToPath(new URL(path, import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

interface StoryFile {
  readonly default: { readonly title: string };
}
type Stories = Readonly<Record<string, { readonly parameters: { readonly fixture: string } }>>;

const keys = Object.keys(coreSchemas).sort();

describe('the core’s blocks', () => {
  it('are the same list everywhere: schemas, folders of both packages, blocks, renderers, fixtures', () => {
    expect(foldersOf('.')).toEqual(keys);
    expect(foldersOf('../../../blocks-schema/src/blocks')).toEqual(keys);
    expect(coreBlocks.map(({ key }) => key).sort()).toEqual(keys);
    expect(Object.keys(coreRenderers).sort()).toEqual(keys);
    expect(Object.keys(coreFixtures).sort()).toEqual(keys);
  });

  it('are declared to the editor by the very schema and words they are drawn with', () => {
    for (const block of coreBlocks) {
      const declared = declaredBlocks.find(({ key }) => key === block.key);
      expect(declared?.schema, block.key).toBe(block.schema);
      expect(declaredMessages[block.key as BlockKey], block.key).toBe(block.messages);
      expect(declared?.loads ?? false, block.key).toBe(block.load !== undefined);
    }
    expect(declaredBlocks).toHaveLength(coreBlocks.length);
    expect(Object.keys(declaredMessages)).toHaveLength(coreBlocks.length);
  });

  it.each(keys)('%s keeps its files under its own name in both packages', (key) => {
    const files = (path: string) => readdirSync(fileURLToPath(new URL(path, import.meta.url)));
    expect(files(`./${key}`)).toEqual(
      expect.arrayContaining(
        ['block.ts', 'tsx', 'messages.ts', 'test.tsx', 'stories.tsx'].map((ending) => `${key}.${ending}`),
      ),
    );
    expect(files(`../../../blocks-schema/src/blocks/${key}`)).toEqual(
      expect.arrayContaining([`${key}.schema.ts`, `${key}.fixtures.ts`]),
    );
  });

  it.each(Object.entries(coreFixtures))('%s has fixtures, the default among them', (_, fixtures) => {
    expect(Object.keys(fixtures)).toContain('default');
    expect(Object.keys(fixtures).length).toBeGreaterThan(1);
  });

  it.each(Object.entries(coreFixtures))(
    '%s has a story of each fixture (npm run check -- --fix writes them)',
    async (key, fixtures) => {
      const { default: meta, ...stories } = (await import(`./${key}/${key}.stories.tsx`)) as StoryFile;
      expect(meta.title).toBe(`Blocks/${coreSchemas[key as BlockKey].title}`);
      const rendered = Object.entries(stories as Stories).map(([name, story]) => [
        name,
        story.parameters.fixture,
      ]);
      const pascal = (name: string) =>
        `-${name}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(rendered).toEqual(Object.keys(fixtures).map((name) => [pascal(name), name]));
    },
  );

  it.each(Object.entries(coreRenderers))('%s loads the renderer its block draws with', async (key, load) => {
    expect(await load()).toBe(coreBlocks.find((block) => block.key === key)?.Renderer);
  });
});
