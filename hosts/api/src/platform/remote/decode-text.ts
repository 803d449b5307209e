import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedProblem } from './feed-problem.ts';

/** Opens the same bytes again at each call: a feed is read more than once. */
export type OpenFeed = () => Readable;

const sniffLength = 64 * 1024;

/**
 * The text of a feed that is in memory as a whole, decoded as {@link decodeText} does.
 * @throws FeedProblem when its encoding is not known
 */
export function decodeWhole(content: Buffer, charset?: string): string {
  return decoderFor(content.subarray(0, sniffLength), charset).decode(content);
}

/** The text of a feed in pieces: unpacked when it is gzip, decoded by its byte order mark, XML declaration or content. */
export async function* decodeText(open: OpenFeed, charset?: string): AsyncGenerator<string> {
  const chunks = unpack(open);
  const head = await readHead(chunks);
  const decoder = decoderFor(head, charset);
  yield decoder.decode(head, { stream: true });
  for (;;) {
    const { value, done } = await chunks.next();
    if (done) break;
    yield decoder.decode(value, { stream: true });
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

async function* unpack(open: OpenFeed): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = open()[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const whole = prepend(first.value, chunks);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) yield* whole;
  else yield* unzip(whole);
}

async function* prepend(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* unzip(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // The callback is pipeline's own way to hand an error on to the reader below.
  const unpacked = pipeline(Readable.from(packed), createGunzip(), () => {});
  try {
    for await (const chunk of unpacked) yield chunk as Buffer;
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && String(cause.code).startsWith('Z_'))) throw cause;
    throw new FeedProblem('The feed is packed with gzip, but the packed file is damaged or cut off.');
  }
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  while (length < sniffLength) {
    const { value, done } = await chunks.next();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  return Buffer.concat(parts);
}

function decoderFor(head: Buffer, charset: string | undefined): InstanceType<typeof TextDecoder> {
  const named = markedEncoding(head) ?? declaredEncoding(head) ?? servedEncoding(head, charset);
  const encoding = named === undefined || /^utf-?8$/.test(named) ? utf8OrWestern(head) : named;
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    if (cause instanceof RangeError) throw new FeedProblem(`The feed's encoding "${encoding}" is not known.`);
    throw cause;
  }
}

function markedEncoding(head: Buffer): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[1] === 0 && head[0] !== 0 && head[3] === 0) return 'utf-16le';
  if (head[0] === 0 && head[1] !== 0 && head[2] === 0) return 'utf-16be';
  return undefined;
}

function declaredEncoding(head: Buffer): string | undefined {
  const declaration = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.subarray(0, 200).toString('latin1'),
  );
  const name = declaration?.[1]?.toLowerCase();
  // Bytes that could be read this far are not UTF-16, whatever they call themselves.
  return name?.startsWith('utf-16') ? 'utf-8' : name;
}

/** What the server says; 'utf-16' only of bytes that may be that, with a zero somewhere among the first. */
function servedEncoding(head: Buffer, charset: string | undefined): string | undefined {
  const name = charset?.toLowerCase();
  return name?.startsWith('utf-16') && !head.subarray(0, 200).includes(0) ? 'utf-8' : name;
}

/** Feeds that say (or are silent and mean) UTF-8 are sometimes Windows-1252: then most accents are broken UTF-8. */
function utf8OrWestern(head: Buffer): string {
  let broken = 0;
  let sound = 0;
  for (const char of new TextDecoder().decode(head, { stream: true })) {
    if (char === '\ufffd') broken += 1;
    else if (char > '\u007f') sound += 1;
  }
  return broken > sound ? 'windows-1252' : 'utf-8';
}
