import Plus from 'lucide-react/icons/plus';
import { useBoard } from '../../../board/board-context.ts';
import { useRevalidation } from '../../../page/use-polling.ts';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { Pagination } from '@boardwright/ui/pagination';
import { useFormat } from '@boardwright/ui/use-format';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { FeedRow } from './feed-row.tsx';
import { feedsAddress, feedsAnchor } from './feeds-address.ts';
import type { FeedListData } from './feeds.load.ts';
import { feedPolling, type FeedsScreen } from './feeds-screen.ts';
import styles from './feeds.module.css';

/** Each feed with its last and next run, and what can be done with it. */
export function FeedList(props: FeedsScreen<FeedListData>) {
  const { data, t } = props;
  const { feeds, meta, outcome: notice } = data;
  const board = useBoard();
  const format = useFormat();
  const isReading = feeds.some(({ open_run: open }) => open !== null);
  useRevalidation(isReading, feedPolling);
  const add = (
    <LinkButton href={feedsAddress(board, { feed: 'new', view: 'form' })} icon={Plus}>
      {t('add')}
    </LinkButton>
  );
  return (
    <section id={feedsAnchor} className={styles.panel} aria-labelledby="feeds-title">
      {notice && (notice !== 'asked' || isReading) && <OutcomeNotice title={t(`done.${notice}`)} />}
      <header className={styles.head}>
        <div>
          <h2 id="feeds-title" className={styles.title}>
            {t('title')} <span className="num muted">{format.number(meta.total)}</span>
          </h2>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {meta.total > 0 && add}
      </header>
      {feeds.length === 0 && (
        <EmptyState title={t('none')} text={t('noneText')} headingLevel={3} action={add} />
      )}
      {feeds.length > 0 && (
        <ul className={styles.rows}>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} {...props} feed={feed} />
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => feedsAddress(board, { page })}
      />
    </section>
  );
}
