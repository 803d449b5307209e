import { megabyte, uploads } from '@boardwright/api-client/contract';

/** The limits of a kind of upload, as the props of a file field. */
export function fileLimits(kind: keyof typeof uploads) {
  const { megabytes, types } = uploads[kind];
  return { accept: types.join(','), largest: megabytes * megabyte } as const;
}
