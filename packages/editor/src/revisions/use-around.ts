import { useMemo } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import type { Around } from './change-text.ts';

/** What changes of the site on the bench are described by. */
export function useAround(): Around {
  const t = useEditorT();
  const { engine } = useWorkbench();
  const own = useEdited((site) => site.defaultLanguage).toUpperCase();
  const locales = useEdited((site) => site.languages);
  return useMemo(
    () => ({
      t,
      schemaOf: (key) => engine.blocks.get(key)?.schema,
      languages: locales.map((locale) => locale.toUpperCase()),
      own,
    }),
    [t, engine, locales, own],
  );
}
