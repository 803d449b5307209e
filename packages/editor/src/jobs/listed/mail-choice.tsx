import form from '../../ui/form.module.css';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './withheld.module.css';

interface MailChoiceProps {
  /** Whose job it is; undefined where nobody can be mailed. */
  readonly company: string | undefined;
  /** What the mail says. */
  readonly hint: string;
  readonly isMailed: boolean;
  readonly onChange: (isMailed: boolean) => void;
}

/** Whether a job's company is mailed about a decision. */
export function MailChoice({ company, hint, isMailed, onChange }: MailChoiceProps) {
  const t = useJobsMessages();
  if (company === undefined) return <p className={styles.nobody}>{t('withhold.nobody')}</p>;
  return (
    <div className={styles.mail}>
      <label className={form.check}>
        <input type="checkbox" checked={isMailed} onChange={(event) => onChange(event.target.checked)} />
        {t('withhold.mail', { company })}
      </label>
      <p className={form.hint}>{hint}</p>
    </div>
  );
}
