import { legalPapers, type LegalState } from '@boardwright/api-client/contract';
import { translate } from '@boardwright/messages';
import type { Deps } from '../../platform/deps.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { saving } from '../builder/builder-context.ts';
import { bars, gapsOf } from './check-legal.ts';
import { isPublished, type LegalDeps, papersNow, readLegal } from './legal.ts';
import { makePaperPages, writePaperPage } from './legal-pages.ts';
import { findLegal, insertVersion } from './legal.queries.ts';
import { noticeMessages } from './papers/notice.messages.ts';
import { datedHtml, writePapers } from './write-papers.ts';

type PublishDeps = LegalDeps & Pick<Deps, 'blockSchemas' | 'tenants'>;

/**
 * Puts the papers on the pages of the site, in each of its languages, and stores them as a version. All of it or nothing.
 * Pages that are missing are made; what stood on a page before stays in its history.
 * @throws HttpError `conflict` with what somebody saved since, `validation` on `publish` where a paper would not say who is
 *   responsible
 */
export async function publishLegal(
  deps: PublishDeps,
  context: RequestContext,
  revision: number,
): Promise<LegalState> {
  const { site } = scope(context);
  const now = deps.clock.now();
  const isPublishing = await saving(deps.db, context, { now, schemas: deps.blockSchemas }, async (save) => {
    const stored = await findLegal(save.tx, site.id);
    if (stored.revision !== revision) return false;
    const onSite = { ...deps, db: save.tx };
    const { facts } = await papersNow(onSite, context, stored);
    if (gapsOf(facts, stored).some(bars))
      refuseProblems([['publish', translate(noticeMessages, context.locale)('tooEarly')]]);
    const pages = await makePaperPages(
      save,
      site,
      (paper, locale) => writePapers(facts, stored, locale, {})[paper].title,
    );
    // Once more: the papers lead to each other, and there are pages now.
    const { papers, last } = await papersNow(onSite, context, stored);
    for (const paper of legalPapers) {
      const page = pages[paper];
      if (!page) throw new Error(`The page of ${paper} was not made`);
      await writePaperPage(save, site, page.id, (locale) => {
        const those = papers[locale];
        return those ? datedHtml(those[paper], locale) : '';
      });
    }
    if (!isPublished(papers, last?.papers))
      await insertVersion(save.tx, { siteId: site.id, papers, author: save.author, publishedAt: now });
    return true;
  });
  deps.tenants.forget();
  const current = await readLegal(deps, context);
  if (!isPublishing) throw new HttpError('conflict', { current });
  return current;
}
