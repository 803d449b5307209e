import type { FeedRun } from '@boardwright/api-client/contract';
import { Link } from '@boardwright/ui/link';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import styles from './feeds.module.css';
import type { FeedsKey } from './feeds.messages.ts';

/** How far a run is, and a link to look again for who has no scripts. */
export function RunProgress({ run, t }: { readonly run: FeedRun; readonly t: Translate<FeedsKey> }) {
  const board = useBoard();
  const format = useFormat();
  const { state, progress, total } = run;
  const number = format.number(progress);
  const text =
    state === 'waiting'
      ? t('progress.waiting')
      : total === null
        ? t('progress.reading', { number })
        : t('progress.writing', { number, total: format.number(total) });
  return (
    <div className={styles.progress} role="status">
      <p>
        {text}{' '}
        <Link href={board.path + board.search} storeScroll>
          {t('progress.again')}
        </Link>
      </p>
      <progress
        className={styles.bar}
        aria-label={text}
        {...(total !== null && total > 0 && { value: progress, max: total })}
      />
    </div>
  );
}
