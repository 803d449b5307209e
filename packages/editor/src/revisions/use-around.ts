import { useMemo } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import type { Around } from './change-text.ts';
import { useRevisionMessages } from './use-revision-messages.ts';

/** What changes of the site on the bench are described by. */
export function useAround(): Around {
  const t = useEditorT();
  const revisionT = useRevisionMessages();
  const { engine } = useWorkbench();
  const own = useEdited((site) => site.defaultLanguage).toUpperCase();
  const locales = useEdited((site) => site.languages);
  return useMemo(
    () => ({
      t,
      revisionT,
      schemaOf: (key) => engine.blocks.get(key)?.schema,
      languages: locales.map((locale) => locale.toUpperCase()),
      own,
    }),
    [t, revisionT, engine, locales, own],
  );
}
