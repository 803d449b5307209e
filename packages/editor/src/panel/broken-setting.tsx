import { CircleAlert } from 'lucide-react';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../widgets/field-controls.module.css';
import styles from './block-panel.module.css';

/** In place of a setting whose control threw: its neighbours stay, and what it holds stays as it is. */
export function BrokenSetting({ label }: { readonly label: string }) {
  const t = useEditorT();
  return (
    <div className={styles.setting} role="group" aria-label={label}>
      <b>{label}</b>
      <p role="alert" className={controls.error}>
        <CircleAlert size={14} aria-hidden />
        <span>{t('fields.broken')}</span>
      </p>
    </div>
  );
}
