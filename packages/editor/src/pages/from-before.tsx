import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { firstField } from '../ui/modal.tsx';

interface FromBeforeProps {
  /** What was filled in before, in words. */
  readonly what: string;
  readonly onStartOver: () => void;
}

/** Says that a dialog begins with what was filled in before and not saved, and offers to begin anew. */
export function FromBefore({ what, onStartOver }: FromBeforeProps) {
  const t = useEditorT();
  return (
    <p className={form.before}>
      {t('pages.fromBefore', { what })}
      <button
        type="button"
        className={controls.link}
        onClick={({ currentTarget }) => {
          // The button goes away with its line: the keys go on where the dialog begins.
          currentTarget.closest('dialog')?.querySelector<HTMLElement>(firstField)?.focus();
          onStartOver();
        }}
      >
        {t('pages.startOver')}
      </button>
    </p>
  );
}
