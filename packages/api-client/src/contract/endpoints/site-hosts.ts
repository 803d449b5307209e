import { defineEndpoint } from '../define-endpoint.ts';
import { deletedSiteHost, siteHost } from '../entities/site-document.ts';
import { list, one } from '../shape.ts';

const named = {
  type: 'object',
  required: ['host'],
  additionalProperties: false,
  properties: { host: { type: 'string', maxLength: 300 } },
} as const;

/** The hosts that a site answers at (specification §6). */
const findSiteHosts = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/hosts',
  roles: ['admin'],
  area: 'site',
  summary: 'Where the site answers, its main address first, and the hosts that wait for their record.',
  reply: list(siteHost),
  errors: ['notFound'],
});

const addSiteHost = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/sites/{id:int}/hosts',
  roles: ['admin'],
  area: 'site',
  summary:
    'Asks for a host. It answers once it is verified by the record in the answer. One that was removed in the last 30 days is restored.',
  body: named,
  status: 201,
  reply: one(siteHost),
  errors: ['notFound', 'validation'],
});

const verifySiteHost = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/sites/{id:int}/hosts/verify',
  roles: ['admin'],
  area: 'site',
  summary: 'Looks for the TXT record of a waiting host; where it stands, the site answers there from now on.',
  perMinute: 20,
  body: named,
  reply: one(siteHost),
  errors: ['notFound', 'validation', 'tooManyRequests'],
});

const chooseMainHost = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/sites/{id:int}/hosts/main',
  roles: ['admin'],
  area: 'site',
  overwrites: 'One of the hosts that are there: the last choice stands, and nothing that was typed is lost.',
  summary: 'Makes a verified host the main address: mails, feeds and search engines are told this one.',
  body: {
    ...named,
    properties: {
      ...named.properties,
      /** Where the caller is now, with scheme and port, as a browser says it. */
      origin: { type: 'string', maxLength: 300 },
    },
  },
  reply: one(siteHost),
  errors: ['notFound', 'validation'],
});

const removeSiteHost = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/sites/{id:int}/hosts/remove',
  roles: ['admin'],
  area: 'site',
  summary:
    'The site no longer answers at a host. Its main address cannot be removed. It can be restored for 30 days.',
  body: named,
  errors: ['notFound', 'validation'],
});

const findDeletedSiteHosts = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/hosts/deleted',
  roles: ['admin'],
  area: 'site',
  summary: 'The hosts that the site gave up in the last 30 days, the last one first.',
  reply: list(deletedSiteHost),
  errors: ['notFound'],
});

const restoreSiteHost = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/sites/{id:int}/hosts/restore',
  roles: ['admin'],
  area: 'site',
  summary:
    'Restores a host that was removed in the last 30 days, as it was: verified, or waiting for the same record; waiting while another site waits for it too. Refused where another site answers there now.',
  body: named,
  reply: one(siteHost),
  errors: ['notFound', 'validation'],
});

export const siteHostEndpoints = {
  findSiteHosts,
  findDeletedSiteHosts,
  addSiteHost,
  verifySiteHost,
  chooseMainHost,
  removeSiteHost,
  restoreSiteHost,
} as const;
