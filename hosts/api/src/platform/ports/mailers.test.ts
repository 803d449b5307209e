import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type DeliveredMail, mailerContract } from '../../testing/mailer-contract.ts';
import { testClock } from './clock.ts';
import { folderMailer, memoryMailer, smtpMailer } from './mailer.ts';
import { openMailer } from './open-mailer.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const addressesOf = (all: readonly Address[] = []) => all.map(({ address }) => address ?? '');

/** @param to whom the envelope named; else whom the mail names */
async function read(raw: Buffer, to?: readonly string[]): Promise<DeliveredMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  return {
    from: { name: mail.from?.name ?? '', address: mail.from?.address ?? '' },
    to: to ?? addressesOf(mail.to),
    replyTo: addressesOf(mail.replyTo)[0],
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html,
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      mime: mimeType,
      content: new Uint8Array(content as ArrayBuffer),
    })),
  };
}

describe('in a folder', () => {
  mailerContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'boardwright-mails-'));
    closing.push(() => rm(folder, { recursive: true }));
    return {
      mailer: folderMailer(folder, testClock()),
      delivered: async () => {
        const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
        return Promise.all(names.map(async (name) => read(await readFile(join(folder, name)))));
      },
    };
  });
});

describe('over a mail server', () => {
  mailerContract(async () => {
    const arrived: Promise<DeliveredMail>[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        arrived.push(buffer(stream).then((raw) => read(raw, to)));
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
    closing.push(close);
    return {
      mailer: smtpMailer(`smtp://127.0.0.1:${port}`),
      delivered: () => Promise.all(arrived),
      fail: close,
    };
  });
});

it('a plugin delivers in place of a mail server, not beside it; and nothing is kept to be looked at', () => {
  const added = memoryMailer();
  const open = (smtpUrl?: string) => openMailer({ dataFolder: tmpdir(), smtpUrl }, testClock(), added);
  expect(open()).toEqual({ mailer: added, outbox: undefined });
  expect(() => open('smtp://localhost')).toThrow('leave one of them out');
});
