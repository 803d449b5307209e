import { FlaskConical } from 'lucide-react';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import styles from './tested-note.module.css';

/** Says why the settings of a block are only to be seen: two versions of it are compared. */
export function TestedNote({ block }: { readonly block: number }) {
  const t = useEditorT();
  const work = useWorkStore();
  return (
    <p className={styles.note}>
      <FlaskConical size={15} strokeWidth={1.75} aria-hidden />
      <span>
        {t('blockActions.tested')}{' '}
        <button
          type="button"
          className={controls.link}
          onClick={() => work.set({ dialog: { kind: 'experiment', block } })}
        >
          {t('blockActions.seeTest')}
        </button>
      </span>
    </p>
  );
}
