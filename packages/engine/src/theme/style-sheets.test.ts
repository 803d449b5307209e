import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const tokens = read('theme/tokens.css');
const declared = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));

describe('style sheets', () => {
  it.each(sheets.filter((file) => file !== 'theme/tokens.css'))('%s writes no colour of its own', (file) => {
    expect(
      read(file).match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|color-mix|color)\(/gi) ?? [],
    ).toEqual([]);
    expect(read(file)).not.toContain('!important');
  });

  it.each(sheets)('%s uses only tokens that exist, or its own with a fallback', (file) => {
    const own = new Set([...read(file).matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
    const used = [...read(file).matchAll(/var\((--[\w-]+)(\s*,)?/g)];
    const unknown = used.filter(
      ([, name, fallback]) => name && !fallback && !declared.has(name) && !own.has(name),
    );
    expect(unknown.map(([, name]) => name)).toEqual([]);
  });

  it('are named uniquely', () => {
    const names = sheets.map((file) => file.split('/').at(-1));
    expect(new Set(names).size).toBe(names.length);
  });
});
