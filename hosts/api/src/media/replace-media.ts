import { extname } from 'node:path';
import type { MediaPicture } from '@boardwright/api-client/contract';
import { and, eq, isNull, type SQL, sql } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { files, media } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { loggedIn, type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { IncomingFile } from '../platform/http/incoming-file.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { safeFileName } from '../platform/uploads/file-name.ts';
import { storedKeys } from '../platform/uploads/stored-keys.ts';
import { storePicture } from '../platform/uploads/store-picture.ts';
import { type MediaDeps, readMedia } from './save-media.ts';

/** Addresses of a picture in a text, and what each becomes; as PostgreSQL reads them. */
interface Exchange {
  readonly pattern: string;
  readonly to: string;
}

const sized = /^(.*)-upload(\.\w+)$/;
const literally = (text: string): string => text.replaceAll(/[^\w/]/g, '\\$&');

/** A smaller size becomes the same size of the other picture, where both have sizes. */
export function exchangeOf(before: string, after: string): Exchange {
  const [, base = '', extension = ''] = sized.exec(before) ?? [];
  const [, nextBase, nextExtension] = sized.exec(after) ?? [];
  // A part of a drawing (`#art`) is none of another picture.
  const part = '(#[A-Za-z0-9_-]+)?';
  const isSized = base !== '';
  const pattern = isSized
    ? `/uploads/${literally(base)}-(upload|thumb|small|tiny)${literally(extension)}${part}`
    : `/uploads/${literally(before)}${part}`;
  const to = isSized && nextBase !== undefined ? `${nextBase}-\\1${nextExtension}` : after;
  return { pattern, to: `/uploads/${to}` };
}

/** Writes other addresses into everything of a site: whoever read a row before is refused when they save it. */
async function exchangeEverywhere(
  tx: Transaction,
  { site, board }: Tenant,
  { pattern, to }: Exchange,
): Promise<void> {
  const text = (column: SQL) => sql`regexp_replace(${column}::text, ${pattern}, ${to}, 'g')`;
  const json = (column: SQL) => sql`${text(column)}::jsonb`;
  const has = (...columns: readonly SQL[]) =>
    sql`concat_ws(' ', ${sql.join([...columns], sql`, `)}) ~ ${pattern}`;
  const statements = [
    sql`update sites set settings = ${json(sql`settings`)}, texts = ${json(sql`texts`)},
      settings_revision = settings_revision + 1
      where id = ${site.id} and ${has(sql`settings`, sql`texts`)}`,
    sql`update sites set published_appearance = ${json(sql`published_appearance`)}
      where id = ${site.id} and ${has(sql`published_appearance`)}`,
    sql`update job_boards set placeholders = ${json(sql`placeholders`)}
      where id = ${board.id} and ${has(sql`placeholders`)}`,
    sql`update block_settings as own set settings = ${json(sql`own.settings`)}, revision = own.revision + 1,
      updated_at = now() from blocks as block
      where block.id = own.block_id and block.site_id = ${site.id} and ${has(sql`own.settings`)}`,
    sql`update blocks set custom_styles = ${text(sql`custom_styles`)}, revision = revision + 1
      where site_id = ${site.id} and ${has(sql`custom_styles`)}`,
    sql`update page_settings as own set settings = ${json(sql`own.settings`)}, revision = own.revision + 1
      from pages as page where page.id = own.page_id and page.site_id = ${site.id} and ${has(sql`own.settings`)}`,
    sql`update published_block_settings as own set settings = ${json(sql`own.settings`)} from published_blocks as block
      where block.id = own.published_block_id and block.site_id = ${site.id} and ${has(sql`own.settings`)}`,
    sql`update published_blocks set custom_styles = ${text(sql`custom_styles`)}
      where site_id = ${site.id} and ${has(sql`custom_styles`)}`,
    sql`update published_page_settings as own set settings = ${json(sql`own.settings`)}
      from published_pages as page
      where page.page_id = own.page_id and page.site_id = ${site.id} and ${has(sql`own.settings`)}`,
    sql`update block_presets set settings = ${json(sql`settings`)}, custom_styles = ${text(sql`custom_styles`)}
      where site_id = ${site.id} and ${has(sql`settings`, sql`custom_styles`)}`,
    sql`update articles set image = ${text(sql`image`)}, thumbnail = ${text(sql`thumbnail`)},
      text = ${text(sql`text`)}, revision = revision + 1
      where job_board_id = ${board.id} and ${has(sql`image`, sql`thumbnail`, sql`text`)}`,
    sql`update landing_pages set image = ${text(sql`image`)}, text_above = ${text(sql`text_above`)},
      text_below = ${text(sql`text_below`)}, revision = revision + 1
      where job_board_id = ${board.id} and ${has(sql`image`, sql`text_above`, sql`text_below`)}`,
    sql`update organisations as own set logo = ${text(sql`own.logo`)}, header = ${text(sql`own.header`)},
      text_about = ${json(sql`own.text_about`)}, info = ${json(sql`own.info`)}, revision = own.revision + 1
      from clients as company where company.id = own.client_id and company.site_id = ${site.id}
      and ${has(sql`own.logo`, sql`own.header`, sql`own.text_about`, sql`own.info`)}`,
    sql`update media set poster = ${text(sql`poster`)}, revision = revision + 1
      where site_id = ${site.id} and ${has(sql`poster`)}`,
  ];
  for (const statement of statements) await tx.execute(statement);
}

/** A file whose bytes lie in the storage. */
type StoredFile = Pick<typeof files.$inferInsert, 'token' | 'name' | 'mime' | 'size' | 'storageKey'>;

/** The row of the file that came. @returns its number */
export async function recordFile(
  tx: Transaction,
  owner: { readonly siteId: number; readonly ownerId: number },
  { token, name, mime, size, storageKey }: StoredFile,
  now: Date,
): Promise<number> {
  const row = { token, name, mime, size, storageKey, isPublic: true };
  const [file] = await tx
    .insert(files)
    .values({ ...row, ...owner, ownerKind: 'user', createdAt: now, claimedAt: now })
    .returning({ id: files.id });
  return file?.id ?? 0;
}

export type ReplaceDeps = MediaDeps & Pick<Deps, 'storage' | 'tenants'>;

interface ReplaceOptions {
  /** The one that was read: where another was saved meanwhile, nothing is replaced. */
  readonly revision?: number;
  /** Another point that stays in sight. */
  readonly focus?: Pick<typeof media.$inferSelect, 'focalX' | 'focalY'>;
}

interface Replacement extends ReplaceOptions {
  readonly id: number;
  readonly stored: StoredFile & Pick<typeof media.$inferSelect, 'path' | 'width' | 'height'>;
}

/**
 * Puts a stored file in the place of a picture or video, everywhere on its site.
 * @returns its number
 * @throws HttpError `notFound`; `conflict` for one that was saved since `revision`
 */
export async function putInPlace(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  context: RequestContext,
  { id, stored, revision, focus }: Replacement,
): Promise<number> {
  const tenant = scope(context);
  const siteId = tenant.site.id;
  const now = clock.now();
  // Every save of a site holds this row: nobody writes the old address meanwhile.
  await tx.execute(sql`update sites set version = version + 1 where id = ${siteId}`);
  const [before] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.siteId, siteId), isNull(media.deletedAt)))
    .for('update');
  if (!before) throw new HttpError('notFound');
  if (revision !== undefined && before.revision !== revision) throw new StaleError();
  const fileId = await recordFile(tx, { siteId, ownerId: loggedIn(context).id }, stored, now);
  const { path, mime, size, width, height } = stored;
  const name = safeFileName(before.name, extname(path).slice(1));
  await tx
    .update(media)
    .set({ ...focus, fileId, path, name, mime, size, width, height, revision: before.revision + 1 })
    .where(eq(media.id, id));
  const { id: _, ...old } = before;
  await tx.insert(media).values({ ...old, deletedAt: now });
  await exchangeEverywhere(tx, tenant, exchangeOf(before.path, path));
  return id;
}

/** What was read is no longer what there is. */
class StaleError extends Error {
  override readonly name = 'StaleError';
}

/**
 * Puts another picture in the place of one, everywhere on its site at once, deleted things too: who puts them back has the
 * new one. Its words stay. The one before is among the deleted ones, for older versions of pages still show it.
 * @throws HttpError `notFound`, also for a video; `conflict`, and what an upload is refused with
 */
export async function replaceMedia(
  deps: ReplaceDeps,
  context: RequestContext,
  id: number,
  file: Pick<IncomingFile, 'name' | 'content'>,
  { revision, focus }: ReplaceOptions = {},
): Promise<MediaPicture> {
  // Refused before anything is stored.
  const current = await readMedia(deps, context, id);
  if (current.kind === 'video') throw new HttpError('notFound');
  if (revision !== undefined && current.revision !== revision) throw new HttpError('conflict', { current });
  const siteId = scope(context).site.id;
  const picture = await storePicture(deps, siteId, file, { signal: context.signal, isOfAdmin: true });
  const stored = { ...picture, path: picture.paths.upload };
  try {
    await deps.db.transaction((tx) =>
      putInPlace(tx, deps, context, {
        id,
        stored,
        ...(revision !== undefined && { revision }),
        ...(focus && { focus }),
      }),
    );
  } catch (error) {
    for (const key of storedKeys({ storageKey: stored.storageKey, isPublic: true }))
      await deps.storage.remove(key);
    if (!(error instanceof StaleError)) throw error;
    throw new HttpError('conflict', { current: await readMedia(deps, context, id) });
  }
  deps.tenants.forget();
  return readMedia(deps, context, id);
}
