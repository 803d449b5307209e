import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import type { Clock } from './clock.ts';

/** Whom a mail is from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingMail {
  readonly from: Sender;
  readonly to: string;
  readonly replyTo?: string | null | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly attachments?:
    | readonly { readonly name: string; readonly mime: string; readonly content: Buffer }[]
    | undefined;
}

/** Hands a mail over to whoever delivers it. */
export interface Mailer {
  /** @throws when it could not be handed over */
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

/** A mail as the outbox page shows it. */
export interface StoredMail {
  readonly id: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly { readonly name: string; readonly mime: string; readonly size: number }[];
}

/** Mails that are kept rather than delivered, newest first. */
export interface Outbox {
  /** @param to part of an address: only the mails to it, however long ago */
  readonly list: (limit: number, to?: string) => Promise<readonly StoredMail[]>;
  readonly read: (id: string) => Promise<StoredMail | undefined>;
}

/** Whom 'Name <address>' says; undefined where no address is in it. */
export function senderOf(text: string): Sender | undefined {
  const [first] = parseAddresses(text, { flatten: true });
  return first?.address ? { name: first.name, address: first.address } : undefined;
}

function message(outgoing: OutgoingMail) {
  const { attachments = [], replyTo, html, headers, ...mail } = outgoing;
  return {
    ...mail,
    ...(replyTo ? { replyTo } : {}),
    ...(html ? { html } : {}),
    ...(headers ? { headers: { ...headers } } : {}),
    attachments: attachments.map(({ name, mime, content }) => ({
      filename: name,
      contentType: mime,
      content,
    })),
  };
}

/** Delivers through an SMTP server, as `smtps://user:password@host:465`. */
export function smtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport({ url, connectionTimeout: 10_000, socketTimeout: 30_000 });
  return {
    send: async (mail) => {
      await transport.sendMail(message(mail));
    },
  };
}

function stored(id: string, at: Date, mail: OutgoingMail): StoredMail {
  const from = `${mail.from.name} <${mail.from.address}>`;
  const { to, replyTo = null, subject, text, html = null, attachments = [] } = mail;
  const sizes = attachments.map(({ name, mime, content }) => ({ name, mime, size: content.length }));
  return { id, at: at.toISOString(), from, to, replyTo, subject, text, html, attachments: sizes };
}

const idPattern = /^\d{13}-\d{6}$/;

/** Keeps mails as files: `<id>.eml`, as a mail program opens it, and `<id>.json` for the outbox page. */
export function folderMailer(folder: string, clock: Clock): Mailer & Outbox {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  const read = async (id: string) => {
    if (!idPattern.test(id)) return undefined;
    try {
      return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as StoredMail;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      count = (count + 1) % 1_000_000;
      const now = clock.now();
      const id = `${String(now.getTime()).padStart(13, '0')}-${String(count).padStart(6, '0')}`;
      const { message: raw } = await transport.sendMail(message(mail));
      await writeFile(join(folder, `${id}.eml`), raw as Buffer);
      const part = join(folder, `${id}.part`);
      await writeFile(part, JSON.stringify(stored(id, now, mail), null, 1));
      await rename(part, join(folder, `${id}.json`));
    },
    read,
    async list(limit, to = '') {
      await mkdir(folder, { recursive: true });
      const ids = (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -5));
      const newest = ids.sort().reverse();
      const mails = await Promise.all((to === '' ? newest.slice(0, limit) : newest).map(read));
      return mails.flatMap((mail) => (mail?.to.includes(to) ? [mail] : [])).slice(0, limit);
    },
  };
}

/** Keeps mails in memory, for tests. `fail` makes the next ones fail. */
export function memoryMailer(): Mailer & { readonly sent: OutgoingMail[]; fail: boolean } {
  const sent: OutgoingMail[] = [];
  const mailer = {
    sent,
    fail: false,
    async send(mail: OutgoingMail) {
      if (mailer.fail) throw new Error('The mail server is away');
      sent.push(mail);
    },
  };
  return mailer;
}
