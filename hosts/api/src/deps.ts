import type { DatabaseConnection } from './database/connect.ts';
import type { MountDeps } from './http/mount.ts';
import type { Clock } from './ports/clock.ts';
import type { GeoPort } from './ports/geo.ts';
import type { Outbox } from './ports/mailer.ts';
import type { Storage } from './ports/storage.ts';
import type { SearchSync } from './search-sync/search-sync.ts';

/** Everything impure that the API works with, put together once at the start (or by a test). */
export interface Deps extends MountDeps {
  readonly connection: DatabaseConnection;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly geo: GeoPort;
  readonly search: SearchSync;
  /** Has stored mails sent soon. */
  readonly mailsQueued: (ids: readonly number[]) => Promise<void>;
  /** Where mails are shown when none are delivered; absent with a real mail server. */
  readonly outbox?: Outbox | undefined;
  /** Whether the process may be sent requests: false while it starts and while it stops. */
  readonly isReady: () => boolean;
  /** The scheme, host and port under which visitors reach files of this API; empty: the same as the site's. */
  readonly publicAddress: string;
}
