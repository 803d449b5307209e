import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { boardHost } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie, testNow } from '../test/open-test-site.ts';
import type { GatewayReply } from './gateway.ts';

const json = { 'content-type': 'application/json' };
const own = { origin: `http://${boardHost}` };
const until = '2027-01-01T00:00:00.000Z';

const loggedIn = async (): Promise<GatewayReply> => ({
  status: 200,
  headers: json,
  body: Buffer.from(JSON.stringify({ data: { token: 'secret-token', expires_at: until } })),
});

describe('the body of a call', () => {
  const megabyte = 1024 * 1024;
  const file = 'multipart/form-data; boundary=x';
  it.each([
    ['/api/public/v1/jobs/some-job/apply', 'application/json', 2, 413],
    ['/api/v1/public/host', 'application/json', 2, 413],
    ['/api/employer/v1/jobs', file, 2, 413],
    ['/api/admin/v1/job-board-builder/sites/18', 'application/json', 3, 200],
    ['/api/admin/v1/job-board-builder/sites/18', 'application/json', 5, 413],
    ['/api/candidate/v1/files/upload', 'application/json', 2, 413],
    ['/api/candidate/v1/files/upload?a=b', file, 11, 200],
    ['/api/public/v1/jobs/some-job/apply/file-upload', file, 11, 200],
    ['/api/public/v1/jobs/some-job/apply/file-upload', file, 25, 413],
  ])('of %s as %s, of %i MB, is answered with %i', async (url, type, size, status) => {
    const { ask, forwarded } = await openTestSite();
    const payload = Buffer.alloc(size * megabyte, 'a');
    const answer = await ask({ method: 'POST', url, headers: { ...own, 'content-type': type }, payload });
    expect(answer.statusCode).toBe(status);
    expect(forwarded.map(({ body }) => body?.length)).toEqual(status === 200 ? [payload.length] : []);
  });
});

describe('a call of the browser', () => {
  it('carries its role’s token, its site and its caller’s address to the API, and no cookie', async () => {
    const { ask, forwarded } = await openTestSite();
    const cookie = `${sessionCookie('employer', 'boss')}; ${sessionCookie('candidate', 'femke')}; consent=all`;
    await ask({ url: '/api/employer/v1/jobs?limit=1', headers: { cookie, 'accept-language': 'nl' } });
    await ask({ url: '/api/candidate/v1/favourites', headers: { cookie } });
    await ask({ url: '/api/public/v1/configuration', headers: { cookie } });
    expect(forwarded.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
      ['/api/employer/v1/jobs?limit=1', 'Bearer boss'],
      ['/api/candidate/v1/favourites', 'Bearer femke'],
      ['/api/public/v1/configuration', undefined],
    ]);
    expect(forwarded[0]?.headers).toMatchObject({ 'x-site-host': boardHost, 'accept-language': 'nl' });
    for (const { headers } of forwarded) expect(headers).not.toHaveProperty('cookie');
  });

  it('tells the API who called, as a proxy of ours says and nobody else', async () => {
    const { ask, forwarded } = await openTestSite();
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    await ask({ url: '/api/public/v1/configuration', headers, remoteAddress: '10.1.2.3' });
    await ask({ url: '/api/public/v1/configuration', headers, remoteAddress: '203.0.113.7' });
    expect(forwarded.map((call) => call.headers['x-forwarded-for'])).toEqual(['198.51.100.9', '203.0.113.7']);
  });

  it('passes on what a payment provider signed, byte by byte, without asking for an Origin', async () => {
    const { ask, forwarded } = await openTestSite();
    const headers = { ...json, 'stripe-signature': 't=1,v1=ab' };
    const payload = '{"id":  "evt_1"}';
    await ask({ method: 'POST', url: '/api/payments/stripe', headers, payload });
    expect(forwarded[0]?.headers['stripe-signature']).toBe('t=1,v1=ab');
    expect(forwarded[0]?.body?.toString()).toBe(payload);
  });

  it('is answered packed where the browser knows how, and files as they are', async () => {
    const text = JSON.stringify({
      data: Array.from({ length: 500 }, (_, id) => ({ id, title: 'Verpleegkundige' })),
    });
    const { ask } = await openTestSite({
      forward: async ({ path }) => ({
        status: 200,
        headers: path.startsWith('/uploads/') ? { 'content-type': 'image/svg+xml' } : json,
        body: Buffer.from(text),
      }),
    });
    const get = (url: string, accepted: string) => ask({ url, headers: { 'accept-encoding': accepted } });
    const jobs = '/api/public/v1/job-boards/1/jobs';
    const packed = await get(jobs, 'gzip, br');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(text.length / 10);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(text);
    expect((await get(jobs, 'gzip')).headers['content-encoding']).toBe('gzip');
    for (const plain of [await get(jobs, 'identity'), await get('/uploads/a.svg', 'gzip, br')]) {
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(plain.body).toBe(text);
    }
  });

  it('carries no token that has run out, and none that is no token of ours', async () => {
    const { ask, forwarded } = await openTestSite();
    for (const cookie of [
      sessionCookie('employer', 'old', testNow - 1),
      'auth.employer=boss',
      'auth.employer=',
    ])
      await ask({ url: '/api/employer/v1/jobs', headers: { cookie } });
    expect(forwarded.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('changes something only from a page of this very site', async () => {
    const { ask, forwarded } = await openTestSite();
    const cookie = sessionCookie('employer', 'boss');
    const remove = (headers: Record<string, string>) =>
      ask({ method: 'DELETE', url: '/api/employer/v1/jobs/1', headers: { cookie, ...headers } });
    for (const origin of [
      'https://evil.example',
      'null',
      'http://sub.wadwerk.example',
      `http://${boardHost}:8080`,
    ])
      expect((await remove({ origin })).statusCode, origin).toBe(403);
    expect((await remove({})).statusCode).toBe(403);
    expect(forwarded).toHaveLength(0);
    expect((await remove(own)).statusCode).toBe(200);
    expect(forwarded).toHaveLength(1);
  });

  it('passes bodies on byte by byte, and answers as the API does', async () => {
    const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
    const { ask, forwarded } = await openTestSite({
      forward: async () => ({
        status: 418,
        headers: { 'content-type': 'image/png', etag: '"x"', 'set-cookie': 'sneaky=1', server: 'hidden' },
        body: bytes,
      }),
    });
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await ask({ method: 'POST', url: '/api/public/v1/x', headers, payload: bytes });
    expect(forwarded[0]?.body).toEqual(bytes);
    expect(answer.statusCode).toBe(418);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', etag: '"x"' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['server']).toBeUndefined();
  });
});

describe('logging in', () => {
  it('puts the token where no script reads it: not into the answer, but into an HttpOnly cookie', async () => {
    const { ask } = await openTestSite({ forward: loggedIn });
    const answer = await ask({
      method: 'POST',
      url: '/api/candidate/v1/login',
      headers: { ...json, ...own },
      payload: '{}',
    });
    expect(answer.body).not.toContain('secret-token');
    expect(answer.json()).toEqual({ data: { token: 'cookie', expires_at: until } });
    expect(answer.headers['set-cookie']).toBe(
      `auth.candidate=${Date.parse(until)}.secret-token; Path=/; Expires=Fri, 01 Jan 2027 00:00:00 GMT; HttpOnly; SameSite=Lax`,
    );
  });

  it.each([
    ['POST', 'register'],
    ['POST', 'password/reset'],
    ['PUT', 'profile/password'],
  ] as const)('%s %s: its token goes the same way', async (method, call) => {
    const { ask } = await openTestSite({ forward: loggedIn });
    const url = `/api/employer/v1/${call}`;
    const answer = await ask({ method, url, headers: { ...json, ...own }, payload: '{}' });
    expect(answer.json()).toEqual({ data: { token: 'cookie', expires_at: until } });
    expect(answer.headers['set-cookie']).toContain(`auth.employer=${Date.parse(until)}.secret-token;`);
  });

  it('gives a direct client its token', async () => {
    const { ask } = await openTestSite({ forward: loggedIn });
    const answer = await ask({
      method: 'POST',
      url: '/api/candidate/v1/login',
      headers: json,
      payload: '{}',
    });
    expect(answer.json()).toMatchObject({ data: { token: 'secret-token' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('sets no cookie for a page of another site', async () => {
    const { ask } = await openTestSite({ forward: loggedIn });
    const headers = { ...json, origin: 'https://evil.example' };
    const answer = await ask({ method: 'POST', url: '/api/admin/v1/login', headers, payload: '{}' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('leaves a refusal as it is', async () => {
    const refused = { code: 'invalidCredentials', message: 'The credentials you entered are invalid' };
    const forward = async () => ({ status: 401, headers: json, body: Buffer.from(JSON.stringify(refused)) });
    const { ask } = await openTestSite({ forward });
    const headers = { ...json, ...own };
    const answer = await ask({ method: 'POST', url: '/api/admin/v1/login', headers, payload: '{}' });
    expect([answer.statusCode, answer.json()]).toEqual([401, refused]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('ends by taking the role’s cookie away, from a page of this site only', async () => {
    const { ask, forwarded } = await openTestSite();
    const end = (headers: Record<string, string>) =>
      ask({ method: 'DELETE', url: '/api/session/candidate', headers });
    expect((await end({ origin: 'https://evil.example' })).statusCode).toBe(403);
    const ended = await end(own);
    expect(ended.statusCode).toBe(204);
    expect(ended.headers['set-cookie']).toMatch(/^auth\.candidate=; .*Path=\/.*1970/);
    expect(forwarded).toHaveLength(0);
  });
});

it('lets a client with a bearer token of its own in without cookie or Origin', async () => {
  const { ask, forwarded } = await openTestSite();
  const headers = { authorization: 'Bearer direct', cookie: sessionCookie('employer', 'boss') };
  const answer = await ask({ method: 'DELETE', url: '/api/employer/v1/jobs/1', headers });
  expect(answer.statusCode).toBe(200);
  expect(forwarded[0]?.headers['authorization']).toBe('Bearer direct');
});

it('logging out of the editor ends the session at the API and takes its cookie', async () => {
  const { ask, forwarded } = await openTestSite();
  const headers = { ...own, cookie: sessionCookie('admin', 'anke') };
  const answer = await ask({ method: 'DELETE', url: '/api/session/admin', headers });
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([['auth.admin', '']]);
  expect(forwarded.map(({ method, path, headers: sent }) => [method, path, sent['authorization']])).toEqual([
    ['POST', '/api/admin/v1/log-out', 'Bearer anke'],
  ]);
});

it('a browser that logged in is known the next time, by a cookie that no script reads', async () => {
  const { ask, forwarded } = await openTestSite({
    forward: async () => ({
      status: 200,
      headers: json,
      body: Buffer.from(JSON.stringify({ data: { token: 't', expires_at: until, known_device: 'sealed' } })),
    }),
  });
  const logIn = (cookie: string) =>
    ask({ method: 'POST', url: '/api/admin/v1/login', headers: { ...own, ...json, cookie }, payload: '{}' });
  const first = await logIn('');
  expect(first.body).not.toContain('sealed');
  expect(first.cookies.find(({ name }) => name === 'device.admin')).toMatchObject({
    value: 'sealed',
    httpOnly: true,
    sameSite: 'Lax',
  });
  await logIn('device.admin=sealed');
  expect(forwarded.map(({ headers }) => headers['x-known-device'])).toEqual([undefined, 'sealed']);
});

it('what stands before the mails tells all it knows of who asks', async () => {
  const { ask, forwarded } = await openTestSite();
  await ask({
    url: '/outbox',
    headers: { 'x-forwarded-for': '93.184.216.34', cookie: 'dev-host=localhost' },
  });
  expect(forwarded[0]?.headers).toMatchObject({
    'x-site-host': boardHost,
    'x-forwarded-for': '93.184.216.34, 127.0.0.1',
  });
});
