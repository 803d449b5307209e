import { randomBytes } from 'node:crypto';
import { and, inArray, isNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { files } from '../../platform/database/schema.ts';
import { publicFolder, publicPath } from '../../platform/http/public-files.ts';
import type { CopyDeps } from './read-site-copy.ts';
import type { SiteCopy } from './site-copy.schema.ts';

/** Milliseconds after which pictures go that no site came for: the start of it was broken off. */
const unclaimedLives = 24 * 60 * 60 * 1000;

/** What is large is stored alone: it is in memory meanwhile. */
const isLarge = ({ files: list }: Source['pictures'][number]): boolean =>
  list.some((file) => /\.(?:mp4|webm)$/.test(file));

/** Pictures stored side by side: each waits for the disk, and a call has ten seconds. */
const atOnce = 8;

export interface StoredPictures {
  readonly tokens: readonly string[];
  /** A text of the copy with the addresses its pictures have here. */
  readonly rename: (text: string) => string;
}

interface Source {
  readonly pictures: SiteCopy['pictures'];
  /** The bytes of a file, by its name in the copy. */
  readonly read: (file: string) => Promise<Uint8Array>;
}

const mimes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  woff2: 'font/woff2',
};

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** Whether a file can stand among the pictures of a site, by its name. */
export const isPublicFile = (file: string): boolean => Object.hasOwn(mimes, extensionOf(file));

/**
 * Keeps the pictures of a copy under new names, each one of nobody until {@link claimPictures}. They are written down
 * before their bytes are, so that what is broken off midway is removed after a day.
 */
export async function storePictures(
  { db, storage, publicAddress }: CopyDeps,
  owner: { readonly siteId: number; readonly userId: number | null },
  { pictures, read }: Source,
  now: Date,
): Promise<StoredPictures> {
  const places = new Map<string, string>();
  const tokens: string[] = [];
  const storeOne = async ({ name, files: list }: Source['pictures'][number]): Promise<void> => {
    const token = randomBytes(20).toString('hex');
    const folder = `copies/${token.slice(0, 2)}/`;
    for (const file of list) places.set(file, folder + file.replace(/^\d+/, token));
    const main = list.find((file) => /-upload\./.test(file)) ?? list[0] ?? '';
    const content = await Promise.all(list.map(async (file) => [file, await read(file)] as const));
    await db.insert(files).values({
      token,
      siteId: owner.siteId,
      ownerKind: 'user',
      ownerId: owner.userId,
      name,
      mime: mimes[extensionOf(main)] ?? 'application/octet-stream',
      size: content.find(([file]) => file === main)?.[1].length ?? 0,
      storageKey: publicFolder + (places.get(main) ?? ''),
      isPublic: true,
      createdAt: now,
      deleteAfter: new Date(now.getTime() + unclaimedLives),
    });
    tokens.push(token);
    for (const [file, bytes] of content) await storage.write(publicFolder + (places.get(file) ?? ''), bytes);
  };
  const small = pictures.filter((picture) => !isLarge(picture));
  for (let start = 0; start < small.length; start += atOnce)
    await Promise.all(small.slice(start, start + atOnce).map(storeOne));
  for (const picture of pictures.filter(isLarge)) await storeOne(picture);
  return {
    tokens,
    rename: (text) =>
      text.replaceAll(/\/uploads\/(\d+(?:-[a-z]+)?\.[a-z0-9]+)/g, (address, file: string) => {
        const place = places.get(file);
        return place === undefined ? address : publicAddress + publicPath + place;
      }),
  };
}

/** Makes stored pictures those of a site, with the site itself. */
export async function claimPictures(
  tx: Transaction,
  siteId: number,
  tokens: readonly string[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < tokens.length; start += 500)
    await tx
      .update(files)
      .set({ siteId, claimedAt: now, deleteAfter: null })
      .where(and(inArray(files.token, tokens.slice(start, start + 500)), isNull(files.claimedAt)));
}
