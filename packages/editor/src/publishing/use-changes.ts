import { useMemo } from 'react';
import { useRestedSite } from '../page-editing/page-editing.react.tsx';
import { diffPages, type PageChange } from '../revisions/page-diff.ts';
import { versionNow } from '../revisions/page-version.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { usePublishedPage } from './use-published-page.ts';

export interface PageChanges {
  /** Of the page itself. */
  readonly own: readonly PageChange[];
  /** Of shared blocks that visitors have already, on this page and others. */
  readonly shared: readonly (PageChange & { readonly kind: 'setting' | 'style' })[];
}

/** Milliseconds without a change before a page is compared: while typing, nothing else is worked on. */
const quiet = 400;

/** What visitors would notice once the page on the bench is published, and the page as they have it. */
export function usePageChanges() {
  const { page } = useWorkbench();
  const pageId = page?.id;
  const { version: published, failure } = usePublishedPage();
  const site = useRestedSite(quiet);
  const { own, shared } = useMemo((): PageChanges => {
    const now = pageId === undefined ? undefined : versionNow(site, pageId);
    if (!now || !published) return { own: [], shared: [] };
    const changes = diffPages(published, now, site.defaultLanguage.toUpperCase());
    const isShared = (change: PageChange): change is PageChanges['shared'][number] =>
      (change.kind === 'setting' || change.kind === 'style') &&
      change.block.isGlobal &&
      published.blocks.some(({ id, isGlobal }) => id === change.block.id && isGlobal);
    return { own: changes.filter((change) => !isShared(change)), shared: changes.filter(isShared) };
  }, [site, pageId, published]);
  return { own, shared, count: own.length + shared.length, published, failure };
}
