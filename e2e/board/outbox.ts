import { expect, type APIRequestContext } from '@playwright/test';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  /** All of its page: headers, attachments, text. */
  readonly page: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? '');

/** Mails to somebody that the outbox shows, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const list = await (await request.get(`/outbox?to=${encodeURIComponent(address)}`)).text();
  const rows = [
    ...list.matchAll(/<tr><td>.*?<\/td><td>(.*?)<\/td><td><a href="(.*?)">(.*?)<\/a><\/td><\/tr>/g),
  ];
  const mails: Mail[] = [];
  for (const [, to = '', href = '', subject = ''] of rows) {
    if (!plain(to).includes(address)) continue;
    const page = await (await request.get(href)).text();
    mails.push({
      subject: plain(subject),
      text: plain(/<pre>(.*?)<\/pre>/s.exec(page)?.[1] ?? ''),
      page: plain(page),
    });
  }
  return mails;
}

/** Waits until somebody has as many mails, and gives them. */
export async function awaitMails(request: APIRequestContext, address: string, count = 1): Promise<Mail[]> {
  await expect
    .poll(async () => (await mailsTo(request, address)).length, { message: `mails to ${address}` })
    .toBe(count);
  return mailsTo(request, address);
}
