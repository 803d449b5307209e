import type { TransactionDeps } from '../../platform/database/transaction.ts';
import type { Clock } from '../../platform/ports/clock.ts';
import type { FeedShape } from '../../platform/remote/feed-shape.ts';
import type { FeedGeo } from '../import/find-place.ts';

export interface FeedRunDeps extends TransactionDeps {
  readonly clock: Clock;
  readonly geo: FeedGeo;
  /** Shapes that plugins read. */
  readonly feedShapes: readonly FeedShape[];
  /** Also reads addresses of private networks. */
  readonly privateFeeds: boolean;
  readonly onJobsChanged: () => Promise<void>;
  /** Throws when the process is to stop. */
  readonly goOn: () => void;
}
