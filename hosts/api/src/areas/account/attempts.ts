import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../ports/clock.ts';

const window = 15 * 60_000;

/** Slows down what is tried at one account from many addresses; the addresses themselves are limited per endpoint. */
export interface Attempts {
  /** @throws ApiError `tooManyRequests` */
  readonly check: (account: string) => void;
  readonly failed: (account: string) => void;
  readonly succeeded: (account: string) => void;
}

/** @param most attempts an account bears within a quarter of an hour, wherever they come from */
export function createAttempts(clock: Clock, most = 10): Attempts {
  const failures = new LRUCache<string, readonly number[]>({ max: 50_000 });
  const recent = (account: string) => {
    const since = clock.now().getTime() - window;
    return (failures.get(account) ?? []).filter((time) => time > since);
  };
  return {
    check(account) {
      if (recent(account).length >= most) throw new ApiError('tooManyRequests');
    },
    failed: (account) => void failures.set(account, [...recent(account), clock.now().getTime()]),
    succeeded: (account) => void failures.delete(account),
  };
}
