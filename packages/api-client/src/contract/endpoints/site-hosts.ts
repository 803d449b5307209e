import { defineEndpoint } from '../define-endpoint.ts';
import { siteHost } from '../entities/site-document.ts';
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
  summary: 'Asks for a host. It answers once it is verified by the record in the answer.',
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
  summary: 'The site no longer answers at a host. Its main address cannot be removed.',
  body: named,
  errors: ['notFound', 'validation'],
});

export const siteHostEndpoints = {
  findSiteHosts,
  addSiteHost,
  verifySiteHost,
  chooseMainHost,
  removeSiteHost,
} as const;
