import {
  type BodyOf,
  type Contract,
  type MediaPicture,
  megabyte,
  uploads,
} from '@boardwright/api-client/contract';
import { inArray } from '../../platform/database/drizzle.ts';
import { files } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { IncomingFile } from '../../platform/http/incoming-file.ts';
import { publicFolder } from '../../platform/http/public-files.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { safeFileName } from '../../platform/uploads/file-name.ts';
import { randomName } from '../../platform/uploads/store-picture.ts';
import {
  keepPart,
  type PartedKind,
  partsInOrder,
  type StoredPart,
} from '../../platform/uploads/sent-parts.ts';
import { addToLibrary } from '../add-to-library.ts';
import { putInPlace, recordFile, type ReplaceDeps } from '../replace-media.ts';
import { nameProblems, readMedia } from '../save-media.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { readPart, writeParts } from '../../platform/uploads/storage-parts.ts';
import { posterOf } from './poster.ts';
import { isWholeVideo, type ReadBytes, type VideoType, videoType, videoTypeNames } from './video-type.ts';

/** The videos that admins send. Two windows send two. */
const sentVideos: PartedKind = { folder: 'videos', ...uploads.siteVideo };

/**
 * Keeps a part of a video. What is no video is refused by its first part: nobody sends the rest in vain.
 * @throws HttpError `notFound`, `fileTooLarge`, `fileTypeNotAllowed`
 */
export async function keepVideoPart(
  deps: ReplaceDeps,
  context: RequestContext,
  at: { readonly upload: string; readonly part: number },
  file: IncomingFile,
): Promise<void> {
  if (at.part === 1) await typeOf(file.content);
  await keepPart(deps, sentVideos, context, at, file);
}

/** @throws HttpError `fileTypeNotAllowed` */
async function typeOf(beginning: Uint8Array): Promise<VideoType> {
  const type = await videoType(beginning);
  if (!type) throw new HttpError('fileTypeNotAllowed', { values: { types: videoTypeNames } });
  return type;
}

/** One part after the other. */
async function* bytesOf(storage: Storage, parts: readonly StoredPart[]): AsyncGenerator<Uint8Array, void> {
  for (const { storageKey } of parts) yield await storage.read(storageKey);
}

/** Writes the parts of a video as one file. @throws HttpError `fileUpload` for one that breaks off */
async function storeVideo(
  { storage }: Pick<Deps, 'storage'>,
  siteId: number,
  parts: readonly StoredPart[],
): Promise<{
  readonly token: string;
  readonly path: string;
  readonly size: number;
  readonly type: VideoType;
}> {
  const [first] = parts;
  const type = await typeOf(first ? await storage.read(first.storageKey) : Buffer.alloc(0));
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (size > sentVideos.megabytes * megabyte)
    throw new HttpError('fileTooLarge', { values: { limit: sentVideos.megabytes } });
  const token = randomName();
  const path = `${siteId}/${token.slice(0, 2)}/${token}.${type.extension}`;
  const key = publicFolder + path;
  await writeParts(storage, key, bytesOf(storage, parts));
  const read: ReadBytes = (from, count) => readPart(storage, key, from, count);
  if (!(await isWholeVideo(type, read, size))) {
    await storage.remove(key);
    throw new HttpError('fileUpload');
  }
  return { token, path, size, type };
}

type NewVideo = BodyOf<Contract['media']['addVideo']>;

/**
 * Puts a video that was sent in parts into the library, or in the place of another.
 * @returns it as it is in the library
 * @throws HttpError `notFound` for parts that did not come or became a video already, and for a video that is not there;
 * `validation`, `fileUpload`
 */
export async function addVideo(
  deps: ReplaceDeps,
  context: RequestContext,
  { upload, name, width = null, height = null, poster_url: posterUrl = null, replaces }: NewVideo,
): Promise<MediaPicture> {
  const site = scope(context).site;
  refuseProblems(nameProblems(name, context));
  const poster = await posterOf(deps, context, posterUrl);
  if (replaces !== undefined && (await readMedia(deps, context, replaces)).kind !== 'video')
    throw new HttpError('notFound');
  const parts = await partsInOrder(deps, sentVideos, context, upload);
  const { token, path, size, type } = await storeVideo(deps, site.id, parts);
  const stored = {
    token,
    name: safeFileName(name.trim(), type.extension),
    mime: type.mime,
    size,
    width,
    height,
    storageKey: publicFolder + path,
    path,
  };
  try {
    const id = await deps.db.transaction(async (tx) => {
      const ids = parts.map((part) => part.id);
      const taken = await tx.delete(files).where(inArray(files.id, ids)).returning({ id: files.id });
      // Somebody else made a video of them meanwhile.
      if (taken.length < parts.length) throw new HttpError('notFound');
      if (replaces !== undefined) return putInPlace(tx, deps, context, { id: replaces, stored });
      const now = deps.clock.now();
      const addedBy = loggedIn(context).id;
      const fileId = await recordFile(tx, { siteId: site.id, ownerId: addedBy }, stored, now);
      return addToLibrary(tx, { siteId: site.id, fileId, addedBy }, { ...stored, poster }, now);
    });
    for (const { storageKey } of parts) await deps.storage.remove(storageKey);
    if (replaces !== undefined) deps.tenants.forget();
    return await readMedia(deps, context, id);
  } catch (error) {
    await deps.storage.remove(stored.storageKey);
    throw error;
  }
}
