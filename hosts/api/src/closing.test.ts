import { Agent, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { openTestApi, type TestApi } from '../test/test-api.ts';

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

/** Sends what is not a whole request; gives, when the server has it, how to wait until the connection ends. */
async function half(app: TestApi['app'], text: string): Promise<() => Promise<unknown>> {
  const taken = new Promise<NodeJS.EventEmitter>((resolve) => app.server.once('connection', resolve));
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  const ended = new Promise((resolve) => socket.resume().once('close', resolve));
  const other = await taken;
  const arrived = new Promise((resolve) => other.once('data', resolve));
  socket.write(text);
  await arrived;
  return () => ended;
}

it.each([
  ['head', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: '],
  [
    'body',
    'POST /api/public/v1/site-auth HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half',
  ],
])('does not wait for the rest of a half-sent %s', async (_what, text) => {
  const ended = await half(api.app, text);
  await Promise.all([api.close(), ended()]);
});

it('ends a connection whose request does not get beyond its head', async () => {
  const slowHeads = { headersTimeout: 50, connectionsCheckingInterval: 20 };
  const app = await createApp(api.appDeps, { slowHeads });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const ended = await half(app, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  await ended();
  await app.close();
  await api.close();
});
