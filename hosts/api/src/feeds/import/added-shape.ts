import { decodeText, type OpenFeed } from '../../platform/remote/decode-text.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import type { FeedItem, FeedShape, FeedValue } from '../../platform/remote/feed-shape.ts';
import type { RawItem } from './feed-value.ts';
import { indexItem, valuesOf } from './item-fields.ts';
import { clean } from './item-builder.ts';
import { noMapping, parseMapping } from './mapping-file.ts';
import type { FoundShape, ReadOptions } from './found-shape.ts';

/** Letters of a feed's beginning by which a plugin recognises it. */
export const beginningLength = 4000;
/** Items by which it is known whether they have references. */
const sampleItems = 100;

function cleaned(value: FeedValue): FeedValue {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  // A feed may name a field "__proto__".
  const fields = Object.create(null) as Record<string, FeedValue>;
  for (const [name, field] of Object.entries(value)) fields[name] = cleaned(field);
  return fields;
}

/** The items of a feed as a plugin reads them, with what no database keeps taken out. */
export async function* readAdded(
  shape: FeedShape,
  open: OpenFeed,
  options: ReadOptions,
): AsyncGenerator<RawItem> {
  let number = 0;
  const items: AsyncIterable<FeedItem> = shape.items(() => decodeText(open, options.charset));
  for await (const { line, value } of items) {
    number += 1;
    yield { number, line, value: cleaned(value) };
  }
}

/** What is found out of a feed that a plugin reads. @throws FeedProblem where it is broken near its beginning */
export async function findAdded(shape: FeedShape, open: OpenFeed, options: ReadOptions): Promise<FoundShape> {
  const mapping = shape.mapping ? parseMapping(shape.mapping) : noMapping;
  let hasReference = mapping.paths.reference !== undefined;
  try {
    for await (const { number, value } of readAdded(shape, open, options)) {
      hasReference ||= valuesOf(indexItem(value), 'reference').length > 0;
      if (hasReference || number >= sampleItems) break;
    }
  } catch (problem) {
    // Of a head, what was read until it ends is enough.
    if (options.whole !== false || !(problem instanceof FeedProblem)) throw problem;
  }
  return {
    notation: shape,
    mapping,
    path: shape.name,
    root: undefined,
    organisation: undefined,
    hasReference,
  };
}
