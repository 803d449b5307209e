import { pagePath, useBoard } from '../../../board/board-context.ts';
import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { AlertPreview as Preview } from './alert-view.ts';
import styles from './alerts.module.css';
import type { AlertKey } from './alert.messages.ts';

/** What the last mail would have held: the surest way to see what an alert is worth. */
export function AlertPreview({
  id,
  preview,
  t,
}: {
  /** The block's number. */
  readonly id: number;
  readonly preview: Preview;
  readonly t: Translate<AlertKey>;
}) {
  const board = useBoard();
  const format = useFormat();
  const { total, jobs } = preview;
  const more = total - jobs.length;
  return (
    <Panel
      titleId={`alert-${id}-preview`}
      title={
        total === 0 ? t('preview.none') : t('preview.title', { count: total, number: format.number(total) })
      }
    >
      {total === 0 ? (
        <p className={styles.previewText}>{t('preview.noneText')}</p>
      ) : (
        <ul className={styles.preview}>
          {jobs.map((job) => (
            <li key={job.uuid}>
              <Link href={pagePath(board, 'p-job-details', job.slug)}>{job.title}</Link>
              <span>{[job.organisation_name, job.location_name].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className={styles.previewText}>
          {t('preview.more', { count: more, number: format.number(more) })}
        </p>
      )}
    </Panel>
  );
}
