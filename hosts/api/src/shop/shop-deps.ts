import type { Deps } from '../platform/deps.ts';

/** What the shop works with. */
export type ShopDeps = Pick<
  Deps,
  'db' | 'clock' | 'storage' | 'search' | 'tokens' | 'mailsQueued' | 'payments' | 'publicAddress'
>;
