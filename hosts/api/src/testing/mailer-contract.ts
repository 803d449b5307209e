import { describe, expect, it } from 'vitest';
import type { Mailer, OutgoingMail, Sender } from '../platform/ports/mailer.ts';

/** A mail as whoever received it has it. */
export interface DeliveredMail {
  readonly from: Sender;
  /** Addresses of everybody it reached. */
  readonly to: readonly string[];
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  /** Of those that were asked for and those that were not: names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly name: string;
    readonly mime: string;
    readonly content: Uint8Array;
  }[];
}

/** A transport, and the other end of it. */
export interface MailScene {
  readonly mailer: Mailer;
  /** What has arrived. */
  readonly delivered: () => Promise<readonly DeliveredMail[]>;
  /** From now on nobody takes mails; left out where that cannot be. */
  readonly fail?: () => void | Promise<void>;
}

const mail: OutgoingMail = {
  from: { name: 'Wadwerk', address: 'board@wadwerk.example' },
  to: 'anna@example.org',
  subject: 'Your application',
  text: 'Thank you.',
};

const oneLine = (value: string | undefined) => value?.replaceAll(/\r?\n/g, '\n').trim();

/**
 * What every mail transport keeps.
 * @param open a transport with which nothing has been sent; called for each test
 */
export function mailerContract(open: () => MailScene | Promise<MailScene>): void {
  /** What arrives of one mail. */
  const send = async (change: Partial<OutgoingMail> = {}) => {
    const { mailer, delivered } = await open();
    await mailer.send({ ...mail, ...change });
    const [one, ...others] = await delivered();
    expect(others).toEqual([]);
    if (!one) throw new Error('The mail did not arrive');
    return one;
  };

  describe('a mail transport', () => {
    it('delivers to one, from whom the mail says, what it says', async () => {
      const one = await send({ replyTo: 'hr@example.org', html: '<p>Thank you.</p>' });
      expect({ ...one, text: oneLine(one.text), html: oneLine(one.html) }).toMatchObject({
        from: mail.from,
        to: [mail.to],
        replyTo: 'hr@example.org',
        subject: mail.subject,
        text: mail.text,
        html: '<p>Thank you.</p>',
        attachments: [],
      });
    });

    it('adds nothing that was not given', async () => {
      const one = await send({ html: null, replyTo: null });
      expect([one.html || undefined, one.replyTo, one.attachments]).toEqual([undefined, undefined, []]);
    });

    it('delivers letters of every language', async () => {
      const text = 'Căutăm un bucătar — “vandaag” ☕';
      const one = await send({ from: { ...mail.from, name: 'Bucătăria Mării' }, subject: text, text: text });
      expect([one.from.name, one.subject, oneLine(one.text)]).toEqual(['Bucătăria Mării', text, text]);
    });

    it('delivers files byte for byte, under their names', async () => {
      const content = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7) % 256));
      const { attachments } = await send({
        attachments: [
          { name: 'cv.pdf', mime: 'application/pdf', content },
          { name: 'brief één.txt', mime: 'text/plain', content: Buffer.from('één') },
        ],
      });
      expect(attachments.map(({ name, mime }) => [name, mime])).toEqual([
        ['cv.pdf', 'application/pdf'],
        ['brief één.txt', 'text/plain'],
      ]);
      expect(attachments.map(({ content: bytes }) => Buffer.from(bytes).toString('hex'))).toEqual([
        content.toString('hex'),
        Buffer.from('één').toString('hex'),
      ]);
    });

    it('hands its headers on, by which a mail program unsubscribes', async () => {
      const unsubscribe = '<https://wadwerk.example/stop?token=a-b_c>';
      const { headers } = await send({
        headers: { 'List-Unsubscribe': unsubscribe, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      });
      expect([headers['list-unsubscribe'], headers['list-unsubscribe-post']]).toEqual([
        unsubscribe,
        'List-Unsubscribe=One-Click',
      ]);
    });

    it('lets nobody add a recipient or a header', async () => {
      const { mailer, delivered } = await open();
      const evil = '\r\nBcc: everybody@example.org\r\nX-Evil: 1';
      // To refuse it is as good.
      await mailer
        .send({ ...mail, subject: `A${evil}`, from: { ...mail.from, name: `B${evil}` } })
        .catch(() => {});
      for (const { to, headers } of await delivered()) {
        expect(to).toEqual([mail.to]);
        expect(Object.keys(headers)).not.toContain('x-evil');
        expect(Object.keys(headers)).not.toContain('bcc');
      }
    });

    it('delivers each of several that are sent at once', async () => {
      const { mailer, delivered } = await open();
      const people = ['a@example.org', 'b@example.org', 'c@example.org'];
      await Promise.all(people.map((to) => mailer.send({ ...mail, to })));
      expect((await delivered()).flatMap(({ to }) => to).toSorted()).toEqual(people);
    });

    it('says so where a mail could not be handed over', async ({ skip }) => {
      const { mailer, delivered, fail } = await open();
      if (!fail) return skip('Here nothing can fail');
      await fail();
      await expect(mailer.send(mail)).rejects.toBeInstanceOf(Error);
      expect(await delivered()).toEqual([]);
    });
  });
}
