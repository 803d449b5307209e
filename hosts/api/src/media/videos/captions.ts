import { type MediaPicture, megabyte, uploads } from '@boardwright/api-client/contract';
import { and, eq, gt, isNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { media, mediaCaptions } from '../../platform/database/schema.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { IncomingFile } from '../../platform/http/incoming-file.ts';
import { publicFolder } from '../../platform/http/public-files.ts';
import { safeFileName } from '../../platform/uploads/file-name.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { randomName } from '../../platform/uploads/store-picture.ts';
import { mediaSentence } from '../media-form.messages.ts';
import { recordFile, type ReplaceDeps } from '../replace-media.ts';
import { readMedia } from '../save-media.ts';
import { captionsProblem } from './web-vtt.ts';

const { megabytes } = uploads.captions;

/** Of which video captions are, and in which language. */
export interface CaptionsPlace {
  readonly id: number;
  readonly language: string;
}

/** @throws HttpError `notFound` for what is no video, or was deleted */
async function requireVideo(deps: ReplaceDeps, context: RequestContext, id: number): Promise<void> {
  const { kind, deleted_at: deletedAt } = await readMedia(deps, context, id);
  if (kind !== 'video' || deletedAt !== null) throw new HttpError('notFound');
}

/** Two who change the captions of one video at once wait for each other here. */
async function lockVideo(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update');
}

/** Deletes what a language has; for a while it can be restored. @returns how many went */
async function dropCaptions(
  tx: Transaction,
  siteId: number,
  { id, language }: CaptionsPlace,
  now: Date,
): Promise<number> {
  const dropped = await tx
    .update(mediaCaptions)
    .set({ deletedAt: now })
    .where(
      and(
        eq(mediaCaptions.siteId, siteId),
        eq(mediaCaptions.mediaId, id),
        eq(mediaCaptions.language, language),
        isNull(mediaCaptions.deletedAt),
      ),
    )
    .returning({ id: mediaCaptions.id });
  return dropped.length;
}

/**
 * Puts captions in the place of those a video has in a language.
 * @throws HttpError `notFound`, also for a language that the site has not; `validation` with the line that is wrong
 */
export async function saveCaptions(
  deps: ReplaceDeps,
  context: RequestContext,
  place: CaptionsPlace,
  { name, content }: IncomingFile,
): Promise<MediaPicture> {
  const { site } = scope(context);
  if (!site.supportedLocales.includes(place.language)) throw new HttpError('notFound');
  await requireVideo(deps, context, place.id);
  if (content.length > megabytes * megabyte)
    throw new HttpError('fileTooLarge', { values: { limit: megabytes } });
  const found = captionsProblem(content);
  if (found)
    refuseProblems([
      ['file', mediaSentence(context.locale, `captions.${found.problem}`, { line: found.line })],
    ]);
  const token = randomName();
  const path = `${site.id}/${token.slice(0, 2)}/${token}.vtt`;
  const storageKey = publicFolder + path;
  await deps.storage.write(storageKey, content);
  const now = deps.clock.now();
  const owner = { siteId: site.id, ownerId: loggedIn(context).id };
  const stored = {
    token,
    name: safeFileName(name, 'vtt'),
    mime: 'text/vtt',
    size: content.length,
    storageKey,
  };
  await deps.db.transaction(async (tx) => {
    await lockVideo(tx, place.id);
    await dropCaptions(tx, site.id, place, now);
    const fileId = await recordFile(tx, owner, stored, now);
    const row = {
      siteId: site.id,
      mediaId: place.id,
      language: place.language,
      fileId,
      path,
      createdAt: now,
    };
    await tx.insert(mediaCaptions).values(row);
  });
  return readMedia(deps, context, place.id);
}

/** Takes captions away; for 30 days they can be restored. @throws HttpError `notFound` */
export async function deleteCaptions(
  deps: ReplaceDeps,
  context: RequestContext,
  place: CaptionsPlace,
): Promise<MediaPicture> {
  await requireVideo(deps, context, place.id);
  const now = deps.clock.now();
  const count = await deps.db.transaction((tx) => dropCaptions(tx, scope(context).site.id, place, now));
  if (count === 0) throw new HttpError('notFound');
  return readMedia(deps, context, place.id);
}

/**
 * Restores captions that were deleted or replaced; those that have stood there since then are the deleted ones.
 * @throws HttpError `notFound`, also for those of another video, and after 30 days
 */
export async function restoreCaptions(
  deps: ReplaceDeps,
  context: RequestContext,
  { id, captionsId }: { readonly id: number; readonly captionsId: number },
): Promise<MediaPicture> {
  await requireVideo(deps, context, id);
  const siteId = scope(context).site.id;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockVideo(tx, id);
    const [found] = await tx
      .select({ language: mediaCaptions.language })
      .from(mediaCaptions)
      .where(
        and(
          eq(mediaCaptions.id, captionsId),
          eq(mediaCaptions.siteId, siteId),
          eq(mediaCaptions.mediaId, id),
          gt(mediaCaptions.deletedAt, new Date(now.getTime() - restorableFor)),
        ),
      );
    if (!found) throw new HttpError('notFound');
    await dropCaptions(tx, siteId, { id, language: found.language }, now);
    await tx.update(mediaCaptions).set({ deletedAt: null }).where(eq(mediaCaptions.id, captionsId));
  });
  return readMedia(deps, context, id);
}
