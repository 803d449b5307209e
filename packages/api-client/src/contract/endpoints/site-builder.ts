import { defineEndpoint } from '../define-endpoint.ts';
import { savedRow, siteDocument } from '../entities/site-document.ts';
import { sitePresence } from '../entities/site-presence.ts';
import { one } from '../shape.ts';
import { blockPresets } from './block-presets.ts';
import { experimentEndpoints } from './experiments.ts';
import { outdatedTextEndpoints } from './outdated-texts.ts';
import { pageForwardEndpoints } from './page-forwards.ts';
import { pagePublishing } from './page-publishing.ts';
import { previewLinkEndpoints } from './preview-links.ts';
import { siteHostEndpoints } from './site-hosts.ts';
import { siteBlocks } from './site-blocks.ts';
import { anything, id, revision, uid } from './site-builder-parts.ts';
import { sitePages } from './site-pages.ts';

/** Specification §7 'Site content', the admin's part: a site is built by these calls alone. */
export const readSiteDocument = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/document',
  roles: ['admin'],
  area: 'everyone',
  summary: 'A whole site as an admin edits it: every page and block in every language.',
  reply: one(siteDocument),
  errors: ['notFound'],
});

export const sharePresence = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/sites/{id:int}/presence',
  roles: ['admin'],
  area: 'everyone',
  changesNothing: true,
  summary:
    'Says where in the editor one is, every few seconds; answers how far the content has come (who has an older version reads the document again) and who else is in the editor, where.',
  body: {
    type: 'object',
    required: ['editor'],
    additionalProperties: false,
    properties: {
      /** This open window. */
      editor: uid,
      page_id: id,
      /** The block that is chosen. */
      block_id: id,
    },
  },
  reply: one(sitePresence),
  errors: ['notFound', 'validation'],
});

export const endPresence = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/sites/{id:int}/presence/{uuid}',
  roles: ['admin'],
  area: 'everyone',
  changesNothing: true,
  summary: 'Says that an open window of the editor is closed; a second time changes nothing.',
  status: 204,
  errors: ['notFound'],
});

export const updateSite = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/sites/{id:int}',
  roles: ['admin'],
  area: 'site',
  summary: 'Changes settings of a site; what is not named stays. A null takes a setting away.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      revision,
      /** Empty only while the site is a draft. */
      name: { type: 'string', maxLength: 120 },
      status: { enum: ['draft', 'active'] },
      settings: anything,
      /** By upper-case language. */
      texts: { type: 'object', maxProperties: 50, additionalProperties: anything },
      /** What a script may be, and how many there are, their own schema says, as that of a block does of its settings. */
      cookie_scripts: { type: 'array', items: anything },
    },
  },
  reply: one(savedRow),
  errors: ['notFound', 'conflict', 'validation'],
});

export const siteBuilder = {
  readSiteDocument,
  sharePresence,
  endPresence,
  updateSite,
  ...sitePages,
  ...pagePublishing,
  ...pageForwardEndpoints,
  ...previewLinkEndpoints,
  ...experimentEndpoints,
  ...outdatedTextEndpoints,
  ...siteHostEndpoints,
  ...siteBlocks,
  ...blockPresets,
} as const;
