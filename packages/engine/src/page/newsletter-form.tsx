import { usePageT } from './use-page-t.ts';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { pagePath, useBoard } from '../board/board-context.ts';
import type { SystemView } from './page-data.ts';
import styles from './system-page.module.css';

/**
 * What a newsletter's mailed link is about, and its button. It posts to its own address, whose query is the link: opening
 * it does nothing, as programs open links too.
 */
export function NewsletterForm({ view: { kind, newsletter } }: { readonly view: SystemView }) {
  const t = usePageT();
  const board = useBoard();
  const asks = kind === 'newsletter-confirm' || kind === 'newsletter-end';
  return (
    <>
      {newsletter && (
        <dl className={styles.kept}>
          {[['newsletter', newsletter.name] as const, ['email', newsletter.email] as const].map(
            ([name, value]) => (
              <div key={name}>
                <dt>{t(`link.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      )}
      {asks ? (
        <form method="post" className={styles.form}>
          <Button variant="primary" block>
            {t(`${kind}.confirm`)}
          </Button>
        </form>
      ) : (
        <p className={styles.form}>
          <LinkButton href={pagePath(board, 'p-home')} variant="secondary" block>
            {t('goToHome')}
          </LinkButton>
        </p>
      )}
    </>
  );
}
