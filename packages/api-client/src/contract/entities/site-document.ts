import { list, shape, type ValueOf } from '../shape.ts';

const anything = { type: 'object', additionalProperties: true } as const;
const moment = { type: 'string', format: 'date-time' } as const;

/** Settings of a block in one language. `revision` grows with each save: a stale one is refused (409 `conflict`). */
const localeSettings = {
  type: 'object',
  required: ['id', 'revision', 'version', 'settings'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    revision: { type: 'integer' },
    /** Of the block's schema. */
    version: { type: 'integer' },
    /** With the wire's prefix. */
    settings: anything,
  },
} as const;

const documentBlock = {
  type: 'object',
  required: ['id', 'key', 'isGlobal', 'revision', 'custom_styles', 'settings'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    key: { type: 'string' },
    isGlobal: { type: 'boolean' },
    revision: { type: 'integer' },
    custom_styles: { type: 'string' },
    /** By upper-case language. */
    settings: { type: 'object', additionalProperties: localeSettings },
  },
} as const;

const documentPage = {
  type: 'object',
  required: ['id', 'key', 'revision', 'path', 'settings', 'blocks'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    key: { type: 'string' },
    revision: { type: 'integer' },
    /** Path per lower-case language. */
    path: { type: 'object', additionalProperties: { type: 'string' } },
    /** Label, title and description by upper-case language. */
    settings: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['id', 'revision', 'settings'],
        additionalProperties: false,
        properties: { id: { type: 'integer' }, revision: { type: 'integer' }, settings: anything },
      },
    },
    /** Numbers of its blocks from top to bottom, shared ones among them. */
    blocks: { type: 'array', items: { type: 'integer' } },
  },
} as const;

/** A whole site as an admin edits it: every page and block in every language. */
export const siteDocument = shape({
  type: 'object',
  required: [
    'id',
    'status',
    'name',
    'job_board_id',
    'revision',
    'version',
    'default_language',
    'supported_languages',
    'settings',
    'texts',
    'cookie_scripts',
    'pages',
    'blocks',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    status: { enum: ['draft', 'active'] },
    name: { type: 'string' },
    job_board_id: { type: 'integer' },
    /** Of its settings. */
    revision: { type: 'integer' },
    /** Of everything: it grows by one with each save. */
    version: { type: 'integer' },
    default_language: { type: 'string' },
    supported_languages: { type: 'array', items: { type: 'string' } },
    /** Settings that are the same in every language; the site's password is never among them. */
    settings: anything,
    /** Settings that are texts, by upper-case language. */
    texts: { type: 'object', additionalProperties: anything },
    cookie_scripts: { type: 'array', items: anything },
    pages: { type: 'array', items: documentPage },
    blocks: { type: 'array', items: documentBlock },
  },
});
export type SiteDocument = ValueOf<typeof siteDocument>;
export type DocumentPage = SiteDocument['pages'][number];
export type DocumentBlock = SiteDocument['blocks'][number];

export const documentBlockShape = shape(documentBlock);

/** A page with the blocks that came with it. */
export const createdPage = shape({
  type: 'object',
  required: ['page', 'blocks'],
  additionalProperties: false,
  properties: { page: documentPage, blocks: { type: 'array', items: documentBlock } },
});

/** What a save answers: the row, and the number the next save must name. */
export const savedRow = shape({
  type: 'object',
  required: ['id', 'revision'],
  additionalProperties: false,
  properties: { id: { type: 'integer' }, revision: { type: 'integer' } },
});

/** A path that a page had, and where it leads. */
export const pageForward = shape({
  type: 'object',
  required: ['id', 'page_id', 'from', 'to', 'is_taken', 'created_at', 'deleted_at'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    page_id: { type: 'integer' },
    /** Address paths with their language, as `/en/about`. */
    from: { type: 'string' },
    to: { type: 'string' },
    /** Another page stands there now, and is shown instead. */
    is_taken: { type: 'boolean' },
    created_at: { type: 'string' },
    /** When it was deleted; of one that leads to its page null. */
    deleted_at: { anyOf: [moment, { type: 'null' }] },
  },
});
export type PageForward = ValueOf<typeof pageForward>;

/** A host that a site answers at, or waits to. */
export const siteHost = shape({
  type: 'object',
  required: ['host', 'state', 'record'],
  additionalProperties: false,
  properties: {
    host: { type: 'string' },
    /** `main`: the address that mails, feeds and search engines get. `waiting`: until its record is found. */
    state: { enum: ['main', 'verified', 'waiting'] },
    /** The TXT record that shows that a waiting host may be used. */
    record: {
      anyOf: [
        {
          type: 'object',
          required: ['name', 'value'],
          additionalProperties: false,
          properties: { name: { type: 'string' }, value: { type: 'string' } },
        },
        { type: 'null' },
      ],
    },
  },
});
export type SiteHost = ValueOf<typeof siteHost>;

/** A host that a site gave up in the last 30 days. */
export const deletedSiteHost = shape({
  type: 'object',
  required: ['host', 'was', 'deleted_at'],
  additionalProperties: false,
  properties: {
    host: { type: 'string' },
    /** What it is again once it is restored. */
    was: { enum: ['verified', 'waiting'] },
    deleted_at: moment,
  },
});
export type DeletedSiteHost = ValueOf<typeof deletedSiteHost>;

/** A block kept for use elsewhere: its kind and its settings by upper-case language. */
export const blockPreset = shape({
  type: 'object',
  required: ['id', 'name', 'key', 'settings', 'custom_styles', 'author', 'created_at'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    key: { type: 'string' },
    settings: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['version', 'settings'],
        additionalProperties: false,
        properties: { version: { type: 'integer' }, settings: anything },
      },
    },
    custom_styles: { type: 'string' },
    author: { type: 'string' },
    created_at: moment,
  },
});
export type BlockPreset = ValueOf<typeof blockPreset>;

/** What a page was at a moment: the same parts as in the document. */
const snapshot = {
  type: 'object',
  required: ['page', 'blocks'],
  additionalProperties: false,
  properties: { page: documentPage, blocks: { type: 'array', items: documentBlock } },
} as const;

/** When visitors see what is saved. */
export const publishingWays = ['live', 'by_hand'] as const;
export type PublishingWay = (typeof publishingWays)[number];

/** Characters in the name of a revision. */
export const longestRevisionName = 60;

export const pageRevision = shape({
  type: 'object',
  required: ['id', 'page_id', 'author', 'name', 'created_at', 'snapshot'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    page_id: { type: 'integer' },
    author: { type: 'string' },
    /** Empty for most. One that has a name is kept for good, and nothing more becomes of it. */
    name: { type: 'string' },
    created_at: moment,
    snapshot,
  },
});
export type PageRevision = ValueOf<typeof pageRevision>;
export type PageSnapshot = PageRevision['snapshot'];

/** Characters in the name of a release. */
export const longestReleaseName = 80;

/** What goes to visitors, or from them, once its time has come: pages as they were when it was planned. */
const publishPlanSchema = {
  type: 'object',
  required: [
    'id',
    'name',
    'due_at',
    'pages',
    'offline',
    'blocks',
    'appearance',
    'back_of',
    'author',
    'done_at',
    'problem',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    /** Of a release; null for what is planned from a page. */
    name: { type: ['string', 'null'] },
    /** Null for a release without a time: what is saved of it goes once somebody says so. */
    due_at: { anyOf: [moment, { type: 'null' }] },
    /** Pages that go to visitors. */
    pages: { type: 'array', items: { type: 'integer' } },
    /** Pages that are taken from them. */
    offline: { type: 'array', items: { type: 'integer' } },
    /** Shared blocks that change with them. */
    blocks: { type: 'array', items: { type: 'integer' } },
    /** How the site looks changes with them: its theme, name and pictures. */
    appearance: { type: 'boolean' },
    /** The plan whose pages go back by it to what visitors had before. */
    back_of: { type: ['integer', 'null'] },
    /** Who planned it. */
    author: { type: 'string' },
    /** Null while it waits. */
    done_at: { anyOf: [moment, { type: 'null' }] },
    /** Why it did not go when its time had come; it waits still. */
    problem: { type: ['string', 'null'] },
  },
} as const;
export const publishPlan = shape(publishPlanSchema);
export type PublishPlan = ValueOf<typeof publishPlan>;

/** How a site publishes, and of one that does so by hand how its pages stand to what visitors have. */
export const sitePublication = shape({
  type: 'object',
  required: ['publishing', 'pages', 'changed_blocks', 'changed_appearance', 'plans'],
  additionalProperties: false,
  properties: {
    /** `live`: visitors see each save at once. `by_hand`: a page as it was published last, once the site is open. */
    publishing: { enum: publishingWays },
    /** Empty for a site that is live at once, or not open yet. */
    pages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'published', 'is_changed'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer' },
          /** By whom, and when; null for a page that visitors do not have. */
          published: {
            anyOf: [
              {
                type: 'object',
                required: ['author', 'at'],
                additionalProperties: false,
                properties: {
                  /** Empty for what stood there when publishing by hand began. */
                  author: { type: 'string' },
                  at: moment,
                },
              },
              { type: 'null' },
            ],
          },
          /** Something of its own was saved since. */
          is_changed: { type: 'boolean' },
        },
      },
    },
    /** Shared blocks of which something was saved that visitors do not have. */
    changed_blocks: { type: 'array', items: { type: 'integer' } },
    /** Settings of the site's appearance of which something was saved that visitors do not have, by their names. */
    changed_appearance: { type: 'array', items: { type: 'string' } },
    /** Blocks of which a test runs: they do not change meanwhile. */
    tested_blocks: { type: 'array', items: { type: 'integer' } },
    /** What waits, and what was done in the last 30 days; the earliest first. */
    plans: { type: 'array', items: publishPlanSchema },
  },
});
export type SitePublication = ValueOf<typeof sitePublication>;

/** A page as visitors have it; null for one that they do not have. */
export const publishedPage = shape({
  type: 'object',
  required: ['published'],
  additionalProperties: false,
  properties: { published: { anyOf: [snapshot, { type: 'null' }] } },
});

export const blockPresetsReply = list(blockPreset);

/** What a save of a block's settings answers: its design is that of every language, and their rows have it now. */
export const savedSettings = shape({
  type: 'object',
  required: ['id', 'revision', 'others'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    revision: { type: 'integer' },
    /** The other languages that changed with it, by upper-case language. */
    others: { type: 'object', additionalProperties: localeSettings },
  },
});
