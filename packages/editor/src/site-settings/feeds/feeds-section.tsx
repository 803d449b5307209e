import { useState } from 'react';
import controls from '../../ui/controls.module.css';
import { useAddress } from '../../workbench/use-address.ts';
import { SectionHead } from '../section-head.tsx';
import { DeletedFeeds } from './deleted-feeds.tsx';
import { FeedDraftForm } from './feed-draft-form.tsx';
import { FeedEntry } from './feed-entry.tsx';
import { Pages } from './pages.tsx';
import { useFeeds, useFeedTongue } from './use-feeds.ts';
import styles from './feeds-section.module.css';

/** The board's feeds and those of its companies: added, allowed, tried dry, run. What is done here is done at once. */
export function FeedsSection() {
  const { t } = useFeedTongue();
  const { query, change } = useAddress();
  const page = Math.max(1, Math.trunc(Number(query.get('list'))) || 1);
  const [adding, setAdding] = useState(false);
  const [deletedPage, setDeletedPage] = useState(1);
  const { found, problem, act } = useFeeds(page, deletedPage);
  const showPage = (next: number): void => change({ list: next === 1 ? undefined : String(next) });
  const add = (
    <button
      type="button"
      className={`${controls.button} ${controls.primary}`}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </button>
  );
  return (
    <>
      <SectionHead section="feeds" actions={adding ? null : add} />
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {adding ? <FeedDraftForm feed={undefined} act={act} onClose={() => setAdding(false)} /> : null}
      {found?.feeds.length === 0 && !adding ? <p className={styles.none}>{t('none')}</p> : null}
      <ul className={styles.list}>
        {found?.feeds.map((feed) => (
          <FeedEntry key={feed.id} feed={feed} act={act} />
        ))}
      </ul>
      {found ? <Pages page={page} last={found.meta.last_page} onShow={showPage} /> : null}
      {found ? (
        <DeletedFeeds deleted={found.deleted} meta={found.deletedMeta} act={act} onShow={setDeletedPage} />
      ) : null}
    </>
  );
}
