import { HttpError } from './http-error.ts';

/** After which row a page of a list begins: what it is ordered by, and the row's number. */
export interface Cursor {
  readonly key: string;
  readonly id: number;
}

/** A cursor as an address can have it. */
export function writeCursor({ key, id }: Cursor): string {
  return Buffer.from(`${id} ${key}`).toString('base64url');
}

/** @throws HttpError `badRequest` for one that {@link writeCursor} did not write */
export function readCursor(written: string): Cursor {
  const [, id, key] = /^(\d{1,10}) ([\s\S]*)$/.exec(Buffer.from(written, 'base64url').toString()) ?? [];
  if (id === undefined || key === undefined) throw new HttpError('badRequest');
  return { key, id: Number(id) };
}
