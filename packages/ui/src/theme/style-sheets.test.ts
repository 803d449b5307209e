import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
// The editor is drawn with tokens of its own: a visitor's brand never reaches it.
const folders = ['editor/', ''] as const;
const folderOf = (file: string) => folders.find((folder) => file.startsWith(folder)) ?? '';
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const isTokens = (file: string) => file.endsWith('/tokens.css');
const tokensOf = (folder: string) =>
  sheets
    .filter((file) => isTokens(file) && folderOf(file) === folder)
    .flatMap((file) => [...read(file).matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
const declared = new Map(folders.map((folder) => [folder, new Set(tokensOf(folder))]));

describe('style sheets', () => {
  it.each(sheets.filter((file) => !isTokens(file)))('%s writes no colour of its own', (file) => {
    expect(
      read(file).match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|color-mix|color)\(/gi) ?? [],
    ).toEqual([]);
    expect(read(file)).not.toContain('!important');
  });

  it.each(sheets)('%s uses only tokens that exist, or its own with a fallback', (file) => {
    const own = new Set([...read(file).matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    const used = [...read(file).matchAll(/var\((--[\w-]+)(\s*,)?/g)];
    const unknown = used.filter(
      ([, name, fallback]) => name && !fallback && !declared.get(folderOf(file))?.has(name) && !own.has(name),
    );
    expect(unknown.map(([, name]) => name)).toEqual([]);
  });

  it.each(folders)('of %s/ are named uniquely', (folder) => {
    const names = sheets.filter((file) => folderOf(file) === folder).map((file) => file.split('/').at(-1));
    expect(new Set(names).size).toBe(names.length);
  });
});
