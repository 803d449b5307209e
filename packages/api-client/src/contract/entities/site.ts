import { shape, type ValueOf } from '../shape.ts';
import { runningExperiment } from './experiment.ts';
import { previewSchema } from './preview-link.ts';

const anything = { type: 'object', additionalProperties: true } as const;

/** A block as it is stored and sent: its settings keep the wire prefix, blocks-schema reads them (§3 'Page'). */
export const storedBlock = {
  type: 'object',
  required: ['id', 'key', 'order', 'page_id', 'isGlobal', 'settingsId', 'settingsVersion', 'settings'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    key: { type: 'string' },
    order: { type: 'integer' },
    page_id: { type: ['integer', 'null'] },
    isGlobal: { type: 'boolean' },
    settingsId: { type: ['integer', 'null'] },
    settingsVersion: { type: 'integer' },
    settings: anything,
    custom_styles: { type: 'string' },
  },
} as const;

export const storedPage = {
  type: 'object',
  required: ['id', 'key', 'path', 'settings', 'blocks'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    /** The page kind's identifier, as 'p-job-list' (§2). */
    key: { type: 'string' },
    /** Path per locale. */
    path: { type: 'object', additionalProperties: { type: 'string' } },
    settings: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page_label: { type: 'string' },
        page_title: { type: 'string' },
        page_description: { type: 'string' },
        page_image: { type: 'string' },
        page_noindex: { type: 'boolean' },
      },
    },
    blocks: { type: 'array', items: storedBlock },
    /** Languages, lower case, in which search engines are to leave it out; only where there are any. */
    noindex_locales: { type: 'array', items: { type: 'string' } },
  },
} as const;

export const site = shape({
  type: 'object',
  required: [
    'id',
    'status',
    'name',
    'job_board_id',
    'locale',
    'version',
    'settings',
    'cookie_scripts',
    'pages',
  ],
  additionalProperties: false,
  properties: {
    /** Only where visitors see a page as it was published last, and the editor has what comes after. */
    publishing: { enum: ['by_hand'] },
    /** Only for who calls by a preview link. */
    preview: previewSchema,
    /** Blocks of which some visitors see another version, in this language; only for visitors. */
    experiments: { type: 'array', items: runningExperiment },
    id: { type: 'integer' },
    status: { enum: ['draft', 'active'] },
    name: { type: 'string' },
    job_board_id: { type: 'integer' },
    locale: { type: 'string' },
    /** Grows with every change an admin makes: caches compare it. */
    version: { type: 'integer' },
    settings: anything,
    cookie_scripts: { type: 'array', items: anything },
    pages: { type: 'array', items: storedPage },
  },
});
export type Site = ValueOf<typeof site>;
export type StoredPage = Site['pages'][number];
export type StoredBlock = StoredPage['blocks'][number];
