import type { FeedTongue } from '../changes/feed-text.ts';
import type { Translate } from '@boardwright/ui/translate';
import { useBoard } from '../../../board/board-context.ts';
import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { feedsActions } from './feeds.actions.ts';
import type { FeedsData } from './feeds.load.ts';
import type { FeedsKey } from './feeds.messages.ts';

/** A screen of the feeds: `t` knows their words. */
export type FeedsScreen<Data extends FeedsData = FeedsData> = PanelProps<
  Data,
  ActionName<typeof feedsActions>,
  FeedsKey
>;

/** Words and clock of the page, for what feeds say. */
export function useTongue(t: Translate<FeedsKey>): FeedTongue {
  const { locale, timeZone } = useBoard();
  return { locale, timeZone, t };
}

/** How often the screens look again while something waits or runs; without scripts they have a link for that. */
export const feedPolling = { every: 2000, atMost: 300 } as const;
