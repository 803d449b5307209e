import type { BlockHead } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { Board } from '../../board/board-context.ts';
import { alertTitle } from './alert-titles.ts';
import type { JobAlertsData } from './job-alerts-data.ts';
import type { JobAlertsKey } from './job-alerts.messages.ts';

/** A page behind a mailed link is nobody else's: no cache keeps it, no search engine lists it. */
export function jobAlertsHead(
  data: JobAlertsData,
  { board, t }: { readonly board: Board; readonly t: Translate<JobAlertsKey> },
): BlockHead {
  const mailed = data.view !== 'create';
  return {
    title: alertTitle(data, t),
    canonical: board.path,
    ...((mailed || board.search !== '') && { robots: 'noindex, follow' }),
    ...(mailed && { private: true }),
    ...(data.view === 'expired' && { status: 410 }),
  };
}
