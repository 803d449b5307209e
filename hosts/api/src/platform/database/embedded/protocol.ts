import type { DurabilityCounters } from './durable-fs.ts';

/** What the thread of the embedded database is asked. */
export type DatabaseRequest =
  | {
      readonly kind: 'query';
      readonly text: string;
      readonly params: readonly unknown[];
      readonly read: ReadOptions;
    }
  | { readonly kind: 'exec'; readonly text: string }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'counters' }
  | { readonly kind: 'close' };

export interface ReadOptions {
  readonly rowMode: 'array' | 'object';
  /** Moments as PostgreSQL writes them, for drizzle, which reads them itself. */
  readonly momentsAsText: boolean;
}

export interface QueryResult {
  readonly rows: unknown[];
  readonly affectedRows?: number | undefined;
  readonly fields?: readonly { name: string; dataTypeID: number }[] | undefined;
}

export interface DatabaseResponses {
  readonly query: QueryResult;
  readonly exec: readonly QueryResult[];
  readonly listen: null;
  readonly counters: DurabilityCounters;
  readonly close: null;
}

/** What PostgreSQL says of a failed statement; an Error's own properties do not survive between threads. */
export interface Failure {
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface Request {
  readonly id: number;
  readonly ask: DatabaseRequest;
}

/** What the thread tells. */
export type DatabaseNotice =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unusable'; readonly failure: Failure }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly result: DatabaseResponses[keyof DatabaseResponses];
    }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }
  | { readonly kind: 'notification'; readonly channel: string; readonly payload: string };
