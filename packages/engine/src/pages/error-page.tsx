import { useT } from '../i18n/use-t.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { pagePath, useBoard } from './board-context.ts';

interface ErrorPageProps {
  readonly status: number;
  readonly message: string;
}

/** Status, message and the way home (specification §2 'Error page'). */
export function ErrorPage({ status, message }: ErrorPageProps) {
  const t = useT('page');
  const board = useBoard();
  return (
    <section className="section">
      <div className="container">
        <p className="error-status">{status}</p>
        <h1>{message}</h1>
        <p>
          <LinkButton href={pagePath(board, 'p-home')} variant="primary">
            {t('goToHome')}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
