import { inCamel, inPascal, inTitle } from './block-files.ts';

/** A plugin that is to be written. */
export interface NewPlugin {
  /** Small letters, digits and single hyphens: `opening-hours`. Its folder is called so too. */
  readonly name: string;
  /** The package by which what it is written with is imported: `boardwright`. */
  readonly from: string;
}

/** The line of `plugins/index.ts` by which a plugin is the board's. */
export const pluginExportOf = ({ name }: Pick<NewPlugin, 'name'>): string =>
  `export { ${inCamel(name)} } from './${name}/index.ts';`;

/**
 * A plugin as it begins: small, whole, and answering.
 * @returns its files, by their path in `plugins/`
 */
export function pluginFiles({ name, from }: NewPlugin): Readonly<Record<string, string>> {
  const [camel, Pascal, title] = [inCamel(name), inPascal(name), inTitle(name)];
  return {
    [`${name}/index.ts`]: `import { definePlugin, scope } from '${from}';
import { ${camel}Endpoints } from './endpoints.ts';

/** What the API has of it. */
export const ${camel} = definePlugin({
  name: '${name}',
  endpoints: ${camel}Endpoints,
  handlers: () => ({
    read${Pascal}: (_call, context) => ({ data: { board: scope(context).board.name } }),
  }),
  // Work by the clock: tasks: { weekly: { cron: '17 3 * * 1', run: async ({ db, clock }) => { … } } },
});
`,
    [`${name}/endpoints.ts`]: `import { defineEndpoint, one, shape } from '${from}';

/** GET /api/public/v1/${name}, in /api/docs with all others. */
const read${Pascal} = defineEndpoint({
  method: 'GET',
  path: '/${name}',
  roles: ['public'],
  summary: '${title} of the board.',
  reply: one(
    shape({
      type: 'object',
      required: ['board'],
      additionalProperties: false,
      properties: { board: { type: 'string' } },
    }),
  ),
});

export const ${camel}Endpoints = { read${Pascal} } as const;
`,
    [`${name}/${name}.test.ts`]: `import { openPluginApi, type PluginApi } from '${from}/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ${camel} } from './index.ts';

let board: PluginApi;
beforeAll(async () => {
  board = await openPluginApi(${camel});
}, 120_000);
afterAll(() => board.close());

const read = (host: string) =>
  board.api.app.inject({ url: '/api/public/v1/${name}', headers: { 'x-site-host': host } });

it('is that of the board at the host that is asked for', async () => {
  const answer = await read('other.localhost');
  expect(answer.json()).toEqual({ data: { board: 'Other' } });
});

it('is of no board where no site lives', async () => {
  expect((await read('nowhere.example')).statusCode).toBe(404);
});
`,
  };
}
