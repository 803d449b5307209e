import type { PublicVideo } from '@boardwright/api-client/contract';
import { and, eq, like } from '../../platform/database/drizzle.ts';
import { media } from '../../platform/database/schema.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { publicPath } from '../../platform/http/public-files.ts';
import type { MediaDeps } from '../save-media.ts';
import { findCaptions } from '../media.queries.ts';
import { presentCaptions } from '../media.present.ts';

/**
 * What visitors may know of a video at an address: of their own site, also once it was taken out of the library, for what
 * still shows it shows all of it.
 */
export async function findVideos(
  { db, publicAddress }: MediaDeps,
  context: RequestContext,
  address: string,
): Promise<PublicVideo[]> {
  const { site } = scope(context);
  const path = address.slice(address.lastIndexOf(publicPath) + publicPath.length);
  const own = and(eq(media.siteId, site.id), eq(media.path, path), like(media.mime, 'video/%'));
  const [video] = await db.select().from(media).where(own);
  if (!video) return [];
  return [
    {
      url: publicAddress + publicPath + video.path,
      mime: video.mime,
      poster_url: video.poster === null ? null : publicAddress + video.poster,
      about: video.alt[context.locale] ?? video.alt[site.defaultLocale] ?? '',
      captions: presentCaptions(await findCaptions(db, site.id, video.id), publicAddress),
    },
  ];
}
