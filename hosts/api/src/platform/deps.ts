import type { BlockSchemas } from '@boardwright/blocks-schema';
import type { DatabaseConnection } from './database/connect.ts';
import type { MountDeps } from './http/mount.ts';
import type { Clock } from './ports/clock.ts';
import type { GeoNames } from './ports/geo.ts';
import type { Outbox, Sender } from './ports/mailer.ts';
import type { PaymentProvider } from './ports/payments/payments.ts';
import type { Storage } from './ports/storage.ts';
import type { TxtRecords } from './ports/txt-records.ts';
import type { VatRegister } from './ports/vat-register.ts';
import type { FeedShape } from './remote/feed-shape.ts';
import type { SearchSync } from './search-sync/search-sync.ts';

/** Everything impure that the API works with, put together once at the start (or by a test). */
export interface Deps extends MountDeps {
  readonly connection: DatabaseConnection;
  /** The schema of every block this API knows, by key: the core's, and those from outside. */
  readonly blockSchemas: BlockSchemas;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly geo: GeoNames;
  readonly search: SearchSync;
  /** Who takes payments; none where orders are only paid on invoice. */
  readonly payments: readonly PaymentProvider[];
  /** Whom whoever runs the server mails from; sites without an address of their own use this one. */
  readonly serverSender?: Sender | undefined;
  /** Has stored mails sent soon. */
  readonly mailsQueued: (ids: readonly number[]) => Promise<void>;
  /** Has what waits for these feeds done now rather than within a minute. Never rejects. */
  readonly feedsQueued: (feedIds: readonly number[]) => Promise<void>;
  /** Shapes of feeds that plugins read. */
  readonly feedShapes: readonly FeedShape[];
  /** Whether feeds are also read from addresses of private networks. */
  readonly privateFeeds: boolean;
  /** Shared with the site's own server, which tells how often jobs were seen; nobody is believed without it. */
  readonly siteSecret?: string | undefined;
  /** Where mails are shown when none are delivered; absent with a real mail server. */
  readonly outbox?: Outbox | undefined;
  /** Whether mails reach anybody: by a mail server, or a plugin. */
  readonly deliversMail: boolean;
  /** Asks the name servers whose a host is. */
  readonly txtRecords: TxtRecords;
  /** Asks whether a VAT number is given out. */
  readonly vatRegister: VatRegister;
  /** Why nothing can be kept on the disk, in a few words; undefined when all is well. */
  readonly diskProblem: () => Promise<string | undefined>;
  /** Whether the process may be sent requests: false while it starts and while it stops. */
  readonly isReady: () => boolean;
  /** The scheme, host and port under which visitors reach files of this API; empty: the same as the site's. */
  readonly publicAddress: string;
}
