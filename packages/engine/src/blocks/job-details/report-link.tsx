import Flag from 'lucide-react/icons/flag';
import { useBoard } from '../../board/board-context.ts';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { type JobDetailsPart, reportAnchor, reportKey } from './job-details-data.ts';
import styles from './job-details.module.css';

/** The quiet way to say that the job must not be here. */
export function ReportLink({ t }: Pick<JobDetailsPart, 't'>) {
  const board = useBoard();
  const query = new URLSearchParams(board.search);
  query.set(reportKey, '1');
  return (
    <p className={styles.report}>
      <Icon icon={Flag} />
      <Link href={`${board.path}?${query}#${reportAnchor}`} rel="nofollow">
        {t('report.link')}
      </Link>
    </p>
  );
}
