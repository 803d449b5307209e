import { readdirSync, readFileSync } from 'node:fs';
import * as composers from '@boardwright/api/mails';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const stories = readdirSync(here)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .join('\n');

describe('the mails of the product', () => {
  it.each(Object.keys(composers).filter((name) => name !== 'mailBrand'))('have a story of %s', (name) =>
    expect(stories).toMatch(new RegExp(`\\b${name}\\(`)),
  );
});
