import { useFailures } from '../page-editing/saving.react.tsx';
import { useLastSteps } from '../page-editing/steps.react.tsx';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import { useStepMessages } from './use-step-messages.ts';
import styles from './save-steps.module.css';

/** As many as a phone shows without scrolling. */
const maxSteps = 8;

/** How saving stands in words, and the last steps: what was put back, what waits, what the server has. */
export function SaveSteps({ status }: { readonly status: string }) {
  const t = useEditorT();
  const locale = useEditorLocale();
  const stepText = useStepMessages();
  const failures = useFailures();
  const steps = useLastSteps(maxSteps);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
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
            {stepText(name)} <span>{isWaiting ? t('status.waiting') : time.format(at)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
