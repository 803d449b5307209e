import { locales } from '@boardwright/messages';
import { defineEndpoint } from '../define-endpoint.ts';
import { token } from '../entities/account.ts';
import {
  deletedSiteShape,
  runSites,
  runSiteShape,
  siteDeletion,
  siteDeletionReasonLength,
  siteFilePreview,
  siteHandover,
  siteTemplates,
} from '../entities/sites.ts';
import { sentUploadName } from '../entities/upload.ts';
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
    'Starts a site: an empty one, one of a template, a copy of another, or one of a file that was sent: with the pages, settings, categories, articles, landing pages, redirects, products and pictures of these, and nothing of any person. It is a draft. Only for admins of all sites.',
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
      /** Of the parts of a file that were sent; it goes once the site is there. */
      upload: sentUploadName,
      /** What becomes of blocks of plugins that this server does not have: kept, they appear once it has them. */
      unknown_blocks: { enum: ['leave_out', 'keep'], default: 'leave_out' },
      /** The field of work whose look, pages and categories it begins with. */
      template: { enum: siteTemplates },
      /** Of an empty one, or one of a template; the colour goes before the template's. */
      languages: { type: 'array', maxItems: 10, items: { enum: locales } },
      default_language: { enum: locales },
      primary_color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    },
  },
  status: 201,
  reply: one(runSiteShape),
  errors: ['validation', 'notFound', 'teamOfAllSites', 'tooManyRequests'],
});

const exportSite = defineEndpoint({
  method: 'GET',
  path: '/sites/{id:int}/export',
  roles: ['admin'],
  area: 'site',
  // Drafts and what is for admins alone are in it.
  changesNothing: false,
  summary:
    'A whole site as a file (zip): what a copy has, with its pictures and nothing of any person. It can be imported at any server.',
  perMinute: 10,
  produces: 'binary',
  errors: ['notFound', 'tooManyRequests'],
});

const sendSiteFile = defineEndpoint({
  method: 'PUT',
  path: '/sites/files/{upload}/parts/{part:int}',
  roles: ['admin'],
  area: 'site',
  // It is kept for a day, for who sent it alone.
  changesNothing: true,
  summary:
    'Keeps a part of the file of a site for a day, under a random name of the sender: 40 digits from 0 to f. Parts count from 1; one sent twice is the last. With the first one, files that the admin sent before go. Only for admins of all sites.',
  perMinute: 240,
  consumes: 'multipart',
  errors: ['notFound', 'fileUpload', 'fileTooLarge', 'teamOfAllSites', 'tooManyRequests'],
});

const readSiteFile = defineEndpoint({
  method: 'GET',
  path: '/sites/files/{upload}',
  roles: ['admin'],
  area: 'site',
  changesNothing: false,
  summary:
    'What a site of the file would have. One that is damaged, of a later version, or does not fit what this server has, is refused with all that is wrong.',
  perMinute: 30,
  reply: one(siteFilePreview),
  errors: ['notFound', 'validation', 'teamOfAllSites', 'tooManyRequests'],
});

const readSiteDeletion = defineEndpoint({
  method: 'GET',
  path: '/sites/{id:int}/deletion',
  roles: ['admin'],
  area: 'site',
  changesNothing: false,
  summary:
    'What deleting a site would take along, counted now, and what is still open there. Only for admins of all sites.',
  reply: one(siteDeletion),
  errors: ['notFound', 'teamOfAllSites'],
});

const deleteSite = defineEndpoint({
  method: 'POST',
  path: '/sites/{id:int}/deletion',
  roles: ['admin'],
  area: 'site',
  logsReason: true,
  summary:
    'Deletes a site: from now on it answers nobody, and nothing is mailed, imported or billed for it. For 30 days it can be put back, then it is deleted for good with all that is in it. Never the last one, nor the one that is called, nor one with payments under way. Only for admins of all sites.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['name', 'reason'],
    additionalProperties: false,
    properties: {
      /** What the site is called, typed by the admin; of one without a name its main host. */
      name: { type: 'string', maxLength: 253 },
      /** For who may put it back. */
      reason: { type: 'string', maxLength: siteDeletionReasonLength },
      /** That the admin settles unpaid invoices and what was paid for and still runs; asked for where there are any. */
      settles: { type: 'boolean', default: false },
    },
  },
  reply: one(deletedSiteShape),
  errors: [
    'notFound',
    'validation',
    'teamOfAllSites',
    'lastSite',
    'siteOneIsAt',
    'sitePaymentsOpen',
    'siteDeleted',
    'siteNotDeleted',
    'tooManyRequests',
  ],
});

const restoreSite = defineEndpoint({
  method: 'DELETE',
  path: '/sites/{id:int}/deletion',
  roles: ['admin'],
  area: 'site',
  summary:
    'Puts a deleted site back as it was, within 30 days: with its hosts, accounts, jobs and all else. Only for admins of all sites.',
  perMinute: 10,
  reply: one(runSiteShape),
  errors: ['notFound', 'teamOfAllSites', 'siteNotDeleted', 'siteNotRestorable', 'tooManyRequests'],
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

export const sites = {
  findSites,
  startSite,
  exportSite,
  sendSiteFile,
  readSiteFile,
  readSiteDeletion,
  deleteSite,
  restoreSite,
  enterSite,
  acceptHandover,
} as const;
