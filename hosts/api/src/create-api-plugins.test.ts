import { defineEndpoint, list, shape } from '@boardwright/api-client/contract';
import { sql } from './platform/database/drizzle.ts';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderWithTables } from '../test/folder-with-tables.ts';
import { type Api, createApi } from './create-api.ts';
import { ownTable, rowsOf } from './platform/plugins/own-table.ts';
import { definePlugin, type Plugin } from './platform/plugins/plugin.ts';
import { PluginError } from './platform/plugins/plugin-error.ts';
import { seedEmpty } from './seeding/seed-empty.ts';

let dataFolder: string;
let api: Api | undefined;
beforeEach(async () => {
  dataFolder = await folderWithTables();
});
afterEach(async () => {
  await api?.close();
  api = undefined;
  await rm(dataFolder, { recursive: true, force: true });
});

const open = async (...plugins: readonly Plugin[]): Promise<Api> => {
  api = await createApi({
    dataFolder,
    plugins,
    seed: async ({ connection: { db } }) => {
      if ((await db.execute(sql`select 1 from sites`)).rows.length === 0)
        await seedEmpty({ db }, { url: (host) => `http://${host}:3000` });
    },
  });
  return api;
};

const note = shape({
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: { type: 'string', maxLength: 200 } },
});
const findNotes = defineEndpoint({
  method: 'GET',
  path: '/notes',
  roles: ['public'],
  summary: 'Lists the notes of the board.',
  reply: list(note),
});
const notes = ownTable('acme-notes', 'notes', (of) => ({
  id: of.serial().primaryKey(),
  text: of.text().notNull(),
}));
const acmeNotes = definePlugin({
  name: 'acme-notes',
  migrations: [
    {
      name: '0001-start',
      sql: [
        `create table notes (
          id serial primary key, text text not null,
          site_id integer not null references public.sites (id) on delete cascade
        )`,
      ],
    },
  ],
  endpoints: { findNotes },
  handlers: ({ db }) => ({
    findNotes: async (_call, context) => ({ data: [...(await rowsOf(db, notes, context).find())] }),
  }),
  tasks: { weekly: { cron: '17 3 * * 1', run: async () => undefined } },
});

describe('a plugin in a data folder', () => {
  it('is found again by the next start, with its rows', async () => {
    const first = await open(acmeNotes);
    const tenant = await first.deps.tenants.atHost('localhost');
    await rowsOf(first.deps.db, notes, { tenant }).add({ text: 'Remember the tides' });
    await first.close();
    const second = await open(acmeNotes);
    const answer = await second.app.inject({ url: '/api/public/v1/notes', headers: { host: 'localhost' } });
    expect(answer.json()).toEqual({ data: [{ text: 'Remember the tides' }] });
    const { rows } = await second.deps.db.execute(sql`select name from queue.schedule where name like '%/%'`);
    expect(rows).toEqual([{ name: 'acme-notes/weekly' }]);
  });

  it('that cannot be taken in leaves no trace', async () => {
    await rm(dataFolder, { recursive: true });
    await expect(open(acmeNotes, acmeNotes)).rejects.toThrow(PluginError);
    expect(existsSync(dataFolder)).toBe(false);
  });

  it('whose migration or handlers fail ends the start, with nothing left open', async () => {
    const migrations = [{ name: '1', sql: ['create table'] }];
    await expect(open({ ...acmeNotes, migrations })).rejects.toThrow("the plugin 'acme-notes' failed");
    const handlers = () => {
      throw new Error('No key');
    };
    await expect(open({ ...acmeNotes, handlers })).rejects.toThrow('cannot be made: No key');
    // The folder is free, and nothing of it is done by the clock.
    const { deps } = await open();
    const { rows } = await deps.db.execute(sql`select name from queue.schedule where name like '%/%'`);
    expect(rows).toEqual([]);
  });
});
