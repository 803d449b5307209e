import { groundSentence, type Withheld } from '@boardwright/api-client/contract';
import { Notice } from '@boardwright/ui/notice';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import type { JobsPart } from './manage-jobs-props.ts';
import styles from './manage-jobs.module.css';

/** That the site took a job off, why, and what its company can do; nothing where the site shows it. */
export function WithheldNotice({ withheld, t }: Pick<JobsPart, 't'> & { readonly withheld: Withheld }) {
  const { locale } = useBoard();
  const format = useFormat();
  if (withheld === null) return null;
  const { at, ground, explanation } = withheld;
  return (
    <Notice
      tone="danger"
      title={t('withheld.title', { date: format.longDate(at) })}
      className={styles.notice}
    >
      <p>{groundSentence(ground, locale)}</p>
      {explanation === '' ? null : <blockquote className={styles.explanation}>{explanation}</blockquote>}
      <p>{t('withheld.text')}</p>
    </Notice>
  );
}
