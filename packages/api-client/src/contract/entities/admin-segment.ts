import { shape, type ValueOf } from '../shape.ts';

const integer = { type: 'integer' } as const;
const text = { type: 'string' } as const;

/** Longest name of a category, in characters. */
export const longestSegmentName = 80;
/** Categories that a group may have: all of them are sent to every page with a search. */
export const mostSegments = 1000;

/** A name by language, as `{ nl: 'Zorg', en: 'Care' }`; languages that the site does not have are kept. */
export const segmentNames = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: longestSegmentName },
  propertyNames: { pattern: '^[a-z]{2}$' },
  maxProperties: 30,
} as const;

/** A group of segments with their names in every language, to the board's admins. */
export const adminSegmentGroup = shape({
  type: 'object',
  required: ['id', 'key', 'name', 'jobs', 'candidates', 'organisations', 'total', 'archived'],
  additionalProperties: false,
  properties: {
    id: integer,
    key: text,
    name: segmentNames,
    /** Where it is offered. */
    jobs: { type: 'boolean' },
    candidates: { type: 'boolean' },
    organisations: { type: 'boolean' },
    /** Segments of it that the board offers, and that it has archived. */
    total: integer,
    archived: integer,
  },
});
export type AdminSegmentGroup = ValueOf<typeof adminSegmentGroup>;

/** A segment with all that an admin of the board may change. */
export const adminSegment = shape({
  type: 'object',
  required: [
    'id',
    'key',
    'segment_group_id',
    'name',
    'icon',
    'order',
    'archived_at',
    'merged_into',
    'shared',
    'jobs',
    'live_jobs',
    'revision',
  ],
  additionalProperties: false,
  properties: {
    id: integer,
    key: text,
    segment_group_id: integer,
    name: segmentNames,
    /** A lucide icon's name. */
    icon: { type: ['string', 'null'] },
    /** Its place within its group, from 0. */
    order: integer,
    /** Since when nobody is offered it; null: it is offered. */
    archived_at: { type: ['string', 'null'] },
    /** The names of the one that it became a part of; null: of none. */
    merged_into: { ...segmentNames, type: ['object', 'null'] },
    /** Another board offers it too: only an admin of all sites changes it. */
    shared: { type: 'boolean' },
    /** Jobs of the board that have it, and those of them that visitors find now. */
    jobs: integer,
    live_jobs: integer,
    /** Names its names and icon as they are stored, so that nobody overwrites what they have not read. */
    revision: integer,
  },
});
export type AdminSegment = ValueOf<typeof adminSegment>;

/** What would have another segment, were one to become a part of it. */
export const segmentMerge = shape({
  type: 'object',
  required: ['jobs', 'resumes', 'organisations', 'job_alerts', 'landing_pages', 'blocks'],
  additionalProperties: false,
  properties: {
    jobs: integer,
    resumes: integer,
    organisations: integer,
    job_alerts: integer,
    landing_pages: integer,
    /** Blocks of pages, and blocks that were kept for later, that show what has it. */
    blocks: integer,
  },
});
export type SegmentMerge = ValueOf<typeof segmentMerge>;

/** What became of a line of a list that is imported. */
export const importedSegmentStates = ['added', 'known', 'wrong'] as const;

export const importedSegment = shape({
  type: 'object',
  required: ['line', 'text', 'state', 'problem'],
  additionalProperties: false,
  properties: {
    /** From 1. */
    line: integer,
    text,
    state: { enum: importedSegmentStates },
    /** What is wrong with it, in the caller's language; null where nothing is. */
    problem: { type: ['string', 'null'] },
  },
});
export type ImportedSegment = ValueOf<typeof importedSegment>;

/** A category of a starter set, and what becomes of it: it is added, or its group has one of that name. */
export const starterSegment = shape({
  type: 'object',
  required: ['group', 'name', 'icon', 'state'],
  additionalProperties: false,
  properties: {
    /** The key of its group. */
    group: text,
    name: segmentNames,
    icon: { type: ['string', 'null'] },
    state: { enum: ['added', 'known'] },
  },
});
export type StarterSegment = ValueOf<typeof starterSegment>;
