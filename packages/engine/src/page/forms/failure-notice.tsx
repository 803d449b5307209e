import type { RequestFailure } from '../../machines/request/request-failure.ts';
import type { Translate } from '@boardwright/ui/translate';
import { usePageT } from '../use-page-t.ts';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { useBoard } from '../../board/board-context.ts';
import { useScriptsRun } from './use-scripts-run.ts';

interface FailureWaysProps {
  readonly failure: RequestFailure | undefined;
  /** Sends the same once more; undefined where nothing is held that could be sent. */
  readonly onRetry: (() => void) | undefined;
  /** Shows how things stand now; undefined where the form itself says so. */
  readonly onRefresh?: (() => void) | undefined;
}

interface FailureNoticeProps extends FailureWaysProps {
  readonly className?: string | undefined;
}

/** Why a press of a button came to nothing, and the way on: once more, how it stands now, or the login. */
export function FailureNotice({ failure, className, ...ways }: FailureNoticeProps) {
  const t = usePageT();
  if (!failure) return null;
  return (
    <Notice
      tone="danger"
      title={failureText(failure, t)}
      className={className}
      action={<FailureWays failure={failure} {...ways} />}
    />
  );
}

/** Why it came to nothing. What forms say of what was typed would only puzzle under a button: nothing was. */
export function failureText({ status, message }: RequestFailure, t: Translate<'failure.unsent'>): string {
  const isUnsent = message === undefined || status === 0 || (status !== undefined && status >= 500);
  return isUnsent ? t('failure.unsent') : message;
}

/** The way on after a failure, a small button. */
export function FailureWays({ failure, onRetry, onRefresh }: FailureWaysProps) {
  const t = usePageT();
  const board = useBoard();
  const scripts = useScriptsRun();
  const kind = failure?.kind;
  if (kind === 'forbidden')
    return (
      // This very address asks for a login now; in a tab of its own, so that what was typed stays here.
      <LinkButton href={board.path + board.search} size="small" newTab>
        {t('failure.logIn')}
      </LinkButton>
    );
  if (!scripts || kind === undefined || kind === 'refused') return null;
  const isUnsent = kind === 'offline' || kind === 'unavailable';
  const act = isUnsent ? onRetry : onRefresh;
  if (!act) return null;
  return (
    <Button type="button" size="small" variant="secondary" onClick={act}>
      {t(isUnsent ? 'failure.retry' : 'failure.refresh')}
    </Button>
  );
}
