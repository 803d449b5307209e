import type { HostSource } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

/** The hosts of a site. */
export const hosts: HostSource = {
  list: async (id) =>
    (await withFieldMessages(client.siteBuilder.findSiteHosts({ params: { id }, as }))).data,
  listDeleted: async (id) =>
    (await withFieldMessages(client.siteBuilder.findDeletedSiteHosts({ params: { id }, as }))).data,
  add: async (id, host) =>
    (await withFieldMessages(client.siteBuilder.addSiteHost({ params: { id }, body: { host }, as }))).data,
  verify: async (id, host) =>
    (await withFieldMessages(client.siteBuilder.verifySiteHost({ params: { id }, body: { host }, as }))).data,
  makeMain: async (id, host) => {
    const body = { host, origin: location.origin };
    return (await withFieldMessages(client.siteBuilder.chooseMainHost({ params: { id }, body, as }))).data;
  },
  remove: (id, host) =>
    withFieldMessages(client.siteBuilder.removeSiteHost({ params: { id }, body: { host }, as })),
  restore: async (id, host) =>
    (await withFieldMessages(client.siteBuilder.restoreSiteHost({ params: { id }, body: { host }, as })))
      .data,
};
