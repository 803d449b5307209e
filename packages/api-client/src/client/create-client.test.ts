// The one test here with a real server; the sources themselves know nothing of Node.
/// <reference types="node" />
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { JobSummary } from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import { createClient, type ClientOptions, type LogEntry } from './create-client.ts';
import type { Send, SendRequest } from './send.ts';
import { createMemoryTokens } from './tokens.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const later = '2026-11-20T13:00:00Z';

function setUp(answer: (request: SendRequest) => { status: number; body?: unknown } | Promise<never>) {
  const sent: SendRequest[] = [];
  const logged: LogEntry[] = [];
  const tokens = createMemoryTokens(() => now);
  const send: Send = async (request) => {
    sent.push(request);
    const { status, body } = await answer(request);
    return { status, headers: {}, body };
  };
  const options: ClientOptions = {
    send,
    locale: () => 'nl',
    siteHost: () => 'wadwerk.localhost',
    tokens,
    onLog: (entry) => logged.push(entry),
  };
  return { client: createClient(options), options, sent, logged, tokens };
}
const emptyPage = { data: [], meta: { total: 0, page: 1, limit: 10, last_page: 1 } };

describe('a call', () => {
  it('is written as the contract says: path, query keys of §7, comma-joined ids, nothing for undefined', async () => {
    const { client, sent } = setUp(() => ({ status: 200, body: emptyPage }));
    await client.jobs.findBoardJobs({
      params: { boardId: 18 },
      query: {
        search: 'zorg & meer',
        'in[segment_ids]': ['1', '2', '3'],
        'match[premium]': true,
        sort: undefined,
      },
    });
    expect(sent[0]?.url).toBe(
      '/api/public/v1/job-boards/18/jobs?search=zorg+%26+meer&in[segment_ids]=1,2,3&match[premium]=true',
    );
    expect(sent[0]?.headers).toEqual({ 'Accept-Language': 'nl', 'X-Site-Host': 'wadwerk.localhost' });
  });

  it('is typed by the contract: parts are required only where the endpoint has them', () => {
    const { client } = setUp(() => ({ status: 200, body: emptyPage }));
    expectTypeOf(client.siteContent.readConfiguration).toBeCallableWith();
    expectTypeOf<
      Awaited<ReturnType<typeof client.jobs.findBoardJobs>>['data'][number]
    >().toEqualTypeOf<JobSummary>();
    // @ts-expect-error a suggestion needs what was typed
    void (() => client.jobs.suggestSearches({ params: { boardId: 18 } }));
    // @ts-expect-error an upload needs a file
    void (() => client.jobs.uploadApplicationFile({ params: { id: 'x' } }));
    // @ts-expect-error an unknown query key
    void (() => client.jobs.findJobs({ query: { keyword: 'zorg' } }));
    void (() =>
      client.jobs.applyToJob({
        params: { uuid: 'x' },
        body: { email: '', given_name: '', family_name: '' },
      }));
  });

  it('carries the token of the first declared role that has a valid one, else goes out as public', async () => {
    const { client, sent, tokens } = setUp(() => ({ status: 200, body: { data: {} } }));
    tokens.store('site', { token: 'site-token', expires_at: later });
    await client.jobs.readJobBySlug({ params: { slug: 'kok' } });
    tokens.store('candidate', { token: 'candidate-token', expires_at: later });
    await client.jobs.readJobBySlug({ params: { slug: 'kok' } });
    tokens.store('candidate', { token: 'candidate-token', expires_at: '2026-11-20T12:00:59Z' });
    await client.jobs.readJobBySlug({ params: { slug: 'kok' }, as: 'candidate' });
    expect(sent.map(({ url, headers }) => [url, headers.Authorization])).toEqual([
      ['/api/public/v1/jobs/slug/kok', 'Bearer site-token'],
      ['/api/candidate/v1/jobs/slug/kok', 'Bearer candidate-token'],
      ['/api/candidate/v1/jobs/slug/kok', undefined],
    ]);
  });

  it('resolves a host outside the role prefixes', async () => {
    const { client, sent } = setUp(() => ({ status: 200, body: { data: [] } }));
    await client.hosts.resolveHost({ body: { host: 'localhost' } });
    expect(sent[0]?.url).toBe('/api/v1/public/host');
  });

  it('is refused before it is sent when the role may not make it', async () => {
    const { client, sent } = setUp(() => ({ status: 200 }));
    await expect(client.jobs.findBoardJobs({ params: { boardId: 1 }, as: 'employer' })).rejects.toThrow(
      TypeError,
    );
    expect(sent).toEqual([]);
  });
});

describe('a failed call', () => {
  it('clears the token of its role on 401, and only that one', async () => {
    const { client, tokens } = setUp(() => ({
      status: 401,
      body: { code: 'unauthenticated', message: 'Verlopen' },
    }));
    tokens.store('candidate', { token: 'c', expires_at: later });
    tokens.store('employer', { token: 'e', expires_at: later });
    await expect(client.account.readYou({ as: 'candidate' })).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
      message: 'Verlopen',
      handled: true,
    });
    expect([tokens.read('candidate'), tokens.read('employer')]).toEqual([undefined, 'e']);
  });

  it('is a network error when nobody answers, in the language of the page', async () => {
    const { client, logged } = setUp(() => Promise.reject(new Error('ECONNREFUSED')));
    await expect(client.siteContent.readConfiguration()).rejects.toMatchObject({
      code: 'network',
      status: 0,
      handled: false,
      message: 'De server is niet bereikbaar.',
    });
    expect(logged.map(({ name }) => name)).toEqual(['readConfiguration failed']);
  });

  it('is a timeout when the answer takes longer than the limit, whatever the transport does', async () => {
    const { options } = setUp(() => new Promise<never>(() => undefined));
    const client = createClient({ ...options, timeout: 5 });
    await expect(client.siteContent.readConfiguration()).rejects.toMatchObject({
      code: 'timeout',
      status: 0,
    });
  });

  it('that its caller gave up rejects with the reason, unlogged and without a fallback', async () => {
    const { client, logged } = setUp(() => new Promise<never>(() => undefined));
    const controller = new AbortController();
    const reason = new Error('page left');
    const call = client.jobs.suggestSearches({
      params: { boardId: 18 },
      query: { search: 'ver' },
      signal: controller.signal,
    });
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(logged).toEqual([]);
  });
});

describe('over HTTP', () => {
  let server: Server;
  let baseUrl: string;
  let seen: { request: IncomingMessage; body: string }[] = [];
  let answer: { status: number; type: string; body: string } = {
    status: 200,
    type: 'application/json',
    body: '{}',
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        seen.push({ request, body });
        response.writeHead(answer.status, {
          'content-type': answer.type,
          'content-disposition': 'attachment; filename="cv.pdf"',
        });
        response.end(answer.body);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => void (seen = []));
  afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));

  const connect = () =>
    createClient({
      baseUrl,
      locale: () => 'ro',
      siteHost: () => 'localhost',
      tokens: createMemoryTokens(() => now),
    });

  it('posts JSON and reads JSON', async () => {
    answer = { status: 201, type: 'application/json', body: '{"data":{"uuid":"a-1"}}' };
    const body = { email: 'a@b.nl', given_name: 'Ana', family_name: 'Pop' };
    await expect(connect().jobs.applyToJob({ params: { uuid: 'j/1' }, body })).resolves.toEqual({
      data: { uuid: 'a-1' },
    });
    expect(seen[0]?.request.url).toBe('/api/public/v1/jobs/j%2F1/apply');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(body);
    expect(seen[0]?.request.headers['accept-language']).toBe('ro');
  });

  it('uploads a file as multipart with its name', async () => {
    answer = { status: 200, type: 'application/json', body: '{"data":{"token":"t"}}' };
    const content = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    await connect().jobs.uploadApplicationFile({ params: { id: '1' }, file: { content, name: 'cv.pdf' } });
    expect(seen[0]?.request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toMatch(
      /name="name"\r\n\r\ncv\.pdf[\s\S]*name="file"; filename="cv\.pdf"[\s\S]*%PDF-1\.7/,
    );
  });

  it('downloads a file as bytes, and still reads why it may not', async () => {
    const options = { params: { token: 't' }, as: 'employer' } as const;
    answer = { status: 200, type: 'application/pdf', body: '%PDF' };
    const file = await connect().files.downloadFile(options);
    expect([new TextDecoder().decode(file.content), file.type, file.name]).toEqual([
      '%PDF',
      'application/pdf',
      'cv.pdf',
    ]);
    answer = { status: 404, type: 'application/json', body: '{"code":"notFound","message":"Weg"}' };
    await expect(connect().files.downloadFile(options)).rejects.toMatchObject({
      code: 'notFound',
      message: 'Weg',
    });
  });

  it('is a network error on a closed port', async () => {
    const client = createClient({
      baseUrl: 'http://127.0.0.1:1',
      locale: () => 'en',
      siteHost: () => 'localhost',
      tokens: createMemoryTokens(() => now),
    });
    await expect(client.siteContent.readConfiguration()).rejects.toBeInstanceOf(ApiError);
  });
});
