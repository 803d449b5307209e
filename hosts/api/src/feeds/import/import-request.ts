import type { Database } from '../../platform/database/connect.ts';
import type { OpenFeed } from '../../platform/remote/decode-text.ts';
import type { FeedShape } from '../../platform/remote/feed-shape.ts';
import type { FeedGeo } from './find-place.ts';
import type { FieldMapping } from './mapping-file.ts';

export interface ImportRequest {
  /** Gives the feed's bytes, as often as asked. */
  open: OpenFeed;
  /** Where it came from, for the record; without secrets. */
  address: string;
  /** Names the feed on its board: jobs of other names are never touched. */
  name: string;
  /** The name was chosen by a person: the feed is never taken for one of another name. */
  named?: boolean;
  board?: number | undefined;
  dryRun?: boolean;
  force?: boolean;
  mapping?: FieldMapping | undefined;
  /** The company of items that name none. */
  company?: string | undefined;
  charset?: string | undefined;
  /** Relative addresses count from here. */
  base?: string | undefined;
  /** The `source` of its jobs, for a feed that has one for good; else it is made of board and name. */
  source?: string | undefined;
  /** Whose feed it is: its jobs and their organisations belong to this company. */
  clientId?: number | undefined;
  /** The record that waits for this run; else one is made. */
  record?: number | undefined;
}

export interface ImportDeps {
  db: Database;
  now: () => Date;
  geo: FeedGeo;
  /** Shapes that plugins read. */
  feedShapes: readonly FeedShape[];
}
