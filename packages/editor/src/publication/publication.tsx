import type { SitePublication } from '@boardwright/api-client/contract';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { useRendered } from '../workbench/use-rendered.ts';
import { usePublishingSource } from './publishing-source.ts';

interface Publication {
  /** Undefined until it is known, and where nobody publishes by hand. */
  readonly site: SitePublication | undefined;
  /** Grows whenever it was read. */
  readonly readings: number;
  /** Reads it again. @throws Error whose message is a sentence for the admin */
  readonly refresh: () => Promise<void>;
}

const PublicationContext = createContext<Publication>({
  site: undefined,
  readings: 0,
  refresh: () => Promise.resolve(),
});

/** What visitors have of the site that is edited: read after the page is there, and, by hand, again after each save. */
export function PublicationProvider({ children }: { readonly children: ReactNode }) {
  const source = usePublishingSource();
  const siteId = useEdited(({ id }) => id);
  const isRendered = useRendered();
  const status = useSaveStatus();
  const savedAt = status.kind === 'saved' ? status.at : undefined;
  const [read, setRead] = useState<Omit<Publication, 'refresh'>>({ site: undefined, readings: 0 });
  const reading = useRef<Promise<void>>(undefined);
  const refresh = useCallback(async (): Promise<void> => {
    // One at a time: what was asked for meanwhile may have come too early for this save.
    await reading.current?.catch(() => undefined);
    if (!source) return;
    reading.current = source
      .find(siteId)
      .then((site) => setRead(({ readings }) => ({ site, readings: readings + 1 })));
    await reading.current;
  }, [source, siteId]);
  // Every save may have changed it, where a save is not the visitors' already.
  const round = !isRendered || read.site?.publishing === 'live' ? undefined : String(savedAt);
  useEffect(() => {
    if (round === undefined) return;
    // Policy: what was known stays; whoever publishes reads what went wrong.
    refresh().catch(() => undefined);
  }, [refresh, round]);
  const value = useMemo(() => ({ ...read, refresh }), [read, refresh]);
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
