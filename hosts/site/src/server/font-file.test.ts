import { describe, expect, it } from 'vitest';
import { fontFile, cachedFiles } from './font-file.ts';

describe('a font’s file', () => {
  it('is read once, and a name that leads nowhere is not remembered', async () => {
    const name = 'lato-latin-400-normal.woff2';
    expect((await fontFile(name))?.length).toBeGreaterThan(1000);
    expect(fontFile(name)).toBe(fontFile(name));
    for (const lost of ['lato-nowhere.woff2', '../secret', 'x'.repeat(5000)]) {
      const first = fontFile(lost);
      expect(await first).toBeUndefined();
      expect(fontFile(lost)).not.toBe(first);
    }
  });

  it('that could not be read once is read again, and its failure is its reader’s alone', async () => {
    let fails = true;
    const file = cachedFiles(async () => {
      if (fails) throw new Error('EMFILE');
      return Buffer.from('font');
    });
    await expect(file('lato')).rejects.toThrow('EMFILE');
    fails = false;
    expect(String(await file('lato'))).toBe('font');
  });
});
