import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../test/open-test-site.ts';

/** Over a connection: what a request has of it while its body is only half read is not shown by one in memory. */
let site: TestSite;
let address: string;
beforeAll(async () => {
  site = await openTestSite();
  await site.fastify.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(site.fastify.server.address() as AddressInfo).port}`;
});
afterAll(() => site.fastify.close());

const post = async (path: string, type: string, size: number) => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { origin: address, 'content-type': type, 'accept-language': 'nl' },
    body: 'a&'.repeat(size / 2),
  });
  return { status: answer.status, text: await answer.text() };
};

describe('a body that is not read to its end', () => {
  it.each([
    ['fields', '/', 'application/x-www-form-urlencoded', 5_000_000],
    ['a text', '/nl', 'text/plain', 200_000],
    ['no form', '/_page/', 'application/json', 5_000_000],
  ])('as %s is refused on a page, in words', async (_what, path, type, size) => {
    const { status, text } = await post(path, type, size);
    expect(status).toBe(413);
    expect(text).toContain('Dit is groter dan we aannemen.');
  });

  it('of a call is refused by its code', async () => {
    const { status, text } = await post('/api/public/v1/job-views', 'application/json', 5_000_000);
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ code: 'tooLarge' });
  });
});
