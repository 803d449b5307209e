import { and, eq, isNull } from '../../platform/database/drizzle.ts';
import { media } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { publicPath } from '../../platform/http/public-files.ts';
import { mediaSentence } from '../media-form.messages.ts';

/**
 * The picture that stands for a video, as it is stored.
 * @param url of a picture of the site's library; null or empty: none
 * @throws HttpError `validation` for anything else
 */
export async function posterOf(
  { db }: Pick<Deps, 'db'>,
  context: RequestContext,
  url: string | null,
): Promise<string | null> {
  if (url === null || url === '') return null;
  const path = url.slice(url.lastIndexOf(publicPath) + publicPath.length);
  const own = and(eq(media.siteId, scope(context).site.id), eq(media.path, path), isNull(media.deletedAt));
  const [found] = await db.select({ mime: media.mime }).from(media).where(own);
  if (!found?.mime.startsWith('image/'))
    refuseProblems([['poster_url', mediaSentence(context.locale, 'posterUnknown')]]);
  return publicPath + path;
}
