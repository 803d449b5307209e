import { defineEndpoint } from '../define-endpoint.ts';
import { blockPreset, blockPresetsReply } from '../entities/site-document.ts';
import { one } from '../shape.ts';
import { blockKey, css, uid, settingsByLocale } from './site-builder-parts.ts';

export const findPresets = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{siteId:int}/block-presets',
  roles: ['admin'],
  // Read with the site, on which every workspace stands.
  area: 'everyone',
  summary: 'Blocks that were kept for use elsewhere, newest first.',
  reply: blockPresetsReply,
  errors: ['notFound'],
});

export const createPreset = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/sites/{siteId:int}/block-presets',
  roles: ['admin'],
  area: 'pages',
  summary: 'Keeps a block, as it is now, for use elsewhere.',
  body: {
    type: 'object',
    required: ['uid', 'name', 'key', 'settings'],
    additionalProperties: false,
    properties: {
      uid,
      name: { type: 'string', minLength: 1, maxLength: 80 },
      key: blockKey,
      settings: settingsByLocale,
      custom_styles: css,
    },
  },
  status: 201,
  reply: one(blockPreset),
  errors: ['notFound', 'validation'],
});

export const renamePreset = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/block-presets/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Gives a preset another name. Who read another one than it has by now is refused with the one it has.',
  body: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 80 },
      /** The name that was read; without it the new one is set whatever it was. */
      was: { type: 'string', maxLength: 80 },
    },
  },
  errors: ['notFound', 'validation', 'conflict'],
});

export const deletePreset = defineEndpoint({
  method: 'DELETE',
  path: '/job-board-builder/block-presets/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary: 'Takes a preset away; for 30 days it can be put back.',
  errors: ['notFound'],
});

export const restorePreset = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/block-presets/{id:int}/restore',
  roles: ['admin'],
  area: 'pages',
  summary: 'Puts a deleted preset back.',
  errors: ['notFound'],
});

export const blockPresets = {
  findPresets,
  createPreset,
  renamePreset,
  deletePreset,
  restorePreset,
} as const;
