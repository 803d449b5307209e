import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../../.storybook/brands.ts';
import { contrastOf, pairs } from './contrast.ts';

const css = readFileSync(new URL('../../../packages/ui/src/theme/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
);

describe.each(Object.values(brands))('the contrast that is told of $title', ({ settings }) => {
  it.each(pairs)('is enough for: $use', (pair) => {
    expect(contrastOf(pair, tokens, settings)).toBeGreaterThanOrEqual(pair.least);
  });
});
