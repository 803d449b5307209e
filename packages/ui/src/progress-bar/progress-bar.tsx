import { useUiT } from '../use-ui-t.ts';
import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

/**
 * The line over the page while the next one loads. It waits 200 ms, then takes 5,000 ms to come near its end (§9):
 * both are the style sheet's, so no timer runs.
 */
export function ProgressBar({ busy }: { readonly busy: boolean }) {
  const t = useUiT();
  return (
    <div className={styles.track} role="status">
      {busy && <span className="visually-hidden">{t('loading')}</span>}
      <span className={classNames(styles.bar, busy && styles.busy)} aria-hidden="true" />
    </div>
  );
}
