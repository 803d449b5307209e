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

/** How far an admin's list counts what it finds: more costs as much time as there are rows, and nobody reads them one by one. */
export const countedTo = 5_000;

/** How far it counts what a search for words finds, which is looked up row after row: who reads more of it looks for more words. */
export const foundTo = 2_000;

/** How many rows a view of an admin's list has: exact up to `countedTo`; `countedTo + 1` stands for all that is more. */
export const countedRows = { type: 'integer', minimum: 0, maximum: countedTo + 1 } as const;

/**
 * False where a search finds more than is counted: the number of each view is then of those that were seen, and there are at
 * least so many. Left out where all numbers are as `countedRows` has them.
 */
export const countsAreExact = { type: 'boolean' } as const;

/** A list's page, as `docs/decisions` settle it. `aggregations` counts jobs per segment id (§3 'List has aggregations.segment_ids'). */
export interface PageMeta {
  readonly total: number;
  /** False where there are more than `total`, which an admin's list counts no further than `countedTo`; left out where it is exact. */
  readonly total_is_exact?: boolean;
  readonly page: number;
  readonly limit: number;
  readonly last_page: number;
  readonly aggregations?: { readonly segment_ids: Readonly<Record<string, number>> };
  /** The word the search used instead, when nothing matched what was typed. */
  readonly corrected?: string;
  /** What may have been meant, when the words as typed are there but rare. */
  readonly suggested?: string;
  /** The place a typed location was understood as. */
  readonly location?: FoundLocation;
  /** The words that were looked for, where others were understood; may be empty. */
  readonly searched?: string;
  /** Words of the search that were taken for facets, a way of working or a place, in their order. */
  readonly understood?: readonly UnderstoodTerms[];
}

/** The place that a location, or words of a search, were understood as. */
export interface FoundLocation {
  readonly name: string;
  /** Absent for a region, which is an area. */
  readonly lat?: number;
  readonly lon?: number;
  readonly is_region?: boolean;
  /** Places that may have been meant instead; present, if only empty, where the place was guessed. */
  readonly others?: readonly {
    readonly name: string;
    /** The province or the like it lies in; empty for one that is a region itself. */
    readonly region: string;
    readonly country_code: string;
    readonly lat?: number;
    readonly lon?: number;
  }[];
}

/** Words of a search that narrow the list instead of being looked for. */
export interface UnderstoodTerms {
  /** As they were typed. */
  readonly word: string;
  /** The search without them: what taking them away searches for. */
  readonly search: string;
  readonly segment_ids?: readonly number[];
  readonly remote?: boolean;
  readonly location_name?: string;
}

const metaSchema = {
  type: 'object',
  required: ['total', 'page', 'limit', 'last_page'],
  additionalProperties: false,
  properties: {
    total: { type: 'integer' },
    total_is_exact: { type: 'boolean' },
    page: { type: 'integer' },
    limit: { type: 'integer' },
    last_page: { type: 'integer' },
    aggregations: {
      type: 'object',
      additionalProperties: false,
      properties: { segment_ids: { type: 'object', additionalProperties: { type: 'integer' } } },
    },
    corrected: { type: 'string' },
    suggested: { type: 'string' },
    searched: { type: 'string' },
    location: {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: { type: 'string' },
        lat: { type: 'number' },
        lon: { type: 'number' },
        is_region: { type: 'boolean' },
        others: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              name: { type: 'string' },
              region: { type: 'string' },
              country_code: { type: 'string' },
              lat: { type: 'number' },
              lon: { type: 'number' },
            },
          },
        },
      },
    },
    understood: {
      type: 'array',
      items: {
        type: 'object',
        required: ['word', 'search'],
        additionalProperties: false,
        properties: {
          word: { type: 'string' },
          search: { type: 'string' },
          segment_ids: { type: 'array', items: { type: 'integer' } },
          remote: { type: 'boolean' },
          location_name: { type: 'string' },
        },
      },
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

/**
 * Envelope of a page of a search: `{data: […], partial?: […], meta}`. `partial` holds what has only some of what was
 * asked for, where all of it gives less than a page.
 */
export function searchPage<Value>(entity: Shape<Value>): Shape<{
  readonly data: readonly Value[];
  readonly partial?: readonly Value[];
  readonly meta: PageMeta;
}> {
  const entities = { type: 'array', items: entity.schema };
  return {
    schema: {
      type: 'object',
      required: ['data', 'meta'],
      additionalProperties: false,
      properties: { data: entities, partial: entities, meta: metaSchema },
    },
  };
}
