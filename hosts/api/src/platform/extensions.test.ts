import { defineEndpoint, one, shape } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { createApp } from '../app.ts';
import { checkTasks, ExtensionError, ownEndpoints } from './extensions.ts';

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
const greetings = ownEndpoints({ greet }, ({ clock }) => ({
  greet: ({ params, query }) => {
    const text = `Hello ${params.name}, it is ${clock.now().getUTCFullYear()}`;
    // What is not declared does not leave.
    return { data: { text: query.loud ? text.toUpperCase() : text, secret: 'mine' } };
  },
}));

describe('an endpoint from outside', () => {
  it('is validated, authenticated, serialised and documented as those of the product', async () => {
    const app = await createApp(api.appDeps, { endpoints: [greetings] });
    const get = (url: string) => app.inject({ url, headers: { 'x-site-host': 'localhost' } });
    const year = api.clock.now().getUTCFullYear();
    const answer = await get('/api/public/v1/greetings/ann?loud=true');
    expect(answer.json()).toEqual({ data: { text: `HELLO ANN, IT IS ${year}` } });
    expect((await get('/api/public/v1/greetings/ann?loud=perhaps')).statusCode).toBe(400);
    expect((await get('/api/public/v1/greetings/ann?other=1')).statusCode).toBe(400);
    expect((await get('/api/employer/v1/greetings/ann')).statusCode).toBe(401);
    const { paths } = (await get('/api/openapi.json')).json<{ paths: object }>();
    expect(paths).toHaveProperty(['/api/public/v1/greetings/{name}', 'get', 'summary'], 'Says hello.');
    await app.close();
  });

  it('cannot take the place of another', async () => {
    const taken = ownEndpoints({ greet: { ...greet, path: '/jobs/{uuid}' } }, () => ({
      greet: () => ({ data: { text: '' } }),
    }));
    for (const endpoints of [[taken], [greetings, greetings]])
      await expect(createApp(api.appDeps, { endpoints })).rejects.toThrow(ExtensionError);
  });
});

describe('a task from outside', () => {
  const task = (name: string) => ({ name, cron: '* * * * *', run: async () => undefined });

  it.each(['mail', 'acme/', 'acme/weekly/news', 'Acme/weekly', ''])('is not called %j', (name) => {
    expect(() => checkTasks([task(name)])).toThrow(
      new ExtensionError(`The task '${name}' needs a name of two parts, as 'acme/weekly'.`),
    );
  });

  it('is there once', () => {
    expect(() => checkTasks([task('acme/a'), task('acme/b'), task('acme/a')])).toThrow(
      "Two tasks are called 'acme/a'.",
    );
  });
});
