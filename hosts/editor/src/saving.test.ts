import type { Client } from '@boardwright/api-client';
import { openPluginApi } from '@boardwright/api/testing';
import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import { editorSite, saveCommand } from '@boardwright/editor';
import { readSite } from '@boardwright/editor/read-site';
import { editedEffectsContract } from '@boardwright/editor/testing';
import { afterAll, beforeAll } from 'vitest';

const schemas: Readonly<Record<string, BlockSchema>> = coreSchemas;
const schemaOf = (key: string): BlockSchema | undefined => schemas[key];
const memory = { read: () => undefined, write: () => undefined };

let api: Awaited<ReturnType<typeof openPluginApi>>;
let client: Client;
beforeAll(async () => {
  api = await openPluginApi();
  client = await api.clientFor('admin');
  const site = await readSite(client, 'localhost', memory);
  const settings = { supported_languages: ['nl', 'en'] };
  await client.siteBuilder.updateSite({ params: { id: site.document.id }, body: { settings }, as: 'admin' });
  // The database is made anew: not a measure of speed.
}, 120_000);
afterAll(() => api.close());

// The API keeps what effects of any other application owe the editor: over its own database, by its own handlers.
editedEffectsContract(() => ({
  save: (command, confirmed) => saveCommand(command, confirmed, { api: client, schemaOf, now: () => 0 }),
  read: async () => editorSite(await readSite(client, 'localhost', memory), schemaOf).edited,
}));
