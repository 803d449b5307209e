import { Agent, request } from 'undici';
import { isPublicAddress, publicLookup } from '../../../platform/remote/public-address.ts';
import { FeedProblem } from '../../../platform/remote/feed-problem.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import ipaddr from 'ipaddr.js';

export interface FetchLimits {
  /** Milliseconds for all of it. */
  readonly timeout: number;
  /** Bytes of the body. */
  readonly largest: number;
  readonly redirects: number;
  /** For tests, whose servers live on this machine. */
  readonly allowPrivate?: boolean;
}

export const feedLimits: FetchLimits = { timeout: 5000, largest: 2 * 1024 * 1024, redirects: 4 };

/** @throws HttpError `addressRefused` for anything but the public web */
function publicUrl(address: string, base: URL | undefined, { allowPrivate }: FetchLimits): URL {
  const url = URL.parse(address, base?.href);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new HttpError('addressRefused');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Names are checked when the connection is made, so that none can change its mind in between.
  if (!allowPrivate && ipaddr.isValid(host) && !isPublicAddress(host)) throw new HttpError('addressRefused');
  url.username = '';
  url.password = '';
  return url;
}

async function bytesOf(body: AsyncIterable<Buffer>, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largest) throw new HttpError('feedUnavailable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isRefusal(error: unknown): boolean {
  return error instanceof FeedProblem || (error instanceof Error && error.cause instanceof FeedProblem);
}

/**
 * Fetches what a stranger named. Only addresses of the public internet, checked as the connection is made and again
 * after each redirect; little time, few bytes.
 * @throws HttpError `addressRefused`, `feedUnavailable`
 */
export async function fetchBytes(address: string, limits: FetchLimits, cancelled: AbortSignal) {
  const dispatcher = new Agent({
    connect: { timeout: limits.timeout, ...(limits.allowPrivate ? {} : { lookup: publicLookup }) },
  });
  const signal = AbortSignal.any([AbortSignal.timeout(limits.timeout), cancelled]);
  const headers = {
    accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml',
    'user-agent': 'Boardwright',
  };
  try {
    let url = publicUrl(address, undefined, limits);
    for (let hop = 0; hop <= limits.redirects; hop += 1) {
      const answer = await request(url.href, { dispatcher, signal, headers });
      const { location } = answer.headers;
      if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string') {
        await answer.body.dump();
        url = publicUrl(location, url, limits);
        continue;
      }
      if (answer.statusCode !== 200) throw new HttpError('feedUnavailable');
      const type = String(answer.headers['content-type'] ?? '');
      return { content: await bytesOf(answer.body, limits.largest), type, url };
    }
    throw new HttpError('feedUnavailable');
  } catch (error) {
    // Policy: whatever a foreign server does wrong is the same to the asker.
    if (error instanceof HttpError) throw error;
    throw new HttpError(isRefusal(error) ? 'addressRefused' : 'feedUnavailable', { cause: error });
  } finally {
    await dispatcher.destroy();
  }
}
