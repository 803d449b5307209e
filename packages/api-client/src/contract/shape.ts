import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

declare const valueType: unique symbol;

/** A JSON schema together with the type it describes, inferred once where it is declared. */
export interface Shape<Value = unknown> {
  readonly schema: object;
  /** Type only. */
  readonly [valueType]?: Value;
}
/** The value a shape describes. */
export type ValueOf<S> = S extends Shape<infer Value> ? Value : never;

/** Declares a shape from a literal JSON schema. */
export function shape<const S extends JSONSchema, Value = FromSchema<S>>(schema: S): Shape<Value> {
  return { schema: schema as object };
}

/** A list's page, as `docs/decisions` settle it. `aggregations` counts jobs per segment id (§3 'List has aggregations.segment_ids'). */
export interface PageMeta {
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  readonly last_page: number;
  readonly aggregations?: { readonly segment_ids: Readonly<Record<string, number>> };
  /** The word the search used instead, when nothing matched what was typed. */
  readonly corrected?: string;
  /** The place a typed location was understood as. */
  readonly location?: { readonly name: string; readonly lat: number; readonly lon: number };
}

const metaSchema = {
  type: 'object',
  required: ['total', 'page', 'limit', 'last_page'],
  additionalProperties: false,
  properties: {
    total: { type: 'integer' },
    page: { type: 'integer' },
    limit: { type: 'integer' },
    last_page: { type: 'integer' },
    aggregations: {
      type: 'object',
      additionalProperties: false,
      properties: { segment_ids: { type: 'object', additionalProperties: { type: 'integer' } } },
    },
    corrected: { type: 'string' },
    location: {
      type: 'object',
      additionalProperties: false,
      properties: { name: { type: 'string' }, lat: { type: 'number' }, lon: { type: 'number' } },
    },
  },
} as const;

/** Envelope of one entity: `{data}`. */
export function one<Value>(entity: Shape<Value>): Shape<{ readonly data: Value }> {
  return {
    schema: {
      type: 'object',
      required: ['data'],
      additionalProperties: false,
      properties: { data: entity.schema },
    },
  };
}

/** Envelope of an unpaged list: `{data: […]}`. */
export function list<Value>(entity: Shape<Value>): Shape<{ readonly data: readonly Value[] }> {
  return {
    schema: {
      type: 'object',
      required: ['data'],
      additionalProperties: false,
      properties: { data: { type: 'array', items: entity.schema } },
    },
  };
}

/** Envelope of a page of a list: `{data: […], meta}`. */
export function page<Value>(
  entity: Shape<Value>,
): Shape<{ readonly data: readonly Value[]; readonly meta: PageMeta }> {
  return {
    schema: {
      type: 'object',
      required: ['data', 'meta'],
      additionalProperties: false,
      properties: { data: { type: 'array', items: entity.schema }, meta: metaSchema },
    },
  };
}
