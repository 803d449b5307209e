import {
  feedShapeContract,
  mailerContract,
  paymentProviderContract,
  storageContract,
} from '@boardwright/api/testing';
import { afterEach, expect, it } from 'vitest';
import { acmeCsv } from '../src/acme-csv.ts';
import { acmeStorage } from '../src/acme-files.ts';
import { acmeMailer } from '../src/acme-mail.ts';
import { acmePayments } from '../src/acme-pay.ts';
import { openFakeAcme } from './fake-acme.ts';

const opened: Awaited<ReturnType<typeof openFakeAcme>>[] = [];
const openAcme = async () => {
  const acme = await openFakeAcme();
  opened.push(acme);
  return acme;
};
afterEach(async () => {
  for (const acme of opened.splice(0)) await acme.close();
});

feedShapeContract(acmeCsv, {
  feed: `id,title,company,city,description
A-1,"Cook, part-time",De Kombuis,Winsum,"Cooks ""with love"",
every day."
A-2,Baker,De Kombuis,Bedum,Bakes.
`,
  jobs: [
    { reference: 'A-1', title: 'Cook, part-time', organisation: 'De Kombuis', place: 'Winsum' },
    { reference: 'A-2', title: 'Baker', place: 'Bedum' },
  ],
  broken: 'id,title,description\nA-1,"Cook,Cooks.',
});

it('values that say where a quote is open', async () => {
  async function* text() {
    yield 'id,title\nA-1,Cook\nA-2,"Baker';
  }
  const read = async () => {
    const lines: number[] = [];
    for await (const { line } of acmeCsv.items(text)) lines.push(line);
    return lines;
  };
  await expect(read()).rejects.toThrow('Line 3, column 1: A quote is still open.');
});

paymentProviderContract(async () => {
  const acme = await openAcme();
  return {
    provider: acmePayments(acme.account),
    outcomes: {
      paid: (reference) => acme.decide(reference, 'paid'),
      cancelled: (reference) => acme.decide(reference, 'cancelled'),
      expired: (reference) => acme.decide(reference, 'expired'),
    },
  };
});

mailerContract(async () => {
  const acme = await openAcme();
  return {
    mailer: acmeMailer(acme.account),
    delivered: async () =>
      acme.mails.map(({ to, replyTo, html, headers = {}, attachments, ...mail }) => ({
        ...mail,
        to: [to],
        replyTo: replyTo ?? undefined,
        html: html ?? undefined,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
        attachments: attachments.map(({ base64, ...file }) => ({
          ...file,
          content: Buffer.from(base64, 'base64'),
        })),
      })),
    fail: acme.fail,
  };
});

storageContract(async () => acmeStorage((await openAcme()).account));
