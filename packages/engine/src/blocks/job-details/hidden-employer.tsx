import LogIn from 'lucide-react/icons/log-in';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import type { Translate } from '@boardwright/ui/translate';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { applyAnchor } from './job-details-data.ts';
import styles from './job-details.module.css';
import type { JobDetailsKey } from './job-details.messages.ts';

/** An anonymous job asks to log in (§4) where the form would be. */
export function HiddenEmployer({ t }: { readonly t: Translate<JobDetailsKey> }) {
  const board = useBoard();
  return (
    <section className={styles.apply} id={applyAnchor}>
      <Notice
        icon={LogIn}
        title={t('hidden.title')}
        action={
          <LinkButton href={pagePath(board, 'p-login')} size="small">
            {t('hidden.login')}
          </LinkButton>
        }
      >
        {t('hidden.text')}
      </Notice>
    </section>
  );
}
