import LogIn from 'lucide-react/icons/log-in';
import type { Translate } from '../../i18n/translate.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { LinkButton } from '../../kit/button/link-button.tsx';
import { Notice } from '../../kit/notice/notice.tsx';
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
