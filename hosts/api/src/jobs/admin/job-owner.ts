import type { AdminMove } from '@boardwright/api-client/contract';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { JobOwner } from '../employer/my-jobs.ts';
import type { AdminJobRow } from './admin-jobs.queries.ts';
import { writerOf } from './listed-jobs.ts';

/** What the next run of a feed would undo. */
const undoneByFeed: ReadonlySet<AdminMove | 'change'> = new Set(['publish', 'end', 'reopen', 'change']);

/**
 * Whose a job is, on whose behalf an admin does something: its company's, or the board's own. Its log names the board.
 * @throws HttpError `jobWrittenByFeed` where a feed would undo it
 */
export function ownerFor(
  context: RequestContext,
  row: Pick<AdminJobRow, 'job' | 'client'>,
  doing: AdminMove | 'change',
): JobOwner {
  const tenant = scope(context);
  const { client } = row;
  if (writerOf(row) === 'feed' && undoneByFeed.has(doing)) throw new HttpError('jobWrittenByFeed');
  return {
    ...tenant,
    owner: { clientId: client?.id ?? null, boardId: tenant.board.id },
    locale: context.locale,
    visitor: { id: null, clientId: client?.id ?? null, system: tenant.site.name },
    byBoard: true,
  };
}
