import { fileTypeFromBuffer } from 'file-type';

/** A kind of video that every browser plays. */
export interface VideoType {
  readonly extension: 'mp4' | 'webm';
  readonly mime: 'video/mp4' | 'video/webm';
}

/** As messages name them. */
export const videoTypeNames = 'MP4, WebM';

const types: Readonly<Record<string, VideoType>> = {
  mp4: { extension: 'mp4', mime: 'video/mp4' },
  webm: { extension: 'webm', mime: 'video/webm' },
};

/**
 * Which kind of video begins with these bytes: names and declared types lie.
 * @returns undefined for anything that is no video we take
 */
export async function videoType(beginning: Uint8Array): Promise<VideoType | undefined> {
  const found = await fileTypeFromBuffer(beginning);
  return found && types[found.ext];
}

/** Reads bytes of a file: so many from a place on, fewer at its end. */
export type ReadBytes = (from: number, count: number) => Promise<Uint8Array>;

/** The longest head of a box: its size, its name, and its size again where that is large. */
const longestHead = 16;

/**
 * Whether an MP4 is whole: its boxes (ISO/IEC 14496-12) end where it ends, and what it plays by is among them. One that
 * broke off while it was recorded or copied is not.
 */
async function isWholeMp4(read: ReadBytes, size: number): Promise<boolean> {
  let at = 0;
  let hasIndex = false;
  while (at < size) {
    const bytes = await read(at, Math.min(longestHead, size - at));
    if (bytes.length < 8) return false;
    const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const short = head.getUint32(0);
    hasIndex ||= Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'moov';
    // 1: the size stands behind the name; 0: up to the end.
    if (short === 1 && bytes.length < longestHead) return false;
    const length = short === 1 ? Number(head.getBigUint64(8)) : short === 0 ? size - at : short;
    if (length < 8) return false;
    at += length;
  }
  return hasIndex && at === size;
}

/** The bytes of a number as EBML (RFC 8794) writes it, and the number; 'unknown' where it says so. */
function ebmlNumber(
  bytes: Uint8Array,
): { readonly length: number; readonly value: number | 'unknown' } | undefined {
  const [first = 0] = bytes;
  const length = Math.clz32(first) - 23;
  if (length > 8 || bytes.length < length) return undefined;
  const own = BigInt(first) & ((1n << BigInt(8 - length)) - 1n);
  const value = [...bytes.subarray(1, length)].reduce((sum, byte) => (sum << 8n) | BigInt(byte), own);
  const isUnknown = value === (1n << BigInt(7 * length)) - 1n;
  return { length, value: isUnknown ? 'unknown' : Number(value) };
}

const segmentName = Buffer.from([0x18, 0x53, 0x80, 0x67]);

/** Whether a WebM is whole: its segment is as long as it says it is. One that was recorded live does not say it. */
async function isWholeWebM(read: ReadBytes, size: number): Promise<boolean> {
  const head = await read(0, Math.min(12, size));
  const headLength = ebmlNumber(head.subarray(4));
  if (!headLength || headLength.value === 'unknown') return false;
  const at = 4 + headLength.length + headLength.value;
  if (at >= size) return false;
  const segment = await read(at, Math.min(12, size - at));
  const length = ebmlNumber(segment.subarray(4));
  if (!segmentName.equals(segment.subarray(0, 4)) || !length) return false;
  return length.value === 'unknown' || at + 4 + length.length + length.value <= size;
}

/** Whether all of a video came that its beginning speaks of. @param size of all, in bytes */
export function isWholeVideo({ extension }: VideoType, read: ReadBytes, size: number): Promise<boolean> {
  return extension === 'mp4' ? isWholeMp4(read, size) : isWholeWebM(read, size);
}
