import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from './clock.ts';
import { folderMailer } from './mailer.ts';
import { folderStorage, isStorageKey, memoryStorage } from './storage.ts';
import { storageContract } from '../../testing/storage-contract.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-ports-'));
});
afterAll(() => rm(folder, { recursive: true }));

let stores = 0;
describe('in a folder', () => {
  storageContract(() => {
    stores += 1;
    return folderStorage(join(folder, `files-${stores}`));
  });
});
describe('in memory', () => {
  storageContract(memoryStorage);
});

it('a key is one of ours by its shape alone', () => {
  expect(['public/ab/abcd.png', 'a'].every(isStorageKey)).toBe(true);
  expect(['../secret', 'a//b', 'A', 'a/.hidden', ''].some(isStorageKey)).toBe(false);
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
    from: { name: 'Wadwerk', address: 'board@wadwerk.nl' },
    to: 'anna@example.org',
    replyTo: 'hr@example.org',
    subject: 'Je sollicitatie — ontvangen',
    text: 'Dank je wel.',
    html: '<p>Dank je wel.</p>',
    attachments: [{ name: 'cv.pdf', mime: 'application/pdf', content: Buffer.from('%PDF') }],
  };

  it('are listed newest first, and open in a mail program', async () => {
    const clock = testClock();
    const mailer = folderMailer(join(folder, 'mail'), clock);
    await mailer.send(mail);
    clock.advance(1000);
    await mailer.send({ ...mail, to: 'b@example.org', subject: 'Second' });
    const listed = await mailer.list(10);
    expect(await mailer.list(10, 'nobody@')).toEqual([]);
    expect(await mailer.list(1, listed.at(-1)?.to)).toHaveLength(1);
    expect(listed.map(({ subject }) => subject)).toEqual(['Second', mail.subject]);
    const first = await mailer.read(listed[1]?.id ?? '');
    expect(first).toMatchObject({ to: mail.to, replyTo: mail.replyTo, text: mail.text, html: mail.html });
    expect(first?.attachments).toEqual([{ name: 'cv.pdf', mime: 'application/pdf', size: 4 }]);
    const raw = await readFile(join(folder, 'mail', `${first?.id}.eml`), 'utf8');
    expect(raw).toContain('From: Wadwerk <board@wadwerk.nl>');
    expect(raw).toContain('filename=cv.pdf');
  });

  it('has no mail outside its folder', async () => {
    const mailer = folderMailer(join(folder, 'mail'), testClock());
    expect(await mailer.read('../../etc/passwd')).toBeUndefined();
  });
});
