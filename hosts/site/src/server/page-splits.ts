import { LRUCache } from 'lru-cache';
import type { Split, Trial, VisitorOfDay } from '../app/index.ts';
import { versionFor } from '../app/experiments.ts';
import type { PageKey } from './page-key.ts';

/** Pages with two versions that are remembered as such; one that is forgotten is drawn to be known again. */
const most = 10_000;

/** Which pages have two versions, so that of a stored page each visitor is sent their own. */
export interface PageSplits {
  /** Under what the page of a visitor is stored. */
  readonly keyFor: (key: PageKey, visitor: VisitorOfDay | undefined) => PageKey;
  /** Notes what a page that was drawn turned out to be; returns under what it is to be stored. */
  readonly drawn: (key: PageKey, trial: Trial | undefined) => PageKey;
}

const keyOf = (key: PageKey, { experiment }: Split, version: 'a' | 'b'): PageKey => ({
  ...key,
  key: `${key.key} ${experiment}${version}`,
});

export function createPageSplits(): PageSplits {
  const splits = new LRUCache<string, Split>({ max: most });
  return {
    keyFor(key, visitor) {
      const split = splits.get(key.key);
      return split ? keyOf(key, split, versionFor(split, visitor)) : key;
    },
    drawn(key, trial) {
      if (!trial) {
        splits.delete(key.key);
        return key;
      }
      splits.set(key.key, { experiment: trial.experiment, share: trial.share });
      return keyOf(key, trial, trial.version);
    },
  };
}
