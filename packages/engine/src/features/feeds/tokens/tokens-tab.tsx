import { translateBelow } from '@boardwright/messages';
import { Link } from '@boardwright/ui/link';
import { useBoard } from '../../../board/board-context.ts';
import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { tokensActions } from './tokens.actions.ts';
import type { feedsActions } from '../account/feeds.actions.ts';
import { feedsAddress } from '../account/feeds-address.ts';
import { Feeds } from '../account/feeds.tsx';
import type { FeedsData } from '../account/feeds.load.ts';
import { tokensAddress } from './tokens-address.ts';
import type { TokensData } from './tokens.load.ts';
import { Tokens } from './tokens.tsx';
import styles from './tokens.module.css';
import type { TokensKey } from './tokens.messages.ts';

/** The two ways in which jobs come from other systems: they post them, or we read their feed. */
export function TokensTab(
  props: PanelProps<
    TokensData | FeedsData,
    ActionName<typeof tokensActions> | ActionName<typeof feedsActions>,
    TokensKey
  >,
) {
  const { data, t } = props;
  const board = useBoard();
  const isFeeds = 'screen' in data;
  const feedsT = translateBelow(t, 'feeds');
  return (
    <>
      <nav aria-label={t('parts.label')} className={styles.parts}>
        <Link
          href={tokensAddress(board)}
          className={styles.part}
          storeScroll
          {...(!isFeeds && { 'aria-current': 'page' })}
        >
          {t('parts.tokens')}
        </Link>
        <Link
          href={feedsAddress(board)}
          className={styles.part}
          storeScroll
          {...(isFeeds && { 'aria-current': 'page' })}
        >
          {t('parts.feeds')}
        </Link>
      </nav>
      {isFeeds ? <Feeds {...props} data={data} t={feedsT} /> : <Tokens {...props} data={data} />}
    </>
  );
}
