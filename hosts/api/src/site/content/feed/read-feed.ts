import type { FeedItem } from '@boardwright/api-client/contract';
import { LRUCache } from 'lru-cache';
import { decodeWhole } from '../../../platform/remote/decode-text.ts';
import { FeedProblem } from '../../../platform/remote/feed-problem.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { plainText, sanitiseRichText } from '../../../platform/http/sanitise.ts';
import { feedLimits, fetchBytes, type FetchLimits } from './fetch-text.ts';
import { parseFeed, type RawItem } from './parse-feed.ts';

/** Milliseconds for which a feed's items are remembered, and for which that it could not be read. */
const remembered = { items: 10 * 60_000, failure: 60_000 } as const;
const most = 100;
const longestTitle = 300;

/** The text of a feed, by its byte order mark, its own declaration or what its server says. */
function decode(content: Buffer, type: string): string {
  const served = /charset="?([\w.:-]+)/i.exec(type)?.[1];
  try {
    return decodeWhole(content, served);
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    // Policy: an unknown character set is read as what most are.
    return new TextDecoder().decode(content);
  }
}

function webAddress(address: string, base: URL): string | undefined {
  const url = address === '' ? null : URL.parse(address, base.href);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}

/** The first picture in an item's text, for feeds that name none; their pixels that count readers are no pictures. */
function pictureIn(markup: string): string {
  for (const [tag] of markup.matchAll(/<img\b[^<>]{0,2000}>/gi)) {
    if (/\b(?:width|height)=["']?[01]\b/i.test(tag)) continue;
    const src = /\bsrc=["']([^"']+)["']/i.exec(tag)?.[1];
    if (src) return src.replaceAll('&amp;', '&');
  }
  return '';
}

function present(item: RawItem, base: URL): FeedItem | undefined {
  const link = webAddress(item.link, base);
  const title = plainText(item.title).slice(0, longestTitle);
  if (!link || title === '') return undefined;
  const time = Date.parse(item.date);
  return {
    title,
    link,
    description: sanitiseRichText(item.description),
    date: Number.isNaN(time) ? null : new Date(time).toISOString(),
    image: webAddress(item.image || pictureIn(item.markup), base) ?? null,
  };
}

export interface FeedRequest {
  readonly url: string;
  readonly limit: number;
  readonly image_tag?: string | undefined;
}

/** A reader of foreign feeds that remembers what it read, and asks a server once for many who ask at a time. */
export function createFeedReader(limits: FetchLimits = feedLimits) {
  const cache = new LRUCache<string, Promise<readonly FeedItem[]>>({ max: 200, ttl: remembered.items });

  const read = async (url: string, imageTag: string | undefined): Promise<readonly FeedItem[]> => {
    // Not the caller's own signal: others may wait for the same feed.
    const fetched = await fetchBytes(url, limits, new AbortController().signal);
    const items = parseFeed(decode(fetched.content, fetched.type), imageTag);
    if (!items) throw new HttpError('feedUnavailable');
    return items
      .slice(0, most)
      .map((item) => present(item, fetched.url))
      .filter((item) => item !== undefined);
  };

  /** @throws HttpError `addressRefused`, `feedUnavailable` */
  return async ({ url, limit, image_tag: imageTag }: FeedRequest): Promise<FeedItem[]> => {
    const key = `${imageTag ?? ''} ${url}`;
    let items = cache.get(key);
    if (!items) {
      items = read(url, imageTag);
      cache.set(key, items);
      const reading = items;
      // Policy: a failure is given to all who ask for a minute, so that a dead server holds up no page twice.
      items.catch(() => cache.set(key, reading, { ttl: remembered.failure }));
    }
    return (await items).slice(0, limit);
  };
}
