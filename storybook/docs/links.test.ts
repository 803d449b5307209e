import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const texts = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'));

/** As Storybook makes addresses of titles. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const documents = texts('storybook/docs/**/*.mdx');
const stories = texts('{packages/*/src/**,storybook/*}/*.stories.tsx');
const titled = (sources: readonly string[], pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map((found) => idOf(found[1] ?? '')));
const docsIds = [
  ...titled(documents, /<Meta title="([^"]+)"/g),
  ...titled(
    stories.filter((text) => text.includes("tags: ['autodocs'")),
    /title: '([^']+)'/g,
  ),
];
const storyIds = titled(stories, /title: '([^']+)'/g);

const links = [...documents, ...texts('storybook/docs/**/*.tsx')].flatMap((text) =>
  [...text.matchAll(/['"/](docs|story)\/([\w-]+)--([\w-]+)/g)].map(([, view = '', page = '', name = '']) => ({
    view,
    page,
    name,
  })),
);

describe('the links between pages of documentation', () => {
  it('are found', () => expect(links.length).toBeGreaterThan(5));

  it.each(links)('$view/$page--$name leads to a page that is there', ({ view, page, name }) => {
    expect(view === 'docs' ? docsIds : storyIds).toContain(page);
    if (view === 'docs') expect(name).toBe('docs');
    else
      expect(
        stories.some((text) => text.includes(`export const ${name[0]?.toUpperCase()}${name.slice(1)}`)),
      ).toBe(true);
  });
});
