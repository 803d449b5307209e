import { extname } from 'node:path';
import { and, eq, inArray, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { files, media } from '../platform/database/schema.ts';
import { tenantOf } from '../platform/http/find-tenants.ts';
import { publicFolder } from '../platform/http/public-files.ts';
import type { Storage } from '../platform/ports/storage.ts';
import { usedPictures } from './texts.ts';

interface CollectDeps {
  readonly db: Database;
  readonly storage: Storage;
}

const mimes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Below a folder of a site's number: of that site alone. */
const ofSite = /^(\d+)\//;

/** What its pages and texts show and the library does not have; what companies show of themselves is theirs. */
async function missingPaths(db: Database, siteId: number): Promise<readonly string[]> {
  const tenant = await tenantOf(db, siteId);
  const { rows } = await db.execute(sql`select distinct path from (${usedPictures(tenant)}) as used
    where kind <> 'company' and not exists (
      select 1 from ${media} where ${media.siteId} = ${siteId} and ${media.path} = used.path)
    order by path limit 1000`);
  return (rows as { path: string }[]).map(({ path }) => path);
}

/**
 * Lists pictures in a site's library that its pages and texts show and that did not come by an upload of an admin: of
 * before there was a library, or of the demo. Those of another site, or of a company, are none of it.
 * @returns how many came
 */
export async function collectMedia({ db, storage }: CollectDeps, siteId: number, now: Date): Promise<number> {
  const paths = await missingPaths(db, siteId);
  if (paths.length === 0) return 0;
  const stored = await db
    .select()
    .from(files)
    .where(
      and(
        inArray(
          files.storageKey,
          paths.map((path) => publicFolder + path),
        ),
        eq(files.isPublic, true),
      ),
    );
  const fileOf = new Map(stored.map((file) => [file.storageKey, file]));
  let came = 0;
  for (const path of paths) {
    const file = fileOf.get(publicFolder + path);
    const mime = mimes[extname(path)];
    const size = mime === undefined ? undefined : await storage.size(publicFolder + path);
    const isOthers = file
      ? file.siteId !== siteId
      : (ofSite.exec(path)?.[1] ?? String(siteId)) !== String(siteId);
    if (mime === undefined || size === undefined || isOthers) continue;
    const name = file?.name ?? path.slice(path.lastIndexOf('/') + 1);
    const row = {
      siteId,
      fileId: file?.id ?? null,
      path,
      name,
      mime,
      size,
      createdAt: file?.createdAt ?? now,
    };
    const made = await db.insert(media).values(row).onConflictDoNothing().returning({ id: media.id });
    came += made.length;
  }
  return came;
}

/** Does it for every site. */
export async function collectAllMedia(deps: CollectDeps, now: Date): Promise<void> {
  const { rows } = await deps.db.execute(sql`select id from sites where deleted_at is null order by id`);
  for (const { id } of rows as { id: number }[]) await collectMedia(deps, id, now);
}
