/** `npm run new plugin NAME`: a plugin of this installation's API, with its test, in the list that `npm start` reads. */
import { existsSync, readFileSync } from 'node:fs';
import { pluginExportOf, pluginFiles } from '../../packages/create-boardwright/src/plugin-files.ts';
import { inRepository } from '../repository.mjs';
import { keyFrom } from './names.mjs';

const list = 'start/plugins/index.ts';

/** @type {import('./kinds.mjs').Kind} */
export const plugin = {
  example: 'plugin opening-hours',
  plan(given) {
    const named = keyFrom('plugin', 'the plugin', given);
    if (!('key' in named)) return named;
    const { key: name } = named;
    if (existsSync(inRepository(`start/plugins/${name}`)))
      return { problem: `There is a plugin '${name}' already: start/plugins/${name}` };
    if (existsSync(inRepository(`packages/api-client/src/contract/endpoints/${name}.ts`)))
      return { problem: `A part of the API is called '${name}': please choose another name.` };
    // As in a board of somebody's own, where `boardwright new plugin` writes it.
    const files = Object.entries(pluginFiles({ name, from: 'boardwright' }));
    const listed = readFileSync(inRepository(list), 'utf8').replace(/^export \{\};\n/m, '');
    return {
      files: {
        ...Object.fromEntries(files.map(([path, text]) => [`start/plugins/${path}`, text])),
        [list]: `${listed}${pluginExportOf({ name })}\n`,
      },
      tests: ['--project=start options', `plugins/${name}/`],
      next: `GET /api/public/v1/${name} answers in npm start and npm run dev, and its test passes. Now make it yours:
  start/plugins/${name}/endpoints.ts   method, path, roles, query, body and reply
  start/plugins/${name}/index.ts       what answers; tables, tasks, feeds, payments, mails and files beside it
  start/plugins/${name}/${name}.test.ts   what a caller gets
docs/plugins.md goes on from here.`,
    };
  },
};
