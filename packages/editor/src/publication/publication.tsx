import type { PageSnapshot, PublishPlan, SitePublication } from '@boardwright/api-client/contract';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { useRendered } from '../workbench/use-rendered.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { usePublishingSource } from './publishing-source.ts';
import { sentenceOf } from '../ui/sentence-of.ts';

/** The page on the bench as visitors have it. */
export interface PublishedPage {
  readonly page: number;
  /** Undefined until it is read; null where visitors do not have the page. */
  readonly snapshot: PageSnapshot | null | undefined;
  readonly failure: string | undefined;
}

interface Publication {
  /** Undefined until it is known, and where nobody publishes by hand. */
  readonly site: SitePublication | undefined;
  /** Why it is not known, or not anew: a sentence for the admin. */
  readonly failure: string | undefined;
  readonly published: PublishedPage | undefined;
  /** Reads it again; a failure is said by `failure`. */
  readonly refresh: () => Promise<void>;
}

const PublicationContext = createContext<Publication>({
  site: undefined,
  failure: undefined,
  published: undefined,
  refresh: () => Promise.resolve(),
});

/** What visitors have of the site: read after the page is there, and, where it is published by hand, after each save. */
function useSitePublication() {
  const source = usePublishingSource();
  const siteId = useEdited(({ id }) => id);
  const isRendered = useRendered();
  const status = useSaveStatus();
  const [read, setRead] = useState<Pick<Publication, 'site' | 'failure'>>({
    site: undefined,
    failure: undefined,
  });
  // While something is saved, it is known as of the save before.
  const savedAt = status.kind === 'saved' ? status.at : undefined;
  const [lastSave, setLastSave] = useState(savedAt);
  if (status.kind === 'saved' && lastSave !== savedAt) setLastSave(savedAt);
  const reading = useRef<Promise<void>>(Promise.resolve());
  const refresh = useCallback((): Promise<void> => {
    // One at a time: what was asked for meanwhile may have come too early for this save.
    reading.current = reading.current.then(async () => {
      if (!source) return;
      try {
        const site = await source.find(siteId);
        setRead({ site, failure: undefined });
      } catch (error) {
        // Policy: what was known stays; whoever publishes or chooses reads why there is no more.
        setRead((before) => ({ ...before, failure: sentenceOf(error) }));
      }
    });
    return reading.current;
  }, [source, siteId]);
  // Every save may have changed it, where a save is not the visitors' already.
  const round = !isRendered || read.site?.publishing === 'live' ? undefined : String(lastSave);
  useEffect(() => {
    if (round !== undefined) void refresh();
  }, [refresh, round]);
  return { ...read, refresh };
}

/** The page on the bench as visitors have it, read again whenever that may be another. */
function usePublishedSnapshot(site: SitePublication | undefined): PublishedPage | undefined {
  const source = usePublishingSource();
  const { page } = useWorkbench();
  const [read, setRead] = useState<PublishedPage>();
  const id = page?.id;
  const isByHand = site?.publishing === 'by_hand';
  const standing = site?.pages.find((one) => one.id === id);
  const known = `${standing?.published?.at} ${site?.changed_blocks.join()}`;
  useEffect(() => {
    if (!source || id === undefined || !isByHand) return;
    let isOver = false;
    // A page the server does not have yet is nobody's.
    const asked = id < 0 ? Promise.resolve(null) : source.readPage(id);
    asked.then(
      (snapshot) => {
        if (!isOver) setRead({ page: id, snapshot, failure: undefined });
      },
      // Policy: what was read before stays; whoever looks at the changes reads why there is no more.
      (error: unknown) => {
        if (isOver) return;
        const failure = sentenceOf(error);
        setRead((before) => ({
          page: id,
          snapshot: before?.page === id ? before.snapshot : undefined,
          failure,
        }));
      },
    );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again when what visitors have may be another
  }, [source, id, isByHand, known]);
  return read?.page === id ? read : undefined;
}

/** What visitors have of the site that is edited, for all that shows it. */
export function PublicationProvider({ children }: { readonly children: ReactNode }) {
  const { site, failure, refresh } = useSitePublication();
  const published = usePublishedSnapshot(site);
  const value = useMemo(() => ({ site, failure, published, refresh }), [site, failure, published, refresh]);
  return <PublicationContext value={value}>{children}</PublicationContext>;
}

export function usePublication(): Publication {
  return use(PublicationContext);
}

/** How one page stands to what visitors have; undefined where each save is theirs at once. */
export function usePagePublication(page: number | undefined) {
  const { site } = usePublication();
  return site?.publishing === 'by_hand' ? site.pages.find(({ id }) => id === page) : undefined;
}

/** A plan that has its moment. */
export type DatedPlan = PublishPlan & { readonly due_at: string };

/** What is planned and waits, the next first; releases without a moment are not planned yet. */
export const waitingPlans = (site: SitePublication | undefined): readonly DatedPlan[] =>
  (site?.plans ?? []).filter((plan): plan is DatedPlan => plan.done_at === null && plan.due_at !== null);

/** What is planned for a page and waits, the next first. */
export const plansOf = (site: SitePublication | undefined, page: number | undefined): readonly DatedPlan[] =>
  waitingPlans(site).filter(
    ({ pages, offline }) => page !== undefined && [...pages, ...offline].includes(page),
  );

/** A release: what has a name, and does not put another one back. */
export type Release = PublishPlan & { readonly name: string };

/** Releases that wait, the next first and those without a moment last. */
export const waitingReleases = (site: SitePublication | undefined): readonly Release[] =>
  (site?.plans ?? []).filter((plan): plan is Release => isRelease(plan) && plan.done_at === null);

/** Whether a plan is found again by a name. */
export const isRelease = (plan: PublishPlan): plan is Release => plan.name !== null && plan.back_of === null;

/** Whether a test of a block runs: while it does, the block does not change. */
export function useIsTested(block: number | undefined): boolean {
  const { site } = usePublication();
  return site?.tested_blocks?.some((id) => id === block) === true;
}
