import { readFile } from 'node:fs/promises';
import { type FeedMapping, type FeedMappingField, feedMappingSchema } from '@boardwright/api-client/contract';
import { Ajv } from 'ajv';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { type FeedField, feedFields } from './field-names.ts';
import { plainName } from './feed-value.ts';

/** Where a feed says a job's fields, where its names do not tell. */
export interface FieldMapping {
  /** End of the path to the items, as 'offers.offer'. */
  item?: string | undefined;
  /** Plain paths within the item, first choice first. */
  paths: Partial<Record<FeedField, readonly string[]>>;
  /** What holds for jobs that say nothing. */
  defaults: Partial<Record<FeedField, string | number | boolean>>;
}

export const noMapping: FieldMapping = { paths: {}, defaults: {} };

/** A person's mapping over that of a feed's shape. */
export function joinMappings(shape: FieldMapping, own: FieldMapping): FieldMapping {
  return {
    item: own.item,
    paths: { ...shape.paths, ...own.paths },
    defaults: { ...shape.defaults, ...own.defaults },
  };
}

/** `salaryMin` is written `salary_min` in a mapping file, like every other name on the wire. */
export function wireName(field: FeedField): FeedMappingField {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as FeedMappingField;
}
export const mappingFields: readonly string[] = feedFields.map(wireName);

const isMapping = new Ajv({ allowUnionTypes: true, allErrors: true }).compile<FeedMapping>(feedMappingSchema);

/** Reads a mapping. Throws FeedProblem, naming the place, when it is not one. */
export function parseMapping(json: unknown): FieldMapping {
  if (!isMapping(json)) {
    const [first] = isMapping.errors ?? [];
    const extra = first?.params['additionalProperty'];
    const what = extra
      ? `"${String(extra)}" is not a field; known are ${mappingFields.join(', ')}`
      : first?.message;
    throw new FeedProblem(
      `The mapping file is not right at "${first?.instancePath || '/'}": ${what ?? 'unknown'}.`,
    );
  }
  const paths: FieldMapping['paths'] = {};
  const defaults: FieldMapping['defaults'] = {};
  for (const field of feedFields) {
    const given = json.fields?.[wireName(field)];
    if (given !== undefined) paths[field] = [given].flat().map(plainPath);
    const fallback = json.defaults?.[wireName(field)];
    if (fallback !== undefined) defaults[field] = fallback;
  }
  return { item: json.item, paths, defaults };
}

/** Throws FeedProblem when the file is no JSON or no mapping. */
export async function readMapping(file: string): Promise<FieldMapping> {
  const text = await readFile(file, 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError)
      throw new FeedProblem(`The mapping file is not JSON: ${cause.message}.`);
    throw cause;
  }
  return parseMapping(json);
}

/** 'pay/@min', 'pay.min' and '$.pay.min' name the same. */
function plainPath(written: string): string {
  return written
    .replace(/^\$[./]/, '')
    .split(/[./]/)
    .filter((step) => step !== '' && step !== '#text' && step !== 'text()')
    .map((step) => plainName(step.replace('@', '')))
    .join('.');
}
