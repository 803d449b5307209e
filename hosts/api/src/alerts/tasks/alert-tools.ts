import type { Database } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { SearchSync } from '../../platform/search-sync/search-sync.ts';

export interface AlertTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly search: Pick<SearchSync, 'ready' | 'index' | 'catalogue' | 'catchUp' | 'areasOf'>;
  /** Has stored mails sent soon. */
  readonly mailsQueued: (ids: readonly number[]) => Promise<void>;
}
