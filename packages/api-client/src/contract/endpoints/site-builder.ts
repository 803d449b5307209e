import { defineEndpoint } from '../define-endpoint.ts';
import { savedRow, siteDocument, siteVersion } from '../entities/site-document.ts';
import { one } from '../shape.ts';
import { blockPresets } from './block-presets.ts';
import { siteBlocks } from './site-blocks.ts';
import { anything, revision } from './site-builder-parts.ts';
import { sitePages } from './site-pages.ts';

/** Specification §7 'Site content', the admin's part: a site is built by these calls alone. */
export const readSiteDocument = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/document',
  roles: ['admin'],
  summary: 'A whole site as an admin edits it: every page and block in every language.',
  reply: one(siteDocument),
  errors: ['notFound'],
});

export const readSiteVersion = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/version',
  roles: ['admin'],
  summary: 'How far the content of a site has come: who has an older version reads the document again.',
  reply: one(siteVersion),
  errors: ['notFound'],
});

export const updateSite = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/sites/{id:int}',
  roles: ['admin'],
  summary: 'Changes settings of a site; what is not named stays. A null takes a setting away.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      revision,
      /** Empty only while the site is a draft. */
      name: { type: 'string', maxLength: 120 },
      status: { enum: ['draft', 'active'] },
      settings: anything,
      /** By upper-case language. */
      texts: { type: 'object', maxProperties: 50, additionalProperties: anything },
      cookie_scripts: { type: 'array', maxItems: 50, items: anything },
    },
  },
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation'],
});

export const siteBuilder = {
  readSiteDocument,
  readSiteVersion,
  updateSite,
  ...sitePages,
  ...siteBlocks,
  ...blockPresets,
} as const;
