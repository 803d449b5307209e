import { useEffect, useMemo, useState } from 'react';
import type { PageSnapshot } from '@boardwright/api-client/contract';
import type { PageVersion } from '../model/past.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { toPageVersion } from '../revisions/page-version.ts';
import type { SchemaOf } from '../saving/to-edited-site.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { usePagePublication, usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';

interface PublishedPage {
  /** Undefined until it is read; null where visitors do not have the page. */
  readonly version: PageVersion | null | undefined;
  readonly failure: string | undefined;
}

interface Read {
  readonly page: number | undefined;
  readonly snapshot: PageSnapshot | null | undefined;
  readonly failure: string | undefined;
}

/** A page as visitors have it, read again whenever what they have may have changed. */
export function usePublishedPage(page: number | undefined): PublishedPage {
  const source = usePublishingSource();
  const { engine } = useWorkbench();
  const { site: publication } = usePublication();
  const standing = usePagePublication(page);
  const known = `${standing?.published?.at} ${publication?.changed_blocks.join()}`;
  const defaultLanguage = useEdited((site) => site.defaultLanguage);
  const languages = useEdited((site) => site.languages);
  const [read, setRead] = useState<Read>({ page, snapshot: undefined, failure: undefined });
  if (read.page !== page) setRead({ page, snapshot: undefined, failure: undefined });
  useEffect(() => {
    if (!source || page === undefined || publication?.publishing !== 'by_hand') return;
    let isOver = false;
    // A page the server does not have yet is nobody's.
    const asked = page < 0 ? Promise.resolve(null) : source.readPage(page);
    asked.then(
      (snapshot) => {
        if (!isOver) setRead({ page, snapshot, failure: undefined });
      },
      // Policy: what was read before stays; the panel says why there is no more.
      (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        if (!isOver) setRead((before) => ({ ...before, failure }));
      },
    );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again when what visitors have may be another
  }, [source, page, publication?.publishing, known]);
  const version = useMemo(() => {
    const schemaOf: SchemaOf = (key) => engine.blocks.get(key)?.schema;
    return read.snapshot && toPageVersion(read.snapshot, { defaultLanguage, languages }, schemaOf);
  }, [read.snapshot, engine, defaultLanguage, languages]);
  return { version, failure: read.failure };
}
