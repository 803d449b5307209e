import { Readable } from 'node:stream';
import type { OpenFeed } from '../../platform/remote/decode-text.ts';
import { mapItem, type JobDraft, type MapContext, type Rejection } from './map-item.ts';
import { noMapping } from './mapping-file.ts';
import { findShape, readFeed } from './read-feed.ts';

/** A feed in memory that can be opened again and again, in pieces of any size. */
export function feedOf(content: string | Uint8Array, pieceLength = 1000): OpenFeed {
  const bytes = Buffer.from(content as string);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) pieces.push(bytes.subarray(at, at + pieceLength));
  return () => Readable.from(pieces);
}

export const someDay = new Date('2026-11-20T12:00:00Z');

/** Reads and maps a whole feed. */
export async function readAll(open: OpenFeed, options: Partial<MapContext> = {}) {
  const mapping = options.mapping ?? noMapping;
  const shape = await findShape(open, { item: mapping.item });
  const drafts: JobDraft[] = [];
  const rejected: Rejection[] = [];
  const context = {
    hasReference: shape.hasReference,
    now: someDay,
    ...options,
    organisation: options.organisation ?? shape.organisation,
    mapping,
  };
  for await (const item of readFeed(open, shape, { item: mapping.item })) {
    const result = mapItem(item, context);
    if (result && 'draft' in result) drafts.push(result.draft);
    else if (result) rejected.push(result.rejected);
  }
  return { shape, drafts, rejected };
}
