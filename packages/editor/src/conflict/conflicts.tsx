import { GitMerge, Split, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useConflict, useMerged, useDeferred } from '../page-editing/saving.react.tsx';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { nodeOf } from '../panel/form-schema.ts';
import { settingName } from '../panel/setting-texts.ts';
import controls from '../ui/controls.module.css';
import styles from './conflicts.module.css';

/** Fetched when the first conflict comes: comparing texts is no part of the editor's first view. */
const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

/** What colleagues changed meanwhile: what was merged is reported, what both changed is asked, what was left waits. */
export function Conflicts() {
  const conflict = useConflict();
  const deferred = useDeferred();
  const merged = useMerged();
  if (conflict)
    return (
      <Suspense>
        <ConflictDialog key={conflict.uid} conflict={conflict} />
      </Suspense>
    );
  return deferred.length > 0 || merged.length > 0 ? <ConflictNotes /> : null;
}

/** What a setting is called where its block is not known: as in the first kind of block that has it. */
function useNameAlone(): (name: string) => string {
  const { engine } = useWorkbench();
  return (name) => {
    const block = [...engine.blocks.values()].find(({ schema }) => name in schema.settings.properties);
    return settingName(block && nodeOf(block.schema, name), name);
  };
}

function ConflictNotes() {
  const t = useEditorT();
  const editor = useEditor();
  const deferred = useDeferred();
  const merged = useMerged();
  const nameOf = useNameAlone();
  const [first] = deferred;
  return (
    <section className={styles.notes} aria-label={t('conflict.region')}>
      {merged.length > 0 ? (
        <div className={styles.note} role="status">
          <GitMerge size={16} strokeWidth={1.75} aria-hidden />
          <span>
            {t('conflict.mergedNote', {
              fields: merged.map(nameOf).join(', '),
            })}
          </span>
          <button
            type="button"
            className={styles.close}
            aria-label={t('conflict.close')}
            title={t('conflict.close')}
            onClick={editor.mergeNoticeSeen}
          >
            <X size={14} aria-hidden />
          </button>
        </div>
      ) : null}
      {first ? (
        <div className={styles.note} data-kind="waiting">
          <Split size={16} strokeWidth={1.75} aria-hidden />
          <span role="status">{t('conflict.waiting', { count: deferred.length })}</span>
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => editor.takeUp(first.uid)}
          >
            {t('conflict.decide')}
          </button>
        </div>
      ) : null}
    </section>
  );
}
