import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { FeedTongue } from '../../feeds/feed-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useBoard } from '../../pages/board-context.ts';
import type { PanelProps } from '../account-panel.ts';
import type { FeedsData } from './feeds.load.ts';

/** A screen of the feeds: `t` knows their words. */
export type FeedsScreen<Data extends FeedsData = FeedsData> = PanelProps<Data>;

/** Words and clock of the page, for what feeds say. */
export function useTongue(t: Translate): FeedTongue {
  const { locale, timeZone } = useBoard();
  return { locale, timeZone, t };
}

const lookAgainAfter = 2000;
const looks = 300;

/** While something waits or runs the page reads itself again; without scripts it has a link for that. */
export function useLooks(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    let left = looks;
    const look = setInterval(() => {
      left -= 1;
      if (left <= 0) clearInterval(look);
      void revalidate();
    }, lookAgainAfter);
    return () => clearInterval(look);
  }, [isWaiting, revalidate]);
}
