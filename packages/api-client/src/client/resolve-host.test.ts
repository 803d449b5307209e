import { expect, it } from 'vitest';
import type { ApiError } from './api-error.ts';
import { isOutage, resolveApiHost } from './resolve-host.ts';
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

it('logs an outage that can be told from a host nobody knows', async () => {
  const logged: unknown[] = [];
  const ask = (send: Send) =>
    resolveApiHost('board.example', { cloudUrl: '', send, onLog: (_name, error) => logged.push(error) });
  const answer =
    (status: number): Send =>
    () =>
      Promise.resolve({ status, headers: {}, body: {} });
  await ask(answer(404));
  await ask(answer(503));
  await ask(() => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:3001')));
  expect(logged.map(isOutage)).toEqual([false, true, true]);
  expect((logged[2] as ApiError).message).toBe('The server could not be reached.');
});
