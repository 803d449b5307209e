import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { boardHost } from '../test/board-in-memory.ts';
import { openTestSite } from '../test/open-test-site.ts';

it('ends though browsers keep their connections, and answers what was asked before', async () => {
  const { fastify } = await openTestSite();
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fastify.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 5 });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      get({ port, agent, path: '/', headers: { host: boardHost } }, (answer: IncomingMessage) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      }).on('error', reject);
    });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
  const last = ask();
  const arrived = new Promise<void>((resolve) => fastify.server.once('request', () => resolve()));
  await arrived;
  // It would wait for ever for connections that nobody closes.
  await fastify.close();
  expect(await last).toBe(200);
  agent.destroy();
});
