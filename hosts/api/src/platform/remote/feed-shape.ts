import type { FeedMapping } from '@boardwright/api-client/contract';

/**
 * An item of a feed, whatever its notation: elements and keys are properties, repeated elements and arrays are
 * lists, an attribute is a property `@name`, the text beside attributes or elements is `#text`.
 */
export type FeedValue = string | number | boolean | null | FeedValue[] | { [name: string]: FeedValue };

/** One item as it stands in a feed. */
export interface FeedItem {
  /** The line on which it begins, counting from 1. */
  readonly line: number;
  readonly value: FeedValue;
}

/** How feeds of one kind are read, beside the XML and JSON that the product reads. */
export interface FeedShape {
  /** Small letters, digits and hyphens, as `acme-csv`. */
  readonly name: string;
  /** Whether a feed is of this shape, by its first 4000 letters. Asked before the product's own; it leaves theirs alone. */
  readonly recognises: (beginning: string) => boolean;
  /**
   * Its items, one after the other, while its text comes: nothing of it is to be in memory as a whole.
   * @param open gives the text from its beginning, in pieces of any size; as often as it is called
   * @throws FeedProblem where the text is broken: nothing of the feed is imported then
   */
  readonly items: (open: () => AsyncIterable<string>) => AsyncIterable<FeedItem>;
  /** Where items say a job's fields whose names do not tell, as a mapping file has it. What somebody maps goes before. */
  readonly mapping?: FeedMapping;
}
