import { defineEndpoint, one, shape } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createApp } from '../../app.ts';
import { definePlugin } from './plugin.ts';
import { PluginError } from './plugin-error.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const greeting = shape({
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: { type: 'string' } },
});
const greet = defineEndpoint({
  method: 'GET',
  path: '/greetings/{name}',
  roles: ['public', 'employer'],
  summary: 'Says hello.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { loud: { type: 'boolean', default: false } },
  },
  reply: one(greeting),
});
const greetings = definePlugin({
  name: 'acme-greetings',
  endpoints: { greet },
  handlers: ({ clock }) => ({
    greet: ({ params, query }) => {
      const text = `Hello ${params.name}, it is ${clock.now().getUTCFullYear()}`;
      // What is not declared does not leave.
      return { data: { text: query.loud ? text.toUpperCase() : text, secret: 'mine' } };
    },
  }),
});

describe('the endpoints of a plugin', () => {
  it('are validated, authenticated, serialised and documented as those of the product', async () => {
    const app = await createApp(api.appDeps, { plugins: [greetings] });
    const get = (url: string) => app.inject({ url, headers: { 'x-site-host': 'localhost' } });
    const year = api.clock.now().getUTCFullYear();
    const answer = await get('/api/public/v1/greetings/ann?loud=true');
    expect(answer.json()).toEqual({ data: { text: `HELLO ANN, IT IS ${year}` } });
    expect((await get('/api/public/v1/greetings/ann?loud=perhaps')).statusCode).toBe(400);
    expect((await get('/api/public/v1/greetings/ann?other=1')).statusCode).toBe(400);
    expect((await get('/api/employer/v1/greetings/ann')).statusCode).toBe(401);
    expect((await get('/api/admin/v1/greetings/ann')).statusCode).toBe(404);
    const { paths } = (await get('/api/openapi.json')).json<{ paths: object }>();
    expect(paths).toHaveProperty(['/api/public/v1/greetings/{name}', 'get'], {
      ...((paths as never)['/api/public/v1/greetings/{name}'] as { get: object }).get,
      summary: 'Says hello.',
      tags: ['acme-greetings'],
      operationId: 'acme-greetings.greet',
    });
    expect(paths).toHaveProperty(['/api/public/v1/configuration']);
    await app.close();
  });

  it.each([
    [
      'whose handlers throw',
      () => {
        throw new Error('ACME_KEY is not set');
      },
      "The handlers of the plugin 'acme-greetings' cannot be made: ACME_KEY is not set. Mend that, or take the plugin out.",
    ],
    [
      'that leaves one out',
      () => ({}),
      "The plugin 'acme-greetings' declares greet and does not answer it: add it to its handlers.",
    ],
  ])('of one %s do not start by half', async (_what, handlers, sentence) => {
    const broken = { ...greetings, handlers };
    await expect(createApp(api.appDeps, { plugins: [broken] })).rejects.toThrow(new PluginError(sentence));
  });
});
