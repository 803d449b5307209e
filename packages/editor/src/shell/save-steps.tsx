import { useFailures } from '../page-editing/saving.react.tsx';
import { useLastSteps } from '../page-editing/steps.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useTime } from '../ui/use-time.ts';
import { useStepMessages } from './use-step-messages.ts';
import styles from './save-steps.module.css';

/** As many as a phone shows without scrolling. */
const maxSteps = 8;

/** How saving stands in words, and the last steps: what was put back, what waits, what the server has. */
export function SaveSteps({ status }: { readonly status: string }) {
  const t = useEditorT();
  const stepText = useStepMessages();
  const failures = useFailures();
  const steps = useLastSteps(maxSteps);
  const time = useTime();
  return (
    <div className={styles.sheet}>
      <p className={styles.words}>{status}</p>
      {failures.length + steps.length === 0 ? <p className={styles.none}>{t('status.noSteps')}</p> : null}
      <ul className={styles.steps} aria-label={t('status.steps')}>
        {failures.map(({ uid, name }) => (
          <li key={uid} data-kind="failed">
            {stepText(name)} <span>{t('status.rolledBack')}</span>
          </li>
        ))}
        {steps.map(({ uid, name, at, isWaiting }) => (
          <li key={uid}>
            {stepText(name)} <span>{isWaiting ? t('status.waiting') : time(at)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
