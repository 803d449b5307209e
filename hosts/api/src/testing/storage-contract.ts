import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../platform/ports/storage.ts';
import { openPart, writeParts } from '../platform/uploads/storage-parts.ts';

/**
 * What every file store keeps.
 * @param open a store in which nothing is yet; called for each test
 */
export function storageContract(open: () => Storage | Promise<Storage>): void {
  describe('a file store', () => {
    it('gives back what it was given, byte for byte', async () => {
      const storage = await open();
      const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256));
      await storage.write('private/1/cv.pdf', bytes);
      await storage.write('private/1/empty', Buffer.alloc(0));
      expect((await storage.read('private/1/cv.pdf')).equals(bytes)).toBe(true);
      expect((await storage.read('private/1/empty')).length).toBe(0);
      expect([await storage.size('private/1/cv.pdf'), await storage.size('private/1/empty')]).toEqual([
        70_000, 0,
      ]);
    });

    it('gives it as a stream that says its length', async () => {
      const storage = await open();
      await storage.write('a/b.txt', Buffer.from('a CV'));
      const stored = await storage.open('a/b.txt');
      expect(stored?.size).toBe(4);
      expect(stored && (await text(stored.stream))).toBe('a CV');
    });

    it('takes what comes in parts, whole or not at all, and gives the bytes that are asked for', async () => {
      const storage = await open();
      async function* parts(isBroken: boolean) {
        yield Buffer.from('one ');
        if (isBroken) throw new Error('broken off');
        yield Buffer.from('two');
      }
      await writeParts(storage, 'a/parts.mp4', parts(false));
      await expect(writeParts(storage, 'a/broken.mp4', parts(true))).rejects.toThrow('broken off');
      expect(await storage.size('a/broken.mp4')).toBeUndefined();
      const stored = await openPart(storage, 'a/parts.mp4', { first: 2, last: 4 });
      expect([stored?.size, stored && (await text(stored.stream))]).toEqual([7, 'e t']);
    });

    it('keeps the bytes as they were, whatever becomes of those it was given', async () => {
      const storage = await open();
      const given = Buffer.from('first');
      await storage.write('a.txt', given);
      given.fill('x');
      expect((await storage.read('a.txt')).toString()).toBe('first');
    });

    it('reads to its end what is removed meanwhile', async () => {
      const storage = await open();
      await storage.write('going.txt', Buffer.from('still here'));
      const stored = await storage.open('going.txt');
      await storage.remove('going.txt');
      expect(stored && (await text(stored.stream))).toBe('still here');
    });

    it('has no more what was removed, and does not mind what is not there', async () => {
      const storage = await open();
      await storage.write('a/b.txt', Buffer.from('x'));
      await storage.remove('a/b.txt');
      await storage.remove('a/b.txt');
      expect([await storage.open('a/b.txt'), await storage.size('a/b.txt')]).toEqual([undefined, undefined]);
      await expect(storage.read('a/b.txt')).rejects.toThrow('a/b.txt');
    });

    it('has nothing under the beginning of a key', async () => {
      const storage = await open();
      await storage.write('a/b.txt', Buffer.from('x'));
      expect([await storage.open('a'), await storage.size('a')]).toEqual([undefined, undefined]);
    });

    it('writes over a file as a whole', async () => {
      const storage = await open();
      const texts = ['first', 'the second', 'a third one'];
      await Promise.all(texts.map((each) => storage.write('c.txt', Buffer.from(each))));
      expect(texts).toContain((await storage.read('c.txt')).toString());
      await storage.write('c.txt', Buffer.from('last'));
      expect((await storage.read('c.txt')).toString()).toBe('last');
    });

    it.each([
      '../secret',
      'a/../../b',
      '/etc/passwd',
      '',
      '.',
      'a//b',
      'A',
      'a/.hidden',
      'a\0b',
      'x'.repeat(201),
    ])('has no key %j', async (key) => {
      const storage = await open();
      expect([await storage.open(key), await storage.size(key)]).toEqual([undefined, undefined]);
      await expect(storage.write(key, Buffer.from('x'))).rejects.toBeInstanceOf(Error);
    });
  });
}
