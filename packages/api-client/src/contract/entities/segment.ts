import { shape, type ValueOf } from '../shape.ts';

export const segmentGroupSchema = {
  type: 'object',
  required: ['id', 'key', 'name', 'jobs', 'candidates', 'organisations'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    key: { type: 'string' },
    name: { type: 'string' },
    jobs: { type: 'boolean' },
    candidates: { type: 'boolean' },
    organisations: { type: 'boolean' },
  },
} as const;
export const segmentGroup = shape(segmentGroupSchema);
export type SegmentGroup = ValueOf<typeof segmentGroup>;

export const segmentSchema = {
  type: 'object',
  required: ['id', 'name', 'segment_group_id'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    segment_group_id: { type: 'integer' },
    icon: { type: 'string' },
    /** Numbers of those that became a part of it: addresses that name them mean it. */
    former_ids: { type: 'array', items: { type: 'integer' } },
  },
} as const;
export const segment = shape(segmentSchema);
export type Segment = ValueOf<typeof segment>;
