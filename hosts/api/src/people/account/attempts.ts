import { LRUCache } from 'lru-cache';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Clock } from '../../platform/ports/clock.ts';

const window = 15 * 60_000;

/** Slows down what is tried at one account from many addresses; the addresses themselves are limited per endpoint. */
export interface Attempts {
  /**
   * Counts an attempt before its outcome is known: of many at once no more are let through than of many in turn.
   * @throws HttpError `tooManyRequests`
   */
  readonly count: (account: string) => void;
  /** Forgets an account's attempts: the last one was its owner's. */
  readonly succeeded: (account: string) => void;
}

/** @param most attempts an account bears within a quarter of an hour, wherever they come from */
export function createAttempts(clock: Clock, most = 10): Attempts {
  const attempts = new LRUCache<string, readonly number[]>({ max: 50_000 });
  return {
    count(account) {
      const now = clock.now().getTime();
      const recent = (attempts.get(account) ?? []).filter((time) => time > now - window);
      if (recent.length >= most) throw new HttpError('tooManyRequests');
      attempts.set(account, [...recent, now]);
    },
    succeeded: (account) => void attempts.delete(account),
  };
}
