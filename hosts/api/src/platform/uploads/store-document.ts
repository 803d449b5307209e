import { randomBytes, randomUUID } from 'node:crypto';
import { megabyte, uploads } from '@boardwright/api-client/contract';
import type { Database } from '../database/connect.ts';
import { files } from '../database/schema.ts';
import { HttpError } from '../http/http-error.ts';
import type { IncomingFile } from '../http/incoming-file.ts';
import type { Storage } from '../ports/storage.ts';
import { documentType, documentTypeNames } from './document-type.ts';
import { safeFileName } from './file-name.ts';

const { megabytes } = uploads.document;
/** Largest document in bytes (§5: documents 10 MB). */
export const documentLimit = megabytes * megabyte;
/** How long an uploaded file waits for its application. */
const unclaimedLives = 24 * 60 * 60 * 1000;

export interface StoredDocument {
  readonly token: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Keeps a visitor's document until an application names its token, for a day at most.
 * @throws HttpError `fileTooLarge`, `fileTypeNotAllowed`
 */
export async function storeDocument(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  siteId: number,
  file: Pick<IncomingFile, 'name' | 'content'>,
  now: Date,
): Promise<StoredDocument> {
  const { content } = file;
  if (content.length > documentLimit) throw new HttpError('fileTooLarge', { values: { limit: megabytes } });
  const type = await documentType(content);
  if (!type) throw new HttpError('fileTypeNotAllowed', { values: { types: documentTypeNames } });
  const stored = {
    token: randomBytes(24).toString('base64url'),
    name: safeFileName(file.name, type.extension),
    size: content.length,
  };
  // Not the token: who reads the storage's listing must not be able to claim a file.
  const storageKey = `documents/${randomUUID()}.${type.extension}`;
  await storage.write(storageKey, content);
  await db.insert(files).values({
    ...stored,
    siteId,
    ownerKind: 'visitor',
    mime: type.mime,
    storageKey,
    createdAt: now,
    deleteAfter: new Date(now.getTime() + unclaimedLives),
  });
  return stored;
}
