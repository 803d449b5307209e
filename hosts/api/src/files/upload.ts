import type { Upload } from '@boardwright/api-client/contract';
import { addToLibrary } from '../media/port.ts';
import { files } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Visitor } from '../platform/http/authenticate.ts';
import type { IncomingFile } from '../platform/http/incoming-file.ts';
import { publicPath } from '../platform/http/public-files.ts';
import { documentType, documentTypeNames } from '../platform/uploads/document-type.ts';
import { safeFileName } from '../platform/uploads/file-name.ts';
import type { PictureSize } from '../platform/uploads/pictures.ts';
import { randomName, storePicture } from '../platform/uploads/store-picture.ts';

interface Owner {
  readonly siteId: number;
  readonly visitor: Visitor;
}

type FileColumns = Pick<
  typeof files.$inferInsert,
  'token' | 'name' | 'mime' | 'size' | 'storageKey' | 'isPublic'
>;

/** @returns the number of its row */
async function record(
  db: Pick<Deps['db'], 'insert'>,
  { siteId, visitor }: Owner,
  row: FileColumns,
  now: Date,
): Promise<number> {
  const owned = { siteId, ownerKind: 'user' as const, ownerId: visitor.id, createdAt: now, claimedAt: now };
  const [stored] = await db
    .insert(files)
    .values({ ...row, ...owned })
    .returning({ id: files.id });
  return stored?.id ?? 0;
}

/** Keeps a picture for everybody to see, in four sizes; one of an admin is in the site's library. */
async function keepPicture(
  deps: Deps,
  owner: Owner,
  file: IncomingFile,
  signal: AbortSignal,
): Promise<Upload> {
  const isOfAdmin = owner.visitor.role === 'admin';
  const stored = await storePicture(deps, owner.siteId, file, { signal, isOfAdmin });
  const { token, name, mime, size, storageKey, paths } = stored;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const fileId = await record(tx, owner, { token, name, mime, size, storageKey, isPublic: true }, now);
    if (isOfAdmin)
      await addToLibrary(
        tx,
        { ...owner, fileId, addedBy: owner.visitor.id },
        { ...stored, path: paths.upload },
        now,
      );
  });
  const address = (of: PictureSize) => deps.publicAddress + publicPath + paths[of];
  return {
    public_url: address('upload'),
    name,
    size,
    variants: {
      upload: address('upload'),
      thumb: address('thumb'),
      small: address('small'),
      tiny: address('tiny'),
    },
  };
}

/** Keeps a document for its owner. */
async function storePrivate(
  deps: Deps,
  owner: Owner,
  { name: given, content }: IncomingFile,
): Promise<Upload> {
  const type = await documentType(content);
  if (!type) throw new HttpError('fileTypeNotAllowed', { values: { types: documentTypeNames } });
  const token = randomName();
  const name = safeFileName(given, type.extension);
  const storageKey = `private/${owner.siteId}/${token.slice(0, 2)}/${token}.${type.extension}`;
  await deps.storage.write(storageKey, content);
  const row = { token, name, mime: type.mime, size: content.length, storageKey, isPublic: false };
  await record(deps.db, owner, row, deps.clock.now());
  return { token, name, size: content.length };
}

/**
 * Keeps an uploaded file: with `public=true` a picture that gets an address, else a document that gets a token.
 * @param signal aborts when nobody waits for it any more
 * @throws HttpError `fileTooLarge`, `fileTypeNotAllowed`, `pictureTooBig`, `fileUpload`, `unavailable`
 */
export function storeUpload(
  deps: Deps,
  owner: Owner,
  file: IncomingFile,
  signal: AbortSignal,
): Promise<Upload> {
  return file.fields.public === 'true'
    ? keepPicture(deps, owner, file, signal)
    : storePrivate(deps, owner, file);
}
