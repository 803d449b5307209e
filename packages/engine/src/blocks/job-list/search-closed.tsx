import LogIn from 'lucide-react/icons/log-in';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { PageHead } from '@boardwright/ui/page-head';
import type { Translate } from '@boardwright/ui/translate';
import { pagePath, useBoard } from '../../board/board-context.ts';
import styles from './job-list.module.css';
import type { JobListKey } from './job-list.messages.ts';

/** Where one searches only with an account (site setting 'job_search_anonymous', §6): the way in, instead of the list. */
export function SearchClosed({ t }: { readonly t: Translate<JobListKey> }) {
  const board = useBoard();
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={t('closed.title')} />
      <Notice
        icon={LogIn}
        action={
          <LinkButton href={pagePath(board, 'p-login')} size="small">
            {t('closed.login')}
          </LinkButton>
        }
      >
        {t('closed.text')}
      </Notice>
    </div>
  );
}
