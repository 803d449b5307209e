import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const css = readFileSync(new URL('../../../packages/ui/src/theme/tokens.css', import.meta.url), 'utf8');
const declared = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
const files = globSync('*.{mdx,tsx,ts}', { cwd: here })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(`${here}/${file}`, 'utf8') }));

describe('the guidelines', () => {
  it.each(files)('name no token in $file that the style sheet does not declare', ({ text }) => {
    const named = [...text.matchAll(/['"`(](--[a-z][\w-]*)/g)].map(([, name]) => name);
    // The examples give two colours to their own style sheet.
    expect(
      named.filter((name) => !declared.has(name) && !['--ink', '--ground'].includes(name ?? '')),
    ).toEqual([]);
  });

  it.each(files.filter(({ file }) => file.endsWith('.mdx')))(
    'repeat no value by hand in $file: it would stay when the token changes',
    ({ text }) => {
      expect(text.match(/#[\da-f]{6}\b|\b[\d.]+ ?(?:px|r?em|ms)\b/g) ?? []).toEqual([]);
    },
  );
});
