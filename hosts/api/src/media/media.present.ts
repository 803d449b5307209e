import type { MediaCaptions, MediaPicture, MediaPlace, MediaSummary } from '@boardwright/api-client/contract';
import type { media, mediaCaptions } from '../platform/database/schema.ts';
import { publicPath } from '../platform/http/public-files.ts';

export type MediaRow = typeof media.$inferSelect;

const isVideo = ({ mime }: MediaRow): boolean => mime.startsWith('video/');
const thumbOf = (url: string): string => url.replace(/-upload(\.\w+)$/, '-thumb$1');

/** A picture or video as an admin finds it in a list. @param publicAddress before the path of a public file */
export function presentSummary(row: MediaRow, places: number, publicAddress: string): MediaSummary {
  const url = publicAddress + publicPath + row.path;
  const poster = row.poster === null ? null : publicAddress + row.poster;
  return {
    id: row.id,
    name: row.name,
    kind: isVideo(row) ? 'video' : 'picture',
    url,
    thumb_url: thumbOf(isVideo(row) ? (poster ?? '') : url),
    poster_url: poster,
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

/** The captions of a video, by their languages. */
export const presentCaptions = (
  captions: readonly { readonly language: string; readonly path: string }[],
  publicAddress: string,
): MediaCaptions[] =>
  captions.map(({ language, path }) => ({ language, url: publicAddress + publicPath + path }));

interface CaptionsRows {
  readonly standing: Parameters<typeof presentCaptions>[0];
  readonly deleted: readonly (typeof mediaCaptions.$inferSelect)[];
}

/** A picture or video with everything that shows it. */
export function presentPicture(
  { picture, addedBy }: { readonly picture: MediaRow; readonly addedBy: string | null },
  usedIn: readonly MediaPlace[],
  { standing, deleted }: CaptionsRows,
  publicAddress: string,
): MediaPicture {
  return {
    ...presentSummary(picture, usedIn.length, publicAddress),
    revision: picture.revision,
    added_by: addedBy,
    used_in: [...usedIn],
    captions: presentCaptions(standing, publicAddress),
    deleted_captions: deleted.map(({ id, language, path, deletedAt }) => ({
      id,
      language,
      url: publicAddress + publicPath + path,
      deleted_at: deletedAt?.toISOString() ?? '',
    })),
  };
}
