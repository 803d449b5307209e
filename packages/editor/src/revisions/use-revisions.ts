import { useEffect, useMemo, useState } from 'react';
import type { PageRevision } from '@boardwright/api-client/contract';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import type { SchemaOf } from '../saving/to-edited-site.ts';
import { toRevision } from './page-version.ts';
import type { Revision } from '../model/past.ts';
import { useRevisionSource } from './revision-source.ts';

export interface Revisions {
  /** Newest first; undefined until the first are there. */
  readonly list: readonly Revision[] | undefined;
  readonly failure: string | undefined;
  /** There are older ones. */
  readonly isLast: boolean;
  readonly older: () => void;
  /** @throws Error whose message is a sentence for the admin */
  readonly rename: (revision: number, name: string, was: string) => Promise<string | undefined>;
}

interface Read {
  readonly page: number | undefined;
  readonly revisions: readonly PageRevision[] | undefined;
  readonly isLast: boolean;
  readonly parts: number;
  readonly failure: string | undefined;
}

const nothing: Omit<Read, 'page'> = { revisions: undefined, isLast: false, parts: 1, failure: undefined };

/** The revisions of a page, read again with every save. */
export function useRevisions(pageId: number | undefined): Revisions {
  const { engine } = useWorkbench();
  const source = useRevisionSource();
  const status = useSaveStatus();
  const savedAt = status.kind === 'saved' ? status.at : undefined;
  const defaultLanguage = useEdited((site) => site.defaultLanguage);
  const languages = useEdited((site) => site.languages);
  const [read, setRead] = useState<Read>({ page: pageId, ...nothing });
  if (read.page !== pageId) setRead({ page: pageId, ...nothing });
  const { parts } = read;
  useEffect(() => {
    // A page the server does not have yet was nothing before.
    if (pageId === undefined || pageId < 0) return;
    let isOver = false;
    const asked = Array.from({ length: parts }, (_, at) => source.find(pageId, at + 1));
    Promise.all(asked).then(
      (answers) => {
        if (isOver) return;
        const revisions = answers.flatMap((answer) => answer.revisions);
        setRead((before) => ({
          ...before,
          revisions,
          isLast: answers.at(-1)?.isLast ?? true,
          failure: undefined,
        }));
      },
      // Policy: what was read before stays; the panel says why there is no more.
      (error: unknown) => {
        if (!isOver)
          setRead((before) => ({ ...before, failure: error instanceof Error ? error.message : '' }));
      },
    );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every save may have made one
  }, [source, pageId, parts, savedAt]);
  const list = useMemo(() => {
    const schemaOf: SchemaOf = (key) => engine.blocks.get(key)?.schema;
    return read.revisions?.map((one) => toRevision(one, { defaultLanguage, languages }, schemaOf));
  }, [read.revisions, engine, defaultLanguage, languages]);
  return {
    list: pageId !== undefined && pageId < 0 ? [] : list,
    failure: read.failure,
    isLast: read.isLast || (pageId ?? 0) < 0,
    async rename(id, name, was) {
      const theirs = await source.name(id, name, was);
      setRead((before) => ({
        ...before,
        revisions: before.revisions?.map((one) => (one.id === id ? { ...one, name: theirs ?? name } : one)),
      }));
      return theirs;
    },
    older: () => setRead((before) => ({ ...before, parts: before.parts + 1 })),
  };
}
