import { randomBytes } from 'node:crypto';
import { megabyte } from '@boardwright/api-client/contract';
import { and, eq, inArray, isNull, like, notLike } from '../database/drizzle.ts';
import { files } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { loggedIn, type RequestContext, scope } from '../http/context.ts';
import { HttpError } from '../http/http-error.ts';
import type { IncomingFile } from '../http/incoming-file.ts';

type SentDeps = Pick<Deps, 'db' | 'storage' | 'clock'>;

/** A kind of file that an admin sends in parts, because it is larger than what one call takes. */
export interface PartedKind {
  /** Where its parts lie until they are one. */
  readonly folder: string;
  readonly megabytes: number;
  readonly partMegabytes: number;
  /** With the first part of one, those that the same admin sent before go. */
  readonly isOneAtATime?: boolean;
}

/** Milliseconds that the parts of a file wait for the others, and for who decides. */
const partLives = 24 * 60 * 60 * 1000;

/** @throws HttpError `notFound` for what nobody calls a file */
export function requireUpload(upload: string): void {
  if (!/^[0-9a-f]{40}$/.test(upload)) throw new HttpError('notFound');
}

/** Where the parts lie that an admin sends: what somebody else sends under the same name lies elsewhere. */
const folderOf = ({ folder }: PartedKind, context: RequestContext): string =>
  `private/${scope(context).site.id}/${folder}/${loggedIn(context).id}/`;

/** A part of a file that was sent. */
export type StoredPart = Pick<typeof files.$inferSelect, 'id' | 'name' | 'size' | 'storageKey'>;

async function removeParts({ db, storage }: SentDeps, parts: readonly StoredPart[]): Promise<void> {
  for (const { storageKey } of parts) await storage.remove(storageKey);
  if (parts.length === 0) return;
  const ids = parts.map(({ id }) => id);
  await db.delete(files).where(inArray(files.id, ids));
}

const storedPart = { id: files.id, name: files.name, size: files.size, storageKey: files.storageKey };

async function findParts(
  { db }: SentDeps,
  kind: PartedKind,
  context: RequestContext,
  upload: string,
): Promise<StoredPart[]> {
  const ofUpload = like(files.storageKey, `${folderOf(kind, context)}${upload}/%`);
  const parts = await db
    .select(storedPart)
    .from(files)
    .where(and(eq(files.siteId, scope(context).site.id), isNull(files.claimedAt), ofUpload));
  return parts.toSorted((one, other) => Number(one.name) - Number(other.name) || one.id - other.id);
}

/**
 * Keeps one part of a file for a day.
 * @throws HttpError `notFound` for a name or a number that no part has, `fileTooLarge`
 */
export async function keepPart(
  deps: SentDeps,
  kind: PartedKind,
  context: RequestContext,
  { upload, part }: { readonly upload: string; readonly part: number },
  { content }: IncomingFile,
): Promise<void> {
  const { megabytes, partMegabytes } = kind;
  requireUpload(upload);
  if (part > megabytes / partMegabytes || content.length > partMegabytes * megabyte)
    throw new HttpError('fileTooLarge', { values: { limit: megabytes } });
  const { db, storage, clock } = deps;
  const folder = folderOf(kind, context);
  if (part === 1 && kind.isOneAtATime) {
    const before = and(
      like(files.storageKey, `${folder}%`),
      notLike(files.storageKey, `${folder}${upload}/%`),
    );
    await removeParts(deps, await db.select(storedPart).from(files).where(before));
  }
  const sentTwice = (await findParts(deps, kind, context, upload)).filter(
    ({ name }) => Number(name) === part,
  );
  const now = clock.now();
  const token = randomBytes(20).toString('hex');
  const storageKey = `${folder}${upload}/${part}-${token.slice(0, 8)}`;
  // Written down before its bytes are: what is broken off midway is removed after a day.
  await db.insert(files).values({
    token,
    siteId: scope(context).site.id,
    ownerKind: 'user',
    ownerId: loggedIn(context).id,
    name: String(part),
    mime: 'application/octet-stream',
    size: content.length,
    storageKey,
    isPublic: false,
    createdAt: now,
    deleteAfter: new Date(now.getTime() + partLives),
  });
  await storage.write(storageKey, content);
  await removeParts(deps, sentTwice);
}

/**
 * The parts of a file in their order, each once.
 * @throws HttpError `notFound` where there is none, or one is missing
 */
export async function partsInOrder(
  deps: SentDeps,
  kind: PartedKind,
  context: RequestContext,
  upload: string,
): Promise<readonly StoredPart[]> {
  requireUpload(upload);
  const parts = await findParts(deps, kind, context, upload);
  // Of one that was sent twice at once the last counts.
  const byNumber = new Map(parts.map((part) => [Number(part.name), part]));
  const inOrder = [...byNumber.values()];
  if (inOrder.length === 0 || inOrder.some(({ name }, at) => Number(name) !== at + 1))
    throw new HttpError('notFound');
  return inOrder;
}

/**
 * The whole of a file that an admin sent in parts.
 * @throws HttpError `notFound` where there is none, or a part of it is missing
 */
export async function joinParts(
  deps: SentDeps,
  kind: PartedKind,
  context: RequestContext,
  upload: string,
): Promise<Buffer> {
  const inOrder = await partsInOrder(deps, kind, context, upload);
  const whole = Buffer.alloc(inOrder.reduce((sum, { size }) => sum + size, 0));
  let at = 0;
  for (const { storageKey, size } of inOrder) {
    whole.set((await deps.storage.read(storageKey)).subarray(0, size), at);
    at += size;
  }
  return whole;
}

/** Removes the parts of a file; nobody needs it any more. */
export async function dropParts(
  deps: SentDeps,
  kind: PartedKind,
  context: RequestContext,
  upload: string,
): Promise<void> {
  await removeParts(deps, await findParts(deps, kind, context, upload));
}
