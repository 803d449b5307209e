import { type EmployerJob, reviewSentence } from '@boardwright/api-client/contract';
import { Notice } from '@boardwright/ui/notice';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import type { JobsPart } from './manage-jobs-props.ts';
import styles from './manage-jobs.module.css';

interface ReviewNoticeProps extends Pick<JobsPart, 't'> {
  readonly job: Pick<EmployerJob, 'waits_for' | 'returned'>;
}

/** What a draft waits for that its company wants to publish, or what is to change first; nothing of any other job. */
export function ReviewNotice({ job: { waits_for: waitsFor, returned }, t }: ReviewNoticeProps) {
  const { locale } = useBoard();
  const format = useFormat();
  if (waitsFor)
    return (
      <Notice tone="info" title={t(`waiting.${waitsFor}.title`)} className={styles.notice}>
        <p>{t(`waiting.${waitsFor}.text`)}</p>
      </Notice>
    );
  if (!returned) return null;
  return (
    <Notice
      tone="neutral"
      title={t('returned.title', { date: format.longDate(returned.at) })}
      className={styles.notice}
    >
      {returned.reasons.length === 0 ? null : (
        <ul className={styles.reasons}>
          {returned.reasons.map((reason) => (
            <li key={reason}>{reviewSentence(reason, locale)}</li>
          ))}
        </ul>
      )}
      {returned.explanation === '' ? null : (
        <blockquote className={styles.explanation}>{returned.explanation}</blockquote>
      )}
      <p>{t('returned.text')}</p>
    </Notice>
  );
}
