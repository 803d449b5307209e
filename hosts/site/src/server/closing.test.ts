import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { boardHost } from '../test/board-in-memory.ts';
import { openTestSite, type TestSite, type TestSiteOptions } from '../test/open-test-site.ts';

interface Listening extends TestSite {
  readonly port: number;
  /** Closing has begun. */
  readonly closing: Promise<void>;
}

async function listening(options?: TestSiteOptions): Promise<Listening> {
  const site = await openTestSite(options);
  const closing = new Promise<void>((resolve) => {
    site.fastify.addHook('preClose', async () => resolve());
  });
  await site.fastify.listen({ port: 0, host: '127.0.0.1' });
  return { ...site, closing, port: (site.fastify.server.address() as AddressInfo).port };
}

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
}

function ask(port: number, agent: Agent, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, agent, path, headers: { host: boardHost } }, (answer: IncomingMessage) => {
      const { statusCode: status, headers } = answer;
      answer.resume().on('end', () => resolve({ status, connection: headers.connection }));
    }).on('error', reject);
  });
}

/** Sends what is not a whole request, and gives the connection when the server has it. */
async function half(port: number, fastify: TestSite['fastify'], text: string): Promise<Socket> {
  const taken = new Promise<Socket>((resolve) => fastify.server.once('connection', resolve));
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const other = await taken;
  const arrived = new Promise((resolve) => other.once('data', resolve));
  socket.write(text);
  await arrived;
  return socket;
}

/** Ended by the server, in whatever way. */
const ended = (socket: Socket) =>
  new Promise<void>((resolve) => socket.resume().once('close', () => resolve()));

it('ends with the answer that is under way, though browsers keep their connections', async () => {
  let answer = () => {};
  let begun = () => {};
  const underWay = new Promise<void>((resolve) => (begun = resolve));
  const { fastify, port, closing } = await listening({
    forward: (request) => {
      const done = { status: 200, headers: {}, body: Buffer.from('done') };
      if (request.path !== '/api/slow') return Promise.resolve(done);
      begun();
      return new Promise((resolve) => (answer = () => resolve(done)));
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 5 });
  const quick = await Promise.all(['/', '/api/a', '/api/b'].map((path) => ask(port, agent, path)));
  expect(quick.map(({ status }) => status)).toEqual([200, 200, 200]);
  const last = ask(port, agent, '/api/slow');
  await underWay;
  const closed = fastify.close();
  await closing;
  answer();
  expect(await last).toEqual({ status: 200, connection: 'close' });
  // It would wait for more than a minute for a connection that nobody closes.
  await closed;
  agent.destroy();
});

it('does not wait for the rest of a half-sent head', async () => {
  const { fastify, port } = await listening();
  const socket = await half(port, fastify, `GET / HTTP/1.1\r\nHost: ${boardHost}\r\nX-Half: `);
  await Promise.all([fastify.close(), ended(socket)]);
});

/** All that a connection brought till it ended. */
const allOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (piece) => (received += piece.toString())).once('close', () => resolve(received));
  });
const form = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${boardHost}\r\nAccept: text/html\r\nContent-Length: 8\r\n\r\nhalf`;

it.each(['/', '/api/x'])('refuses what is half sent to %s and brings no more', async (path) => {
  const { fastify, port, forwarded } = await listening({ closingPace: { every: 20, checks: 100 } });
  const socket = await half(port, fastify, form(path));
  const received = allOf(socket);
  await fastify.close();
  expect(await received).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*away for a moment/i);
  expect(forwarded).toEqual([]);
});

it('takes what comes to its end while it closes', async () => {
  const { fastify, port, forwarded, closing } = await listening({
    closingPace: { every: 60_000, checks: 10 },
  });
  const socket = await half(port, fastify, form('/api/x'));
  const received = allOf(socket);
  const closed = fastify.close();
  await closing;
  socket.write('half');
  expect(await received).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  await closed;
  expect(forwarded.map(({ body }) => body?.toString())).toEqual(['halfhalf']);
});

it('ends a connection whose request does not get beyond its head', async () => {
  const { fastify, port } = await listening({
    slowHeads: { headersTimeout: 50, connectionsCheckingInterval: 20 },
  });
  await ended(await half(port, fastify, `GET / HTTP/1.1\r\nHost: ${boardHost}\r\nX-Slow: `));
  await fastify.close();
});
