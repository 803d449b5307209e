import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Agent, request } from 'undici';
import type { OpenFeed } from '../../platform/remote/decode-text.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { publicLookup, refusePrivateHost } from '../../platform/remote/public-address.ts';

export interface FetchOptions {
  /** Also reads addresses of private networks. */
  allowPrivate?: boolean;
  /** Largest body in bytes, as sent. */
  largest?: number;
  /** Milliseconds for the whole of it. */
  timeout?: number;
  /** Bytes of its beginning that are enough; `whole` tells whether there was more. */
  head?: number;
}

/** A feed that was brought to this machine. */
export interface FetchedFeed {
  file: string;
  open: OpenFeed;
  charset: string | undefined;
  /** Where it was found in the end: relative addresses count from here. */
  base: string;
  /** False when only its head was brought. */
  whole: boolean;
  /** Removes what was brought. */
  discard: () => Promise<void>;
}

const redirects = 5;
const gigabyte = 1024 ** 3;

/**
 * Brings a feed from the web into a temporary file, so that it can be read more than once.
 * Throws FeedProblem for anything but a complete answer of status 200 within the limits.
 */
export async function fetchFeed(address: string, options: FetchOptions = {}): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(options.timeout ?? 15 * 60_000);
  const dispatcher = new Agent({
    connect: { timeout: 10_000, ...(options.allowPrivate ? {} : { lookup: publicLookup }) },
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
  });
  const folder = await mkdtemp(join(tmpdir(), 'boardwright-feed-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const { body, headers, url } = await follow(new URL(address), dispatcher, signal, options);
    const file = join(folder, 'feed');
    const head = { length: options.head ?? Infinity, whole: true };
    await pipeline(body, beginning(head), atMost(options.largest ?? gigabyte), createWriteStream(file));
    const charset = /charset="?([\w.:-]+)/i.exec(String(headers['content-type'] ?? ''))?.[1];
    const { whole } = head;
    return { file, open: () => createReadStream(file), charset, base: url.href, whole, discard };
  } catch (cause) {
    await discard();
    throw asFeedProblem(cause, new URL(address).host);
  } finally {
    await dispatcher.close().catch(() => dispatcher.destroy());
  }
}

async function follow(first: URL, dispatcher: Agent, signal: AbortSignal, { allowPrivate }: FetchOptions) {
  let url = first;
  for (let hop = 0; hop <= redirects; hop += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new FeedProblem(`"${url.protocol}" is not of the web.`);
    if (!allowPrivate) refusePrivateHost(url);
    const answer = await request(withoutUser(url).href, {
      dispatcher,
      signal,
      headers: headersFor(url, first),
    });
    const { location } = answer.headers;
    if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string') {
      await answer.body.dump();
      const next = URL.parse(location, url.href);
      if (!next) throw new FeedProblem(`The server forwards to "${location}", which is no address.`);
      url = next;
    } else if (answer.statusCode === 200) return { ...answer, url };
    else {
      await answer.body.dump();
      throw new FeedProblem(`The server of the feed answered ${answer.statusCode} instead of the feed.`);
    }
  }
  throw new FeedProblem(`The server forwards more than ${redirects} times.`);
}

function headersFor(url: URL, first: URL): Record<string, string> {
  const headers = {
    accept: 'application/xml, application/json, */*;q=0.5',
    'user-agent': 'Boardwright feed import',
  };
  // A password is for the server it was written for, not for where that forwards to.
  if (first.username === '' || url.origin !== first.origin) return headers;
  const user = `${decodeURIComponent(first.username)}:${decodeURIComponent(first.password)}`;
  return { ...headers, authorization: `Basic ${Buffer.from(user).toString('base64')}` };
}

function withoutUser(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}

function beginning(head: { readonly length: number; whole: boolean }) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let left = head.length;
    for await (const chunk of chunks) {
      if (chunk.length > left) {
        head.whole = false;
        yield chunk.subarray(0, left);
        return;
      }
      left -= chunk.length;
      yield chunk;
    }
  };
}

function atMost(largest: number) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let length = 0;
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length > largest)
        throw new FeedProblem(`The feed is larger than ${largest} bytes; it was not read further.`);
      yield chunk;
    }
  };
}

function asFeedProblem(cause: unknown, host: string): unknown {
  if (cause instanceof FeedProblem) return cause;
  if (cause instanceof Error && cause.cause instanceof FeedProblem) return cause.cause;
  if (cause instanceof Error)
    return new FeedProblem(`The feed could not be fetched from ${host}: ${cause.message || cause.name}.`);
  return cause;
}
