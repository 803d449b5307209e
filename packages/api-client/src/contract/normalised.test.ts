import { describe, expect, it } from 'vitest';
import { normalised } from './normalised.ts';

describe('a text in a normal form', () => {
  it('is what Unicode says', () => {
    for (const text of ['', 'café', 'cafe\u0301', 'Tiếng Việt', 'ﬁn', 'Z\u0301\u0316a', '🙂'])
      for (const form of ['NFC', 'NFD', 'NFKD'] as const)
        expect(normalised(text, form)).toBe(text.normalize(form));
  });

  it('takes no longer for a million marks over one letter', () => {
    const before = process.cpuUsage();
    expect(normalised(`a${'\u0301\u0316'.repeat(500_000)}b`, 'NFC')).toMatch(/^á\p{M}{29}b$/u);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(3000);
  });
});
