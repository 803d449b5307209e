import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from './clock.ts';
import { folderMailer } from './mailer.ts';
import { folderStorage, isStorageKey, memoryStorage, type Storage } from './storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-ports-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each<[string, () => Storage]>([
  ['in a folder', () => folderStorage(join(folder, 'files'))],
  ['in memory', memoryStorage],
])('storage %s', (_where, open) => {
  it('gives back what it was given', async () => {
    const storage = open();
    await storage.write('private/1/cv.pdf', Buffer.from('a CV'));
    expect((await storage.read('private/1/cv.pdf')).toString()).toBe('a CV');
    const stored = await storage.open('private/1/cv.pdf');
    expect(stored?.size).toBe(4);
    expect(stored && (await text(stored.stream))).toBe('a CV');
    expect([await storage.size('private/1/cv.pdf'), await storage.size('private/1')]).toEqual([4, undefined]);
  });

  it('reads to its end what is removed meanwhile', async () => {
    const storage = open();
    await storage.write('going.txt', Buffer.from('still here'));
    const stored = await storage.open('going.txt');
    await storage.remove('going.txt');
    expect(stored && (await text(stored.stream))).toBe('still here');
    expect([await storage.open('going.txt'), await storage.size('going.txt')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('forgets what is removed, and does not mind what is not there', async () => {
    const storage = open();
    await storage.write('a/b.txt', Buffer.from('x'));
    await storage.remove('a/b.txt');
    await storage.remove('a/b.txt');
    expect(await storage.open('a/b.txt')).toBeUndefined();
    expect(await storage.open('a')).toBeUndefined();
    await expect(storage.read('a/b.txt')).rejects.toThrow(/a\/b\.txt/);
  });

  it('writes over a file as a whole', async () => {
    const storage = open();
    await Promise.all(['first', 'second', 'third'].map((word) => storage.write('c.txt', Buffer.from(word))));
    expect(['first', 'second', 'third']).toContain((await storage.read('c.txt')).toString());
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', '', '.', 'a//b', 'A', 'a/.hidden', 'a\0b'])(
    'has no key %j',
    async (key) => {
      expect(isStorageKey(key)).toBe(false);
      expect(await open().open(key)).toBeUndefined();
      await expect(open().write(key, Buffer.from('x'))).rejects.toThrow(/Not a storage key/);
    },
  );
});

it('no half-written file stays in the folder', async () => {
  await folderStorage(join(folder, 'whole')).write('a.txt', Buffer.from('x'));
  expect(await readdir(join(folder, 'whole'))).toEqual(['a.txt']);
  // Nor one of which the end could not be written: here where a folder has its name.
  await folderStorage(join(folder, 'whole')).write('b/c.txt', Buffer.from('x'));
  await expect(folderStorage(join(folder, 'whole')).write('b', Buffer.from('x'))).rejects.toThrow('rename');
  expect((await readdir(join(folder, 'whole'))).sort()).toEqual(['a.txt', 'b']);
});

describe('mails in a folder', () => {
  const mail = {
    to: 'anna@example.org',
    replyTo: 'hr@example.org',
    subject: 'Je sollicitatie — ontvangen',
    text: 'Dank je wel.',
    html: '<p>Dank je wel.</p>',
    attachments: [{ name: 'cv.pdf', mime: 'application/pdf', content: Buffer.from('%PDF') }],
  };

  it('are listed newest first, and open in a mail program', async () => {
    const clock = testClock();
    const mailer = folderMailer(join(folder, 'mail'), 'Wadwerk <board@wadwerk.nl>', clock);
    await mailer.send(mail);
    clock.advance(1000);
    await mailer.send({ to: 'b@example.org', subject: 'Second', text: 'x' });
    const listed = await mailer.list(10);
    expect(listed.map(({ subject }) => subject)).toEqual(['Second', mail.subject]);
    const first = await mailer.read(listed[1]?.id ?? '');
    expect(first).toMatchObject({ to: mail.to, replyTo: mail.replyTo, text: mail.text, html: mail.html });
    expect(first?.attachments).toEqual([{ name: 'cv.pdf', mime: 'application/pdf', size: 4 }]);
    const raw = await readFile(join(folder, 'mail', `${first?.id}.eml`), 'utf8');
    expect(raw).toContain('From: Wadwerk <board@wadwerk.nl>');
    expect(raw).toContain('filename=cv.pdf');
  });

  it('a recipient cannot add headers', async () => {
    const mailer = folderMailer(join(folder, 'injected'), 'a@b.nl', testClock());
    await mailer.send({
      ...mail,
      to: 'x@y.nl\r\nBcc: everybody@example.org',
      subject: 'A\r\nBcc: z@example.org',
    });
    const [file = ''] = (await readdir(join(folder, 'injected'))).filter((name) => name.endsWith('.eml'));
    const raw = await readFile(join(folder, 'injected', file), 'utf8');
    expect(raw.split(/\r?\n/).filter((line) => /^bcc:/i.test(line))).toEqual([]);
  });

  it('has no mail outside its folder', async () => {
    const mailer = folderMailer(join(folder, 'mail'), 'a@b.nl', testClock());
    expect(await mailer.read('../../etc/passwd')).toBeUndefined();
  });
});
