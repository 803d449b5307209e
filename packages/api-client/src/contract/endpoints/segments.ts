import { defineEndpoint } from '../define-endpoint.ts';
import {
  adminSegment,
  adminSegmentGroup,
  importedSegment,
  mostSegments,
  segmentMerge,
  segmentNames,
  starterSegment,
} from '../entities/admin-segment.ts';
import { siteTemplates } from '../entities/sites.ts';
import { list, one } from '../shape.ts';
import { readRevision } from './query-keys.ts';

const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const icon = { type: ['string', 'null'], maxLength: 60, pattern: '^[a-z0-9-]*$' } as const;

/** The groups that segments stand in, and what an admin does with segments (specification §3 'Segments'). */
const findSegmentGroups = defineEndpoint({
  method: 'GET',
  path: '/segment-groups',
  roles: ['admin'],
  area: 'content',
  summary: 'The groups of segments in their order, with how many the board offers of each.',
  reply: list(adminSegmentGroup),
});

const findGroupSegments = defineEndpoint({
  method: 'GET',
  path: '/segment-groups/{id:int}/segments',
  roles: ['admin'],
  area: 'content',
  summary:
    'All segments of a group that the board offers, in their order, with the jobs that have them; with `match[archived]=set` those it has archived, the last first.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { 'match[archived]': { enum: ['none', 'set'], default: 'none' } },
  },
  reply: list(adminSegment),
  errors: ['notFound'],
});

const createSegment = defineEndpoint({
  method: 'POST',
  path: '/segments',
  roles: ['admin'],
  area: 'content',
  summary:
    'Adds a segment to a group, as its last, for this board. Its name is needed in the first language of the site.',
  body: {
    type: 'object',
    required: ['segment_group_id', 'name'],
    additionalProperties: false,
    properties: { segment_group_id: id, name: segmentNames, icon },
  },
  status: 201,
  reply: one(adminSegment),
  errors: ['notFound', 'validation'],
});

const updateSegment = defineEndpoint({
  method: 'PUT',
  path: '/segments/{id:int}',
  roles: ['admin'],
  area: 'content',
  summary:
    'Changes a segment; what is left out stays, also a language of its name. Who read another `revision` is refused with what there is now.',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { name: segmentNames, icon, revision: readRevision },
  },
  reply: one(adminSegment),
  errors: ['notFound', 'segmentShared', 'validation', 'conflict'],
});

const orderSegments = defineEndpoint({
  method: 'PUT',
  path: '/segment-groups/{id:int}/order',
  roles: ['admin'],
  area: 'content',
  summary:
    'Puts the segments of a group in this order; those that are not named come after them, as they stood.',
  body: {
    type: 'object',
    required: ['ids'],
    additionalProperties: false,
    properties: {
      ids: { type: 'array', maxItems: mostSegments, uniqueItems: true, items: id },
      /** The order that was read; without it they are put in the new one whatever it was. */
      was: { type: 'array', maxItems: mostSegments, uniqueItems: true, items: id },
    },
  },
  reply: list(adminSegment),
  errors: ['notFound', 'conflict', 'segmentShared'],
});

const archiveSegment = defineEndpoint({
  method: 'POST',
  path: '/segments/{id:int}/archive',
  roles: ['admin'],
  area: 'content',
  summary:
    'Offers a segment to nobody any more. Jobs, resumes and alerts that have it keep it, and have it again once it is restored. Said again it changes nothing.',
  reply: one(adminSegment),
  errors: ['notFound', 'segmentShared'],
});

const restoreSegment = defineEndpoint({
  method: 'POST',
  path: '/segments/{id:int}/restore',
  roles: ['admin'],
  area: 'content',
  summary: 'Offers a segment again that was archived. Said again it changes nothing.',
  reply: one(adminSegment),
  errors: ['notFound', 'segmentShared', 'validation'],
});

const previewSegmentMerge = defineEndpoint({
  method: 'GET',
  path: '/segments/{id:int}/merge',
  roles: ['admin'],
  area: 'content',
  summary: 'What would have another segment, were this one to become a part of it.',
  query: {
    type: 'object',
    required: ['into'],
    additionalProperties: false,
    properties: { into: id },
  },
  reply: one(segmentMerge),
  errors: ['notFound', 'segmentShared', 'validation'],
});

const mergeSegment = defineEndpoint({
  method: 'POST',
  path: '/segments/{id:int}/merge',
  roles: ['admin'],
  area: 'content',
  summary:
    'Makes a segment a part of another of its group: whatever has it has the other instead, for good. Its name in a feed and its number in an address mean the other from then on. It is archived; restored, it begins anew.',
  body: { type: 'object', required: ['into'], additionalProperties: false, properties: { into: id } },
  reply: one(adminSegment),
  errors: ['notFound', 'segmentShared', 'validation'],
});

const importSegments = defineEndpoint({
  method: 'POST',
  path: '/segment-groups/{id:int}/import',
  roles: ['admin'],
  area: 'content',
  summary:
    'Adds the segments of a list to a group: one a line, its names in the order of the languages of the site with a semicolon or a tab between them. What the group has already is left alone; a line that is wrong keeps none of the others from being added. With `dry_run` it only says what would become of each.',
  body: {
    type: 'object',
    required: ['text'],
    additionalProperties: false,
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 400_000 },
      dry_run: { type: 'boolean', default: false },
    },
  },
  reply: list(importedSegment),
  errors: ['notFound', 'validation'],
});

const addStarterSet = defineEndpoint({
  method: 'POST',
  path: '/segments/starter-set',
  roles: ['admin'],
  area: 'content',
  summary:
    'Adds the segments of a field of work to their groups, in the languages of the site, so that an empty board can begin. What a group has already is left alone. With `dry_run` it only says what would become of each.',
  body: {
    type: 'object',
    required: ['field'],
    additionalProperties: false,
    properties: { field: { enum: siteTemplates }, dry_run: { type: 'boolean', default: false } },
  },
  reply: list(starterSegment),
  errors: ['validation'],
});

export const segments = {
  findSegmentGroups,
  findGroupSegments,
  createSegment,
  updateSegment,
  orderSegments,
  archiveSegment,
  restoreSegment,
  previewSegmentMerge,
  mergeSegment,
  importSegments,
  addStarterSet,
} as const;
