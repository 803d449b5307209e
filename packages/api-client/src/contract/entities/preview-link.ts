import { shape, type ValueOf } from '../shape.ts';

const moment = { type: 'string', format: 'date-time' } as const;

/** Characters in the name of a preview link. */
export const longestPreviewName = 80;
/** Days that a preview link works at most; as long it is listed after its end. */
export const longestPreviewDays = 30;

/** A link by which somebody without an account sees what is not published yet, until it ends. */
export const previewLink = shape({
  type: 'object',
  required: ['id', 'page_id', 'name', 'whole_site', 'token', 'ends_at', 'is_over', 'opened', 'opened_at'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    /** Where it leads. */
    page_id: { type: 'integer' },
    /** For whom it is; may be empty. */
    name: { type: 'string' },
    /** Every page is shown as it is saved, not this one alone. */
    whole_site: { type: 'boolean' },
    token: { type: 'string' },
    ends_at: moment,
    /** It has ended. */
    is_over: { type: 'boolean' },
    /** How often somebody came by it. */
    opened: { type: 'integer' },
    opened_at: { anyOf: [moment, { type: 'null' }] },
  },
});
export type PreviewLink = ValueOf<typeof previewLink>;

/** What a preview shows, for whom it is shown to. */
export const previewSchema = {
  type: 'object',
  required: ['page_id', 'whole_site', 'ends_at'],
  additionalProperties: false,
  properties: {
    page_id: { type: 'integer' },
    whole_site: { type: 'boolean' },
    ends_at: moment,
  },
} as const;
export const preview = shape(previewSchema);
export type Preview = ValueOf<typeof preview>;
