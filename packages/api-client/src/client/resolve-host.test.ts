import { expect, it } from 'vitest';
import { resolveApiHost } from './resolve-host.ts';
import type { Send, SendRequest } from './send.ts';

function answering(status: number, body: unknown) {
  const sent: SendRequest[] = [];
  const logged: string[] = [];
  const send: Send = (request) => {
    sent.push(request);
    return Promise.resolve({ status, headers: {}, body });
  };
  const resolve = (host: string) =>
    resolveApiHost(host, { cloudUrl: 'https://cloud.example', send, onLog: (name) => logged.push(name) });
  return { resolve, sent, logged };
}

it('asks for the host without its port and takes the entry of type api', async () => {
  const data = [
    { type: 'site', host: 'board.example' },
    { type: 'api', host: 'api.example' },
  ];
  const { resolve, sent } = answering(200, { data });
  await expect(resolve('board.example:3000')).resolves.toBe('api.example');
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: 'https://cloud.example/api/v1/public/host',
    body: { host: 'board.example' },
  });
});

it('is null without a log when the answer names no api', async () => {
  const { resolve, logged } = answering(200, { data: [{ type: 'site', host: 'board.example' }] });
  await expect(resolve('board.example')).resolves.toBeNull();
  expect(logged).toEqual([]);
});

it.each([
  [404, { code: 'unknownHost' }],
  [200, 'not what was promised'],
])('is null and only logged on failure (%i)', async (status, body) => {
  const { resolve, logged } = answering(status, body);
  await expect(resolve('board.example')).resolves.toBeNull();
  expect(logged).toEqual(['Resolve host error']);
});
