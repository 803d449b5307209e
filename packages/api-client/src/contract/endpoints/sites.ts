import { locales } from '@boardwright/messages';
import { defineEndpoint } from '../define-endpoint.ts';
import { token } from '../entities/account.ts';
import { runSites, runSiteShape, siteHandover } from '../entities/sites.ts';
import { one } from '../shape.ts';

/** The sites of an installation: each a board of its own, at hosts of its own. */
const findSites = defineEndpoint({
  method: 'GET',
  path: '/sites',
  roles: ['admin'],
  // The frame of every workspace offers to go to them.
  area: 'everyone',
  summary: 'The sites that the admin may enter, the oldest first. An admin of one site has that one.',
  reply: one(runSites),
});

const startSite = defineEndpoint({
  method: 'POST',
  path: '/sites',
  roles: ['admin'],
  area: 'site',
  summary:
    'Starts a site: an empty one, or a copy of another with its pages, settings, categories, articles, landing pages, redirects, products and pictures, and nothing of any person. It is a draft. Only for admins of all sites.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['name', 'host'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: 120 },
      /** The host name of the new site, without a port. It answers there at once. */
      host: { type: 'string', maxLength: 253 },
      /** Of the site that is copied; absent for an empty one. */
      source_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      /** Of an empty one. */
      languages: { type: 'array', maxItems: 10, items: { enum: locales } },
      default_language: { enum: locales },
      primary_color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    },
  },
  status: 201,
  reply: one(runSiteShape),
  errors: ['validation', 'notFound', 'teamOfAllSites', 'tooManyRequests'],
});

const enterSite = defineEndpoint({
  method: 'POST',
  path: '/sites/{id:int}/enter',
  roles: ['admin'],
  area: 'everyone',
  changesNothing: true,
  summary:
    'Where the admin goes to be at another site, logged in. The address works once, for a minute, and while the session lasts that asked for it.',
  perMinute: 30,
  reply: one(siteHandover),
  errors: ['notFound', 'siteWithoutAddress', 'tooManyRequests'],
});

const acceptHandover = defineEndpoint({
  method: 'POST',
  path: '/handover',
  roles: ['admin'],
  area: 'everyone',
  open: ['admin'],
  summary: 'Logs in who comes from another site, by the token of the address that site gave. Works once.',
  perMinute: 20,
  body: {
    type: 'object',
    required: ['token'],
    additionalProperties: false,
    properties: { token: { type: 'string', minLength: 1, maxLength: 200 } },
  },
  reply: one(token),
  errors: ['linkExpired', 'tooManyRequests'],
});

export const sites = { findSites, startSite, enterSite, acceptHandover } as const;
