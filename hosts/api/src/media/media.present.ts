import type { MediaPicture, MediaPlace, MediaSummary } from '@boardwright/api-client/contract';
import type { media } from '../platform/database/schema.ts';
import { publicPath } from '../platform/http/public-files.ts';

export type MediaRow = typeof media.$inferSelect;

/** A picture as an admin finds it in a list. @param publicAddress before the path of a public file */
export function presentSummary(row: MediaRow, places: number, publicAddress: string): MediaSummary {
  const url = publicAddress + publicPath + row.path;
  return {
    id: row.id,
    name: row.name,
    url,
    thumb_url: url.replace(/-upload(\.\w+)$/, '-thumb$1'),
    mime: row.mime,
    size: row.size,
    width: row.width,
    height: row.height,
    alt: { ...row.alt },
    focal_x: row.focalX,
    focal_y: row.focalY,
    places,
    created_at: row.createdAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/** A picture with everything that shows it. */
export function presentPicture(
  { picture, addedBy }: { readonly picture: MediaRow; readonly addedBy: string | null },
  usedIn: readonly MediaPlace[],
  publicAddress: string,
): MediaPicture {
  return {
    ...presentSummary(picture, usedIn.length, publicAddress),
    revision: picture.revision,
    added_by: addedBy,
    used_in: [...usedIn],
  };
}
