import type { DeletedFeed, PageMeta } from '@boardwright/api-client/contract';
import { momentText } from '@boardwright/engine/feed-text';
import { announce } from '../../ui/announce.ts';
import { Acts } from '../../ui/acts.tsx';
import controls from '../../ui/controls.module.css';
import { useFeedApi } from './feed-api.ts';
import type { Act } from './feed-entry-props.ts';
import { Pages } from './pages.tsx';
import { useFeedTongue } from './use-feeds.ts';
import styles from './feeds-section.module.css';

interface DeletedFeedsProps {
  readonly deleted: readonly DeletedFeed[];
  readonly meta: PageMeta;
  readonly act: Act;
  readonly onShow: (page: number) => void;
}

/** What was deleted in the last thirty days: whose it was and what of it visitors still see. */
export function DeletedFeeds({ deleted, meta, act, onShow }: DeletedFeedsProps) {
  const api = useFeedApi();
  const tongue = useFeedTongue();
  const { t } = tongue;
  if (deleted.length === 0) return null;
  async function restore(id: number): Promise<void> {
    if (await act(() => api.restore(id))) announce(t('deleted.restored'));
  }
  return (
    <section className={styles.deleted} aria-labelledby="feeds-deleted">
      <h2 id="feeds-deleted">{t('deleted.title')}</h2>
      <ul className={styles.list}>
        {deleted.map(({ id, client, name, address, deleted_at: on, jobs_count: live }) => (
          <li key={id} className={styles.feed}>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.facts}>
                {[
                  client?.name ?? t('ofBoard'),
                  t('deleted.on', { date: momentText(on, tongue) }),
                  t('live', { count: live }),
                ].join(' · ')}
              </p>
              <p className={styles.facts}>
                <code>{address}</code>
              </p>
            </div>
            <Acts>
              <div className={styles.tools}>
                <button
                  type="button"
                  className={`${controls.button} ${controls.secondary}`}
                  aria-label={`${t('deleted.restore')}: ${name}`}
                  onClick={() => void restore(id)}
                >
                  {t('deleted.restore')}
                </button>
              </div>
            </Acts>
          </li>
        ))}
      </ul>
      <Pages page={meta.page} last={meta.last_page} onShow={onShow} />
    </section>
  );
}
