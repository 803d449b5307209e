import type { Kpi } from '@boardwright/api-client/contract';
import Bell from 'lucide-react/icons/bell';
import Download from 'lucide-react/icons/download';
import { Badge } from '@boardwright/ui/badge';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../board/board-context.ts';
import { tabAddress } from '../../page/account/account-panel.ts';
import type { Glance } from './glance.load.ts';
import styles from './dashboard.module.css';
import type { DashboardKey } from './dashboard.messages.ts';

interface CardProps {
  readonly t: Translate<DashboardKey>;
}

/** Whether employers find one, and with which file. */
export function ResumeCard({ resume, t }: CardProps & { readonly resume: NonNullable<Glance['resume']> }) {
  const board = useBoard();
  const format = useFormat();
  const { status, file, file_token: token } = resume;
  const isFound = status === 'available';
  return (
    <Panel
      title={t('resume.title')}
      titleId="account-resume"
      aside={
        <Badge tone={isFound ? 'success' : 'neutral'}>{t(isFound ? 'resume.found' : 'resume.hidden')}</Badge>
      }
    >
      <p className={styles.soft}>{t(isFound ? 'resume.foundText' : 'resume.hiddenText')}</p>
      {file && token && (
        <p className={styles.file}>
          <span>
            <b>{file.name}</b>
            <small>{t('resume.uploaded', { date: format.date(file.uploaded_at) })}</small>
          </span>
          <Link
            href={`/api/candidate/v1/resume/download/${token}`}
            download
            aria-label={t('resume.download', { name: file.name })}
          >
            <Icon icon={Download} size="m" />
          </Link>
        </p>
      )}
      <Link href={tabAddress(board, 'resume')}>{t('resume.go')}</Link>
    </Panel>
  );
}

/** The mails one gets, or how to get them. */
export function AlertCard({ kpi, t }: CardProps & { readonly kpi: Kpi }) {
  const board = useBoard();
  const count = kpi.job_alerts ?? 0;
  return (
    <Panel title={t('alerts.title')} titleId="account-alerts">
      <p className={styles.soft}>{count > 0 ? t('alerts.some', { count }) : t('alerts.none')}</p>
      {count > 0 ? (
        <Link href={tabAddress(board, 'job-alerts')}>{t('alerts.go')}</Link>
      ) : (
        <LinkButton href={tabAddress(board, 'job-alerts')} variant="secondary" size="small" icon={Bell}>
          {t('alerts.make')}
        </LinkButton>
      )}
    </Panel>
  );
}
