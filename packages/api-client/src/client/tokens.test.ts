import { expect, it } from 'vitest';
import { createMemoryTokens, isTokenValid } from './tokens.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T12:01:00.001Z', true],
  ['2026-11-20T12:01:00Z', false],
  ['2026-11-20T11:00:00Z', false],
  ['not a date', false],
])('a token that ends at %s is valid: %s', (expires_at, valid) => {
  expect(isTokenValid({ token: 't', expires_at }, now)).toBe(valid);
});

it('forgets a token that ran out, even when the clock turns back', () => {
  let clock = now;
  const tokens = createMemoryTokens(() => clock);
  tokens.store('admin', { token: 't', expires_at: '2026-11-20T12:10:00Z' });
  expect(tokens.read('admin')).toBe('t');
  clock += 9.5 * 60_000;
  expect(tokens.read('admin')).toBeUndefined();
  clock = now;
  expect(tokens.read('admin')).toBeUndefined();
});
