import { calls, endpointUrl } from '@boardwright/api-client';
import type { SitesApi } from '@boardwright/editor';
import type { RunSites } from '@boardwright/api-client/contract';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
/** Every workspace asks for them. */
let known: Promise<RunSites> | undefined;
const listeners = new Set<() => void>();

async function find(): Promise<RunSites> {
  try {
    return (await withFieldMessages(client.sites.findSites({ as }))).data;
  } catch (error) {
    known = undefined;
    throw error;
  }
}

/** After a change they are asked for again, by whoever shows them. */
function changed(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

/** The sites of the installation. */
export const sites: SitesApi = {
  find: () => (known ??= find()),
  async start(body) {
    const { data } = await withFieldMessages(client.sites.startSite({ body, as }));
    changed();
    return data;
  },
  readDeletion: async (id) =>
    (await withFieldMessages(client.sites.readSiteDeletion({ params: { id }, as }))).data,
  async remove(id, body) {
    const { data } = await withFieldMessages(client.sites.deleteSite({ params: { id }, body, as }));
    changed();
    return data;
  },
  async restore(id) {
    const { data } = await withFieldMessages(client.sites.restoreSite({ params: { id }, as }));
    changed();
    return data;
  },
  exportAddress: (id) => endpointUrl(calls.sites.exportSite, as, { id }),
  async sendPart(upload, part, content) {
    const file = { content, name: 'part' };
    await withFieldMessages(client.sites.sendSiteFile({ params: { upload, part }, file, as }));
  },
  preview: async (upload) =>
    (await withFieldMessages(client.sites.readSiteFile({ params: { upload }, as }))).data,
  onStarted(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  async enter(id) {
    const { data } = await withFieldMessages(client.sites.enterSite({ params: { id }, as }));
    location.assign(data.url);
  },
};
