import type { files } from '../database/schema.ts';

/** Where the bytes of a file lie: a public picture has three smaller ones beside it. */
export function storedKeys({
  storageKey,
  isPublic,
}: Pick<typeof files.$inferSelect, 'storageKey' | 'isPublic'>): readonly string[] {
  if (!isPublic) return [storageKey];
  const sizes = ['upload', 'thumb', 'small', 'tiny'].map((size) =>
    storageKey.replace(/-upload(\.\w+)$/, `-${size}$1`),
  );
  return [...new Set(sizes)];
}
