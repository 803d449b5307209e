/** `npm run new endpoint NAME`: a call in the contract with its handler and a test: client, OpenAPI and docs follow. */
import { existsSync } from 'node:fs';
import { inRepository } from '../repository.mjs';
import { insertInto } from './insert.mjs';
import { inCamel, inPascal, inSentence, keyFrom } from './names.mjs';

const contract = 'packages/api-client/src/contract';

/** @type {import('./kinds.mjs').Kind} */
export const endpoint = {
  example: 'endpoint opening-hours',
  plan(given) {
    const named = keyFrom('endpoint', 'the endpoint', given);
    if (!('key' in named)) return named;
    const { key } = named;
    const taken = [`${contract}/endpoints/${key}.ts`, `hosts/api/src/${key}`].find((path) =>
      existsSync(inRepository(path)),
    );
    if (taken) return { problem: `There is something called '${key}' already: ${taken}` };
    return {
      files: endpointFiles(key),
      tests: ['--project=api', `hosts/api/src/${key}/`],
      next: `GET /api/public/v1/${key} answers, the client has the call, and its test passes. Now make it yours:
  ${contract}/endpoints/${key}.ts        method, path, roles, query, body, reply and errors
  hosts/api/src/${key}/${key}.handlers.ts   load, authorise, act, present; SQL goes to ${key}.queries.ts
  hosts/api/src/${key}/${key}.test.ts       what a caller gets
CONTRIBUTING.md, 'Add an endpoint', goes on from here.`,
    };
  },
};

/** @param {string} key */
function endpointFiles(key) {
  const name = inCamel(key);
  const Name = inPascal(key);
  const here = `hosts/api/src/${key}/${key}`;
  return {
    [`${contract}/endpoints/${key}.ts`]: `import { defineEndpoint } from '../define-endpoint.ts';
import { one, shape } from '../shape.ts';

/** Say here where the specification asks for it. */
export const read${Name} = defineEndpoint({
  method: 'GET',
  path: '/${key}',
  roles: ['public'],
  summary: '${inSentence(key)} of the board.',
  reply: one(
    shape({
      type: 'object',
      additionalProperties: false,
      required: ['board'],
      properties: { board: { type: 'string' } },
    }),
  ),
});

export const ${name} = { read${Name} } as const;
`,
    ...insertInto(
      `${contract}/index.ts`,
      [`\n/** The whole API,`, `import { ${name} } from './endpoints/${key}.ts';\n`],
      [`} as const;\nexport type Contract`, `  ${name},\n`],
    ),
    [`${here}.handlers.ts`]: `import type { Contract } from '@boardwright/api-client/contract';
import { scope } from '../platform/http/context.ts';
import type { Handlers } from '../platform/http/mount.ts';

/** Say here which calls of the specification these are. */
export function ${name}Handlers(): Handlers<Contract['${name}']> {
  return {
    read${Name}: async (_, context) => ({ data: { board: scope(context).board.name } }),
  };
}
`,
    [`${here}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../test/request.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('${key}', () => {
  it('is that of the board at the host that is asked for', async () => {
    const { status, body } = await ask(api, 'public/v1/${key}');
    expect(status).toBe(200);
    expect(body.data.board).not.toBe('');
  });

  it('is of no board where no site lives', async () => {
    expect((await ask(api, 'public/v1/${key}', { host: 'nowhere.example' })).status).toBe(404);
  });
});
`,
    ...insertInto(
      'hosts/api/src/app.ts',
      [
        `\n/** Milliseconds a call may take`,
        `import { ${name}Handlers } from './${key}/${key}.handlers.ts';\n`,
      ],
      [
        `\n  addPublicFiles(app, deps);`,
        `  mount(app, '${name}', contract.${name}, ${name}Handlers(), deps);\n`,
      ],
    ),
    ...insertInto('boundaries/api-layers.js', [
      `  alerts: [],\n`,
      `  ${/^[a-z]+$/.test(key) ? key : `'${key}'`}: [],\n`,
    ]),
  };
}
