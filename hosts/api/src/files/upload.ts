import { randomBytes } from 'node:crypto';
import type { Upload } from '@boardwright/api-client/contract';
import { files } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Visitor } from '../platform/http/authenticate.ts';
import type { IncomingFile } from '../platform/http/incoming-file.ts';
import { publicFolder, publicPath } from '../platform/http/public-files.ts';
import { documentType, documentTypeNames } from '../platform/uploads/document-type.ts';
import { safeFileName } from '../platform/uploads/file-name.ts';
import { type PictureSize, preparePictures } from './pictures.ts';

interface Owner {
  readonly siteId: number;
  readonly visitor: Visitor;
}

/** 160 random bits: an address that is not guessed. */
const randomName = () => randomBytes(20).toString('hex');

async function record(
  deps: Deps,
  { siteId, visitor }: Owner,
  row: Pick<typeof files.$inferInsert, 'token' | 'name' | 'mime' | 'size' | 'storageKey' | 'isPublic'>,
) {
  const now = deps.clock.now();
  const owned = { siteId, ownerKind: 'user' as const, ownerId: visitor.id, createdAt: now, claimedAt: now };
  await deps.db.insert(files).values({ ...row, ...owned });
}

/** Keeps a picture for everybody to see, in four sizes. */
async function storePicture(
  deps: Deps,
  owner: Owner,
  file: IncomingFile,
  signal: AbortSignal,
): Promise<Upload> {
  const { extension, mime, sizes } = await preparePictures(file.content, { signal });
  const token = randomName();
  const folder = `${owner.siteId}/${token.slice(0, 2)}/`;
  const nameOf = (size: PictureSize) => `${folder}${token}-${size}.${extension}`;
  for (const size of Object.keys(sizes) as PictureSize[]) {
    await deps.storage.write(publicFolder + nameOf(size), sizes[size]);
  }
  const name = safeFileName(file.name, extension);
  const storageKey = publicFolder + nameOf('upload');
  await record(deps, owner, { token, name, mime, size: sizes.upload.length, storageKey, isPublic: true });
  const address = (size: PictureSize) => deps.publicAddress + publicPath + nameOf(size);
  return {
    public_url: address('upload'),
    name,
    size: sizes.upload.length,
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
  await record(deps, owner, {
    token,
    name,
    mime: type.mime,
    size: content.length,
    storageKey,
    isPublic: false,
  });
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
    ? storePicture(deps, owner, file, signal)
    : storePrivate(deps, owner, file);
}
