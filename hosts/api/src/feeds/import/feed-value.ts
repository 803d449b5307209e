import { normalised } from '@boardwright/api-client/contract';
/**
 * An item of a feed, whatever its notation: elements and keys are properties, repeated elements and arrays are
 * lists, an attribute is a property `@name`, the text beside attributes or elements is `#text`.
 */
export type FeedValue = string | number | boolean | null | FeedValue[] | { [name: string]: FeedValue };
export type FeedObject = { [name: string]: FeedValue };

/** One item as it stands in the feed. */
export interface RawItem {
  /** Its place in the feed, counting from 1. */
  number: number;
  /** The line on which it begins. */
  line: number;
  value: FeedValue;
}

/** Told what a feed holds, in the order of its text. XML and JSON speak the same language here. */
export interface TreeListener {
  open(name: string, line: number): void;
  attribute(name: string, value: string): void;
  text(value: string | number | boolean | null): void;
  close(): void;
}

export function isFeedObject(value: FeedValue | undefined): value is FeedObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name as synonyms are compared: no prefix, no diacritics, no punctuation, lower case. `tt:Post-Code` → `postcode`. */
export function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const plain = normalised(name.replace(/^.*:/, ''), 'NFD')
    .replace(/[^\p{L}\p{N}#*]/gu, '')
    .toLowerCase();
  // Names repeat with every item; a hostile feed with endless names must not fill the memory.
  if (plainNames.size < 5000) plainNames.set(name, plain);
  return plain;
}
const plainNames = new Map<string, string>();
