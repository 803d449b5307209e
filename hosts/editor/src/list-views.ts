import type { ListViewsApi } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const calls = client.listViews;

/** Views of lists that an admin stores. */
export const listViews: ListViewsApi = {
  find: async (list) => (await withFieldMessages(calls.findListViews({ query: { list }, as }))).data,
  create: async (list, view) =>
    (await withFieldMessages(calls.createListView({ body: { list, ...view }, as }))).data,
  change: async (uuid, body) =>
    (await withFieldMessages(calls.changeListView({ params: { uuid }, body, as }))).data,
  remove: (uuid) => withFieldMessages(calls.removeListView({ params: { uuid }, as })),
  restore: (uuid) => withFieldMessages(calls.restoreListView({ params: { uuid }, as })),
};
