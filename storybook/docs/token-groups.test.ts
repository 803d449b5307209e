import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupOf, tokenGroups } from './token-groups.ts';

const css = readFileSync(new URL('../../packages/ui/src/theme/tokens.css', import.meta.url), 'utf8');
const names = [...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map((found) => found[1] ?? ''))];

describe('the page of tokens', () => {
  it('shows every token of the style sheet', () => {
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !groupOf(name))).toEqual([]);
  });

  it('has no group without tokens', () => {
    const used = new Set(names.map(groupOf));
    expect(tokenGroups.filter((group) => !used.has(group))).toEqual([]);
  });
});
