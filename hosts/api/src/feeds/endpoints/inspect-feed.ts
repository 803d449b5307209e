import {
  type FeedInspection,
  type FeedMapping,
  type FeedMappingField,
  feedMappingFields,
} from '@boardwright/api-client/contract';
import { createReadStream } from 'node:fs';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import type { FeedShape } from '../../platform/remote/feed-shape.ts';
import type { RawItem } from '../import/feed-value.ts';
import { fetchFeed } from '../import/fetch-feed.ts';
import { feedFields } from '../import/field-names.ts';
import { indexItem, pathOf, scalarPaths } from '../import/item-fields.ts';
import { statusPaths } from '../import/item-status.ts';
import { itemValues } from '../import/item-values.ts';
import { mapItem } from '../import/map-item.ts';
import { type FieldMapping, joinMappings, parseMapping, wireName } from '../import/mapping-file.ts';
import { findShape, readFeed } from '../import/read-feed.ts';
import { plainText } from '../../platform/http/sanitise.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { feedReason } from './feed-reasons.ts';

/** Bytes of a feed's beginning that show how it is built. */
const headLength = 2 * 1024 * 1024;
/** Somebody waits for it; a call may take ten seconds. */
const timeout = 7000;
const mostItems = 100;
const mostPaths = 200;
const mostSamples = 3;
const sampleLength = 120;
const previews = 3;

export interface Inspected {
  readonly address: string;
  readonly mapping: FeedMapping;
  readonly company: string | null;
}

interface Asked {
  readonly locale: RequestContext['locale'];
  readonly allowPrivate: boolean;
  readonly shapes: readonly FeedShape[];
  readonly now: Date;
}

/**
 * Reads the beginning of a feed and says how it is built.
 * @throws FeedProblem where it cannot be fetched or read
 */
export async function inspectFeed(
  { address, mapping, company }: Inspected,
  { locale, allowPrivate, shapes, now }: Asked,
): Promise<FeedInspection> {
  const own = parseMapping(mapping);
  const fetched = await fetchFeed(address, { allowPrivate, timeout, head: headLength });
  try {
    const options = { item: own.item, charset: fetched.charset, shapes };
    const open = () => createReadStream(fetched.file);
    const shape = await findShape(open, { ...options, whole: fetched.whole });
    const fields = joinMappings(shape.mapping, own);
    const { items, whole } = await readSome(readFeed(open, shape, options), fetched.whole);
    const paths = pathsOf(items, fields);
    const context = {
      mapping: fields,
      hasReference: shape.hasReference,
      organisation: company ?? shape.organisation,
      base: fetched.base,
      now,
    };
    const mapped = items.flatMap((item) => mapItem(item, context) ?? []);
    return {
      item: items.length > 0 ? (fields.item ?? shape.path ?? null) : null,
      items: items.length,
      whole,
      company: shape.organisation ?? null,
      paths,
      missing: missingOf(paths, fields, context),
      first: mapped.slice(0, previews).map((one) =>
        'draft' in one
          ? {
              title: one.draft.title,
              company: one.draft.organisation,
              place: one.draft.place.name,
              reasons: [],
            }
          : {
              title: one.rejected.title ?? null,
              company: null,
              place: null,
              reasons: one.rejected.reasons.map((reason) => feedReason(locale, reason)),
            },
      ),
    };
  } finally {
    await fetched.discard();
  }
}

/** The first items; what was cut off on purpose ends in the middle, which is no fault of the feed. */
async function readSome(
  feed: AsyncIterable<RawItem>,
  isWhole: boolean,
): Promise<{ items: RawItem[]; whole: boolean }> {
  const items: RawItem[] = [];
  try {
    for await (const item of feed) {
      if (items.length === mostItems) return { items, whole: false };
      items.push(item);
    }
  } catch (error) {
    if (isWhole || !(error instanceof FeedProblem)) throw error;
  }
  return { items, whole: isWhole };
}

interface FoundPath {
  readonly samples: Set<string>;
  count: number;
  readonly fields: Set<FeedMappingField>;
  /** A value of it tells whether a job is open. */
  isStatus: boolean;
}

function pathsOf(items: readonly RawItem[], mapping: FieldMapping): FeedInspection['paths'] {
  const found = new Map<string, FoundPath>();
  const named = new Set(Object.values(mapping.paths).flat());
  for (const item of items) {
    const index = indexItem(item.value);
    for (const [path, values] of scalarPaths(index)) {
      const known = found.get(path);
      if (!known && found.size >= mostPaths) continue;
      const entry = known ?? { samples: new Set<string>(), count: 0, fields: new Set(), isStatus: false };
      found.set(path, entry);
      entry.count += 1;
      for (const value of values)
        if (entry.samples.size < mostSamples) entry.samples.add(lineOf(String(value)));
    }
    for (const field of feedFields) {
      if (field === 'status') continue;
      const path = pathOf(index, field, mapping.paths[field]);
      if (path !== undefined) found.get(path)?.fields.add(wireName(field));
    }
    for (const path of statusPaths(itemValues(index, mapping), mapping)) {
      const entry = found.get(path);
      if (entry) entry.isStatus = true;
    }
  }
  return [...found].map(([path, { samples, count, fields, isStatus }]) => ({
    path,
    samples: [...samples],
    count,
    // What tells of open or closed is that, unless a person said otherwise; of several others that read it, the one that
    // comes first in the list of fields weighs most.
    field:
      isStatus && (fields.size === 0 || !named.has(path))
        ? 'status'
        : (feedMappingFields.find((field) => fields.has(field)) ?? null),
  }));
}

function lineOf(value: string): string {
  const line = plainText(value);
  return line.length > sampleLength ? `${line.slice(0, sampleLength - 1)}…` : line;
}

const needed = ['title', 'reference', 'description', 'organisation'] as const;

function missingOf(
  paths: FeedInspection['paths'],
  { defaults }: FieldMapping,
  {
    organisation,
    hasReference,
  }: { readonly organisation?: string | undefined; readonly hasReference: boolean },
): FeedMappingField[] {
  const given = new Set(paths.map(({ field }) => field));
  const isThere = {
    title: defaults.title !== undefined,
    // Where items have no reference their addresses stand in.
    reference: !hasReference && (given.has('apply_url') || given.has('url')),
    // A job's text may stand in parts.
    description: given.has('company_text') || given.has('requirements') || given.has('summary'),
    organisation: organisation !== undefined || defaults.organisation !== undefined,
  };
  return needed.filter((field) => !given.has(field) && !isThere[field]);
}
