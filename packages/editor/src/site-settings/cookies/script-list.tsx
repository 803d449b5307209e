import type { CookieScript } from '@boardwright/blocks-schema';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import { useEditorT } from '../../editor-messages.tsx';
import styles from './scripts-section.module.css';

interface ScriptListProps {
  readonly scripts: readonly CookieScript[];
  readonly chosen: string | undefined;
  readonly nameOf: (script: CookieScript) => string;
  readonly onChoose: (id: string) => void;
  readonly onMove: (id: string, to: number) => void;
}

/** The scripts in the order the site prints them: by drag, by Space and arrows on the grip, or Alt and an arrow. */
export function ScriptList({ scripts, chosen, nameOf, onChoose, onMove }: ScriptListProps) {
  return (
    <DragDropProvider
      onDragEnd={({ operation, canceled }) => {
        const { source } = operation;
        if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
        onMove(String(source.id), source.index);
      }}
    >
      <ul className={styles.list}>
        {scripts.map((script, index) => (
          <Row
            key={script.id}
            script={script}
            index={index}
            name={nameOf(script)}
            chosen={script.id === chosen}
            onChoose={() => onChoose(script.id)}
            onMove={(to) => onMove(script.id, to)}
          />
        ))}
      </ul>
    </DragDropProvider>
  );
}

interface RowProps {
  readonly script: CookieScript;
  readonly index: number;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onMove: (to: number) => void;
}

function Row({ script, index, name, chosen, onChoose, onMove }: RowProps) {
  const t = useEditorT();
  const { ref, handleRef, isDragging } = useSortable({ id: script.id, index });
  const when =
    script.type === 'mandatory'
      ? t('siteSettings.scripts.always')
      : t('siteSettings.scripts.summary', {
          placement: t(`siteSettings.scripts.placement.${script.placement}`),
          moment: t(`siteSettings.scripts.moment.${script.execute}`).toLowerCase(),
        });
  return (
    <li ref={ref} className={styles.row} data-chosen={chosen} data-dragging={isDragging}>
      <button
        ref={handleRef}
        type="button"
        className={styles.grip}
        aria-label={t('siteSettings.scripts.move', { name })}
      >
        <GripVertical size={14} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.choose}
        aria-current={chosen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onChoose}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
          if (!event.altKey || step === 0) return;
          event.preventDefault();
          onMove(index + step);
        }}
      >
        <b>{name}</b>
        <small>{when}</small>
      </button>
      <span className={styles.type} data-type={script.type}>
        {t(`siteSettings.scripts.type.${script.type}`)}
      </span>
    </li>
  );
}
