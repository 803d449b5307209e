import { useMemo } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import type { PageVersion } from '../model/past.ts';
import { usePublication } from '../publication/publication.tsx';
import { toPageVersion } from '../revisions/page-version.ts';
import type { SchemaOf } from '../saving/to-edited-site.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';

/** The page on the bench as visitors have it; its version is null where they do not, undefined until that is read. */
export function usePublishedPage(): {
  readonly version: PageVersion | null | undefined;
  readonly failure: string | undefined;
} {
  const { engine } = useWorkbench();
  const { published } = usePublication();
  const defaultLanguage = useEdited((site) => site.defaultLanguage);
  const languages = useEdited((site) => site.languages);
  const snapshot = published?.snapshot;
  const version = useMemo(() => {
    const schemaOf: SchemaOf = (key) => engine.blocks.get(key)?.schema;
    return snapshot && toPageVersion(snapshot, { defaultLanguage, languages }, schemaOf);
  }, [snapshot, engine, defaultLanguage, languages]);
  return { version, failure: published?.failure };
}
