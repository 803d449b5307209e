import { extname } from 'node:path';
import {
  type BodyOf,
  type Contract,
  mediaLengths,
  type MediaPicture,
} from '@boardwright/api-client/contract';
import { and, eq, inArray, isNotNull, isNull } from '../platform/database/drizzle.ts';
import { media } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { type Problem, refuseProblems } from '../platform/forms/problems.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { safeFileName } from '../platform/uploads/file-name.ts';
import { mediaSentence } from './media-form.messages.ts';
import { findCaptions, findDeletedCaptions, findPicture, findPlaces } from './media.queries.ts';
import { type MediaRow, presentPicture } from './media.present.ts';
import { posterOf } from './videos/poster.ts';

export type MediaDeps = Pick<Deps, 'db' | 'clock' | 'publicAddress'>;

/** @throws HttpError `notFound`, also for another site's */
async function ownPicture({ db }: Pick<Deps, 'db'>, context: RequestContext, id: number) {
  const found = await findPicture(db, scope(context), id);
  if (!found) throw new HttpError('notFound');
  return found;
}

/** A picture of the site with everything that shows it. @throws HttpError `notFound` */
export async function readMedia(deps: MediaDeps, context: RequestContext, id: number): Promise<MediaPicture> {
  const found = await ownPicture(deps, context, id);
  const usedIn = await findPlaces(deps.db, scope(context), found.picture.path);
  const siteId = scope(context).site.id;
  const captions = {
    standing: await findCaptions(deps.db, siteId, id),
    deleted: await findDeletedCaptions(deps.db, siteId, id, deps.clock.now()),
  };
  return presentPicture(found, usedIn, captions, deps.publicAddress);
}

type Draft = Omit<BodyOf<Contract['media']['saveMedia']>, 'revision'>;

/** What is wrong with a name, in the caller's words. */
export function nameProblems(typed: string, { locale }: RequestContext): readonly Problem[] {
  const name = typed.trim();
  const isLong = name.length > mediaLengths.name;
  return [
    ...(name === '' ? [['name', mediaSentence(locale, 'nameNeeded')] as const] : []),
    ...(isLong ? [['name', mediaSentence(locale, 'nameLength', { count: mediaLengths.name })] as const] : []),
  ];
}

/** @throws HttpError `validation` in the caller's words */
function nameOf(typed: string, { path }: MediaRow, context: RequestContext): string {
  refuseProblems(nameProblems(typed, context));
  return safeFileName(typed.trim(), extname(path).slice(1));
}

/** Words by language: those of languages that the site has no longer stay as they are. */
function altOf(
  typed: Readonly<Record<string, string>>,
  before: MediaRow['alt'],
  languages: readonly string[],
) {
  const stored = Object.entries(before).filter(([language]) => !languages.includes(language));
  const written = languages.map((language) => [language, (typed[language] ?? '').trim()] as const);
  return Object.fromEntries([...stored, ...written.filter(([, words]) => words !== '')]);
}

/**
 * Changes what is said of a picture.
 * @throws HttpError `notFound`, `validation`, `conflict` with what somebody else saved meanwhile
 */
export async function saveMedia(
  deps: MediaDeps,
  context: RequestContext,
  id: number,
  { revision, ...draft }: BodyOf<Contract['media']['saveMedia']>,
): Promise<MediaPicture> {
  const { picture } = await ownPicture(deps, context, id);
  if (picture.deletedAt) throw new HttpError('notFound');
  const saved = await deps.db
    .update(media)
    .set({ ...(await columnsOf(deps, draft, picture, context)), revision: revision + 1 })
    // What was read above is what the form was laid over.
    .where(and(eq(media.id, id), eq(media.revision, revision), eq(media.revision, picture.revision)))
    .returning({ id: media.id });
  const current = await readMedia(deps, context, id);
  if (saved.length === 0) throw new HttpError('conflict', { current });
  return current;
}

async function columnsOf(deps: MediaDeps, draft: Draft, before: MediaRow, context: RequestContext) {
  const { supportedLocales } = scope(context).site;
  return {
    ...(draft.name !== undefined && { name: nameOf(draft.name, before, context) }),
    ...(draft.alt !== undefined && { alt: altOf(draft.alt, before.alt, supportedLocales) }),
    ...(draft.focal_x !== undefined && { focalX: draft.focal_x }),
    ...(draft.focal_y !== undefined && { focalY: draft.focal_y }),
    ...(draft.poster_url !== undefined &&
      before.mime.startsWith('video/') && { poster: await posterOf(deps, context, draft.poster_url) }),
  };
}

/** Takes pictures of the site out of its library, or puts them back. @returns those that were not so already */
export async function markDeleted(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  context: RequestContext,
  ids: readonly number[],
  isDeleted: boolean,
): Promise<number[]> {
  const changed = await db
    .update(media)
    .set({ deletedAt: isDeleted ? clock.now() : null })
    .where(
      and(
        inArray(media.id, ids),
        eq(media.siteId, scope(context).site.id),
        isDeleted ? isNull(media.deletedAt) : isNotNull(media.deletedAt),
      ),
    )
    .returning({ id: media.id });
  return changed.map(({ id }) => id);
}

/**
 * Takes a picture out of the library, or puts it back.
 * @throws HttpError `notFound`, also for one that is already as it would be
 */
export async function setMediaDeleted(
  deps: MediaDeps,
  context: RequestContext,
  id: number,
  isDeleted: boolean,
): Promise<MediaPicture> {
  const changed = await markDeleted(deps, context, [id], isDeleted);
  if (changed.length === 0) throw new HttpError('notFound');
  return readMedia(deps, context, id);
}
