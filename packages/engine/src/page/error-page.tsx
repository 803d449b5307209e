import { usePageT } from './use-page-t.ts';
import { LinkButton } from '@boardwright/ui/link-button';
import { pagePath, useBoard } from '../board/board-context.ts';
import styles from './error-page.module.css';
import { Scene } from './scene.tsx';

interface ErrorPageProps {
  readonly status: number;
  readonly message: string;
}

/**
 * Status, message and the way home (specification §2 'Error page'). What is a visitor's to read is the title; a
 * server's own message stands small below, for whoever reports it.
 */
export function ErrorPage({ status, message }: ErrorPageProps) {
  const t = usePageT();
  const board = useBoard();
  const ours = status >= 500;
  return (
    <section className="section">
      <div className={`container ${styles.lost}`}>
        <div>
          <p className={styles.code}>{t('errorStatus', { status })}</p>
          <h1>{ours ? t('serverErrorTitle') : message}</h1>
          {ours && <p className={styles.text}>{t('serverError')}</p>}
          <p className={styles.actions}>
            <LinkButton href={pagePath(board, 'p-home')} variant="primary">
              {t('goToHome')}
            </LinkButton>
          </p>
          {ours && <p className={styles.message}>{message}</p>}
        </div>
        <div className={styles.art}>
          <Scene kind="error" />
        </div>
      </div>
    </section>
  );
}
