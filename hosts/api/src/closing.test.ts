import { Agent, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { openTestApi, type TestApi } from '../test/test-api.ts';
import { files } from './platform/database/schema.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});

function ask(agent: Agent): Promise<readonly [status: number | undefined, connection: string | undefined]> {
  return new Promise((resolve, reject) => {
    const { port } = api.app.server.address() as AddressInfo;
    get({ port, agent, path: '/readyz' }, (answer) => {
      answer.resume().on('end', () => resolve([answer.statusCode, answer.headers.connection]));
    }).on('error', reject);
  });
}

it('ends with the answer that is under way, though its client would keep the connection', async () => {
  const agent = new Agent({ keepAlive: true });
  let answer = () => {};
  api.disk.problem = new Promise((resolve) => (answer = () => resolve(undefined)));
  const last = ask(agent);
  await new Promise((resolve) => api.app.server.once('request', resolve));
  const closed = api.close();
  await vi.waitFor(() => expect(api.app.server.listening).toBe(false));
  answer();
  expect(await last).toEqual([200, 'close']);
  // It would wait for more than a minute for a connection that nobody closes.
  await closed;
  agent.destroy();
});

interface Half {
  /** Sends the rest. */
  readonly send: (text: string | Buffer) => void;
  /** All that was answered, once the connection has ended. */
  readonly answer: Promise<string>;
}

/** Sends what is not a whole request, and gives it when the server has it. */
async function half(app: TestApi['app'], text: string | Buffer): Promise<Half> {
  const taken = new Promise<NodeJS.EventEmitter>((resolve) => app.server.once('connection', resolve));
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('error', () => {}).on('data', (piece) => (received += piece.toString()));
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  const other = await taken;
  const arrived = new Promise((resolve) => other.once('data', resolve));
  socket.write(text);
  await arrived;
  return { send: (rest) => void socket.write(rest), answer };
}

it('does not wait for the rest of a half-sent head', async () => {
  const { answer } = await half(api.app, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ');
  await api.close();
  expect(await answer).toBe('');
});

/** An API of its own that closes when it is asked to. */
async function listening(closingPace: { readonly every: number; readonly checks: number }) {
  const app = await createApp(api.appDeps, { closingPace });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { uuid } = await api.addJob();
  const form = [
    '--x\r\nContent-Disposition: form-data; name="file"; filename="cv.tex"\r\n\r\n',
    '\\documentclass{article}\\begin{document}Anna\\end{document}\r\n--x--\r\n',
  ] as const;
  const head = [
    `POST /api/public/v1/jobs/${uuid}/apply/file-upload HTTP/1.1`,
    'Host: localhost',
    'Accept-Language: nl',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${Buffer.byteLength(form.join(''))}`,
  ].join('\r\n');
  const upload = await half(app, `${head}\r\n\r\n${form[0]}`);
  return { app, upload, rest: form[1], stored: () => api.db.$count(files) };
}

it('takes an upload that comes to its end while it closes', async () => {
  const { app, upload, rest, stored } = await listening({ every: 60_000, checks: 10 });
  const closed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  upload.send(rest);
  expect(await upload.answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*"token"/i);
  await closed;
  expect(await stored()).toBe(1);
  await api.close();
});

it.each([
  ['brings no more', { every: 20, checks: 100 }],
  ['is never there', { every: 20, checks: 1 }],
])('refuses an upload that %s, and keeps nothing of it', async (_what, pace) => {
  const { app, upload, stored } = await listening(pace);
  await app.close();
  const answer = await upload.answer;
  expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/i);
  expect(answer).toMatch(/retry-after: 5[\s\S]*"code":"unavailable","message":"We zijn er even niet/i);
  expect(await stored()).toBe(0);
  await api.close();
});

it('ends a connection whose request does not get beyond its head', async () => {
  const slowHeads = { headersTimeout: 50, connectionsCheckingInterval: 20 };
  const app = await createApp(api.appDeps, { slowHeads });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await (
    await half(app, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  ).answer;
  await app.close();
  await api.close();
});
