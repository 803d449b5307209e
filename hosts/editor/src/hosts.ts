import type { HostSource } from '@boardwright/engine/editor';
import { client } from './engine.ts';
import { told } from './told.ts';

const as = 'admin';

/** The hosts of a site. */
export const hosts: HostSource = {
  list: async (id) => (await told(client.siteBuilder.findSiteHosts({ params: { id }, as }))).data,
  add: async (id, host) =>
    (await told(client.siteBuilder.addSiteHost({ params: { id }, body: { host }, as }))).data,
  verify: async (id, host) =>
    (await told(client.siteBuilder.verifySiteHost({ params: { id }, body: { host }, as }))).data,
  makeMain: async (id, host) => {
    const body = { host, origin: location.origin };
    return (await told(client.siteBuilder.chooseMainHost({ params: { id }, body, as }))).data;
  },
  remove: (id, host) => told(client.siteBuilder.removeSiteHost({ params: { id }, body: { host }, as })),
};
