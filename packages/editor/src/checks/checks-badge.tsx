import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import styles from './checks-panel.module.css';
import { useFindings } from './use-findings.ts';

/** How much there is to look at on the page on the bench. */
export function ChecksBadge() {
  const t = useEditorT();
  const { length: count } = useFindings();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count}</span>
      <span className={controls.unseen}>, {t('checks.badge', { count })}</span>
    </span>
  );
}
