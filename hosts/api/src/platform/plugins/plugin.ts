import type { EndpointGroup } from '@boardwright/api-client/contract';
import type { Database } from '../database/connect.ts';
import type { Tenant } from '../http/find-tenants.ts';
import type { Handlers } from '../http/mount.ts';
import type { Clock } from '../ports/clock.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { PaymentProvider } from '../ports/payments/payments.ts';
import type { FeedShape } from '../remote/feed-shape.ts';
import type { Storage } from '../ports/storage.ts';

/** What a plugin's handlers and tasks work with. */
export interface Services {
  /** The product's own database. */
  readonly db: Database;
  readonly clock: Clock;
  /** Files, by key. */
  readonly storage: Storage;
  /** Every site, for work that no call began. */
  readonly sites: () => Promise<readonly Tenant[]>;
}

/** A step of a plugin's tables. It is applied once to each database, in the order of the list, and stays as it is. */
export interface PluginMigration {
  /** `0001-start` */
  readonly name: string;
  /**
   * One statement each. What is named without a schema is the plugin's own; each table has the column `site_id integer not
   * null references public.sites (id) on delete cascade`.
   */
  readonly sql: readonly string[];
}

/** Work that is done by the clock, once for all processes on a database. What it throws is reported; it comes again. */
export interface PluginTask {
  /** When, in UTC: `17 3 * * 1` is on Mondays at 3:17. */
  readonly cron: string;
  readonly run: (services: Services) => Promise<void>;
}

interface Parts {
  /** Whose all of it is: small letters, digits and single hyphens, as `acme-hours`. */
  readonly name: string;
  /** By a name of the same kind: `weekly` of `acme-hours` is the task `acme-hours/weekly`. */
  readonly tasks?: Readonly<Record<string, PluginTask>>;
  /** What makes its tables; they stand in a schema of their own, after those of the product. New ones come at the end. */
  readonly migrations?: readonly PluginMigration[];
  /** Shapes of job feeds that it reads. */
  readonly feedShapes?: readonly FeedShape[];
  /** Who takes payments, beside those that are set up. Each is offered by its own name and label. */
  readonly payments?: readonly PaymentProvider[];
  /** Delivers the mails, in place of a mail server. */
  readonly mailer?: Mailer;
  /** Keeps the files, in place of the data folder. */
  readonly storage?: Storage;
}

/** What is added to the API from outside: made by {@link definePlugin}. */
export interface Plugin extends Parts {
  readonly endpoints?: EndpointGroup | undefined;
  /** Called once, when the API starts. */
  readonly handlers?: ((services: Services) => Handlers<EndpointGroup>) | undefined;
}

type Answered<G extends EndpointGroup> =
  | {
      /** Reached under `/api/{role}/v1`; validated, authenticated, limited and serialised as they declare. */
      readonly endpoints: G;
      /** One for each endpoint. */
      readonly handlers: (services: Services) => Handlers<NoInfer<G>>;
    }
  | { readonly endpoints?: undefined; readonly handlers?: undefined };

/** Declares a plugin. Pure: whether it can be taken in is looked at when the API starts. */
export function definePlugin<const G extends EndpointGroup>(plugin: Parts & Answered<G>): Plugin {
  // Each handler is called with the input of its own endpoint: that is what the type of the declaration holds.
  return plugin as unknown as Plugin;
}
