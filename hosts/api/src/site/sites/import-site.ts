import { type SiteFilePreview, uploads } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { joinParts, type PartedKind } from '../../platform/uploads/sent-parts.ts';
import { aroundCopies } from './around-copies.ts';
import { readSiteFile, SiteFileError } from './site-file.ts';
import { siteFileSentences } from './site-file.messages.ts';
import type { CopySource } from './start-site.ts';
import { unknownBlocks, withoutUnknownBlocks } from './unknown-blocks.ts';

type ImportDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'blockSchemas'>;

/** The files of sites that admins send. */
export const siteFiles: PartedKind = { folder: 'site-files', ...uploads.siteFile, isOneAtATime: true };

interface SentSite {
  readonly source: CopySource;
  readonly bytes: number;
}

/** @throws HttpError `notFound` for what was not sent, `validation` with all that is wrong with the file */
async function readSent(deps: ImportDeps, context: RequestContext, upload: string): Promise<SentSite> {
  const content = await joinParts(deps, siteFiles, context, upload);
  try {
    return { source: await readSiteFile(content, await aroundCopies(deps)), bytes: content.length };
  } catch (error) {
    if (!(error instanceof SiteFileError)) throw error;
    const sentences = siteFileSentences(context.locale, error.problems);
    throw new HttpError('validation', { fields: { upload: sentences }, cause: error });
  }
}

/** What the site of a file that was sent would have. @throws HttpError `notFound`, `validation` */
export async function previewSent(
  deps: ImportDeps,
  context: RequestContext,
  upload: string,
): Promise<SiteFilePreview> {
  const { source, bytes } = await readSent(deps, context, upload);
  const { site, board, ...copy } = source.copy;
  return {
    name: site.name,
    languages: [...site.languages],
    default_language: site.default_language,
    bytes,
    counts: {
      pages: copy.pages.length,
      blocks: copy.blocks.length,
      categories: copy.categories.length,
      articles: copy.articles.length,
      landing_pages: copy.landing_pages.length,
      redirects: copy.redirects.length,
      products: copy.products.length,
      newsletters: board.newsletters.length,
      placeholders: board.placeholders.length,
      mails: copy.mails.length,
      scripts: site.cookie_scripts.length,
      pictures: copy.pictures.length,
    },
    unknown_blocks: unknownBlocks(source.copy, deps.blockSchemas),
  };
}

/** A site of a file that was sent, with or without the blocks of plugins that are not here. */
export async function sentSite(
  deps: ImportDeps,
  context: RequestContext,
  upload: string,
  unknown: 'leave_out' | 'keep',
): Promise<CopySource> {
  const { source } = await readSent(deps, context, upload);
  if (unknown === 'keep') return source;
  return { ...source, copy: withoutUnknownBlocks(source.copy, deps.blockSchemas) };
}
