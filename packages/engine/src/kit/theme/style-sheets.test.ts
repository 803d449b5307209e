import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
// The editor is drawn with tokens of its own: a visitor's brand never reaches it.
const rooms = ['editor/', ''] as const;
const roomOf = (file: string) => rooms.find((room) => file.startsWith(room)) ?? '';
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const isTokens = (file: string) => file.endsWith('/tokens.css');
const tokensOf = (room: string) =>
  sheets
    .filter((file) => isTokens(file) && roomOf(file) === room)
    .flatMap((file) => [...read(file).matchAll(/(--[\w-]+):/g)].map((match) => match[1]));
const declared = new Map(rooms.map((room) => [room, new Set(tokensOf(room))]));

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
      ([, name, fallback]) => name && !fallback && !declared.get(roomOf(file))?.has(name) && !own.has(name),
    );
    expect(unknown.map(([, name]) => name)).toEqual([]);
  });

  it.each(rooms)('of %s/ are named uniquely', (room) => {
    const names = sheets.filter((file) => roomOf(file) === room).map((file) => file.split('/').at(-1));
    expect(new Set(names).size).toBe(names.length);
  });
});
