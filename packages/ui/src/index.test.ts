import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const about = JSON.parse(here('../package.json')) as { readonly exports: Readonly<Record<string, string>> };
/** Entries that bring what most pages do without. */
const apart = ['./translator', './sanitise', './named-icon', './testing', './stories', './styles.css'];
const single = Object.entries(about.exports).filter(([entry]) => entry !== '.' && !apart.includes(entry));

describe('the first entry of the package', () => {
  it.each(single)('gives all that %s gives', async (_, source) => {
    const part = (await import(`./${source.replace('./src/', '')}`)) as object;
    expect(Object.keys(ui)).toEqual(expect.arrayContaining(Object.keys(part)));
  });
  it('gives what has an entry of its own, and nothing else', () => {
    const files = [...here('./index.ts').matchAll(/from '\.\/([^']+)'/g)].map(([, file]) => `./src/${file}`);
    expect(files.toSorted()).toEqual(single.map(([, source]) => source).toSorted());
  });
});
