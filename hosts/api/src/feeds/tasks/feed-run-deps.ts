import type { Database } from '../../platform/database/connect.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { FeedGeo } from '../import/find-place.ts';

export interface FeedRunDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly geo: FeedGeo;
  /** Also reads addresses of private networks. */
  readonly privateFeeds: boolean;
  readonly onJobsChanged: () => Promise<void>;
  readonly mailsQueued: (ids: readonly number[]) => Promise<void>;
  /** Throws when the process is to stop. */
  readonly goOn: () => void;
}
