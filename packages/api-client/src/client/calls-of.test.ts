import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineEndpoint, one, shape } from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import { callsOf, createClient, type LogEntry } from './create-client.ts';
import type { SendRequest } from './send.ts';
import { createMemoryTokens } from './tokens.ts';

const tide = shape({
  type: 'object',
  required: ['high'],
  additionalProperties: false,
  properties: { high: { type: 'boolean' } },
});
const endpoints = {
  readTide: defineEndpoint({
    method: 'GET',
    path: '/tides/{place}',
    roles: ['public', 'candidate'],
    summary: 'Says whether the water is high.',
    query: { type: 'object', additionalProperties: false, properties: { day: { type: 'string' } } },
    reply: one(tide),
  }),
  // Called as one of the product's is, whose failures are swallowed.
  findRelatedJobs: defineEndpoint({ method: 'GET', path: '/tides', roles: ['public'], summary: 'Lists.' }),
};

function setUp(status: number) {
  const sent: SendRequest[] = [];
  const logged: LogEntry[] = [];
  const tokens = createMemoryTokens(() => Date.parse('2026-11-20T12:00:00Z'));
  tokens.store('candidate', { token: 'mine', expires_at: '2026-11-20T13:00:00Z' });
  const client = createClient({
    send: async (request) => {
      sent.push(request);
      return { status, headers: {}, body: { data: { high: true }, code: 'notFound', message: 'None' } };
    },
    locale: () => 'nl',
    siteHost: () => 'wadwerk.localhost',
    tokens,
    onLog: (entry) => logged.push(entry),
  });
  return { calls: callsOf(client, 'acme-tides', endpoints), client, sent, logged };
}

describe('the calls of a plugin', () => {
  it('go where those of the client go, with its token and language', async () => {
    const { calls, sent } = setUp(200);
    const { data } = await calls.readTide({ params: { place: 'Delfzijl' }, query: { day: 'today' } });
    expectTypeOf(data).toEqualTypeOf<{ high: boolean }>();
    expect(data.high).toBe(true);
    expect(sent).toMatchObject([
      {
        method: 'GET',
        url: '/api/candidate/v1/tides/Delfzijl?day=today',
        headers: { Authorization: 'Bearer mine', 'Accept-Language': 'nl' },
      },
    ]);
    // @ts-expect-error which place
    await expect(calls.readTide()).rejects.toThrow(TypeError);
  });

  it('fail aloud, also one that is called as one whose failures are swallowed', async () => {
    const { calls, logged } = setUp(404);
    await expect(calls.findRelatedJobs()).rejects.toThrow(ApiError);
    expect(logged.map(({ name }) => name)).toEqual(['acme-tides.findRelatedJobs failed']);
  });

  it('are answered by a client that has them itself, and by no other', async () => {
    const { client } = setUp(200);
    const made = { readTide: async () => ({ data: { high: false } }) };
    const preview = { 'acme-tides': made } as unknown as typeof client;
    expect(callsOf(preview, 'acme-tides', endpoints)).toBe(made);
    expect(() => callsOf({ ...client }, 'acme-tides', endpoints)).toThrow('no calls of acme-tides');
  });
});
