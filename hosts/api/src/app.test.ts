import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const ask = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('the process', () => {
  it('says that it is alive and ready', async () => {
    expect((await ask('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await ask('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is not ready while nothing can be kept, and says why', async () => {
    api.disk.problem = 'the disk is full';
    const answer = await ask('/readyz');
    expect([answer.statusCode, answer.json().reason]).toEqual([503, 'data folder: the disk is full']);
    api.disk.problem = undefined;
  });

  it('describes itself', async () => {
    const document = (await ask('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/public/v1/job-boards/{boardId}/jobs'].get.operationId).toBe('findBoardJobs');
  });

  it('shows its documentation without asking anybody else for scripts', async () => {
    const page = await ask('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect([...page.body.matchAll(/(?:src|href)="(https?:)?\/\//g)]).toEqual([]);
    expect((await ask('/api/docs/json')).statusCode).toBe(200);
    expect((await ask('/api/docs/static/swagger-ui-bundle.js')).statusCode).toBe(200);
  });
});

describe('what nobody declared', () => {
  it('is not found, in the language of the caller', async () => {
    const answer = await ask('/api/public/v1/nothing', { 'accept-language': 'nl' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'notFound', message: 'We konden niet vinden wat je zoekt.' });
  });

  it('is refused by name when it stands in a query', async () => {
    const answer = await ask('/api/public/v1/cms?pagee=2', { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'badRequest',
      message: 'The request is not well-formed.',
      errors: ['pagee is not known here'],
      fields: { pagee: ['pagee is not known here'] },
    });
  });

  it('has no site: an unknown host', async () => {
    const answer = await ask('/api/public/v1/configuration', { 'x-site-host': 'nowhere.example' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('unknownHost');
  });

  it.each([
    ['half a character', '/api/public/v1/cms/slug/%E0%A4%A'],
    ['a NUL', '/api/public/v1/cms/slug/a%00b'],
    ['a number no table holds', '/api/public/v1/job-boards/99999999999/products'],
  ])('is refused in an address: %s', async (_what, url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('badRequest');
  });
});

describe('every answer', () => {
  it('names the request and forbids what data never needs', async () => {
    const { headers } = await ask('/api/public/v1/configuration', { 'x-request-id': 'abc' });
    expect(headers['x-request-id']).toBe('abc');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is not sent again to whoever has it', async () => {
    const first = await ask('/api/public/v1/configuration');
    const etag = String(first.headers.etag);
    const second = await ask('/api/public/v1/configuration', { 'if-none-match': etag });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  it('reads a sort with its plus', async () => {
    expect((await ask('/api/public/v1/cms?sort=+created_at')).statusCode).toBe(200);
  });
});
