import { normalised } from '@boardwright/api-client/contract';
import type { FeedItem, FeedValue } from '../../platform/remote/feed-shape.ts';

export type { FeedValue };

export type FeedObject = { [name: string]: FeedValue };

/** One item with its place in the feed, counting from 1. */
export interface RawItem extends FeedItem {
  readonly number: number;
}

/** Called with what a feed holds, in the order of its text. XML and JSON speak the same language here. */
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
