import type { DeletedFeed, PageMeta } from '@boardwright/api-client/contract';
import { momentText } from '@boardwright/engine/feed-text';
import { DeletedRows } from '../../lists/deleted-rows.tsx';
import { announce } from '../../ui/announce.ts';
import { useFeedApi } from './feed-api.ts';
import type { Act } from './feed-entry-props.ts';
import { Pages } from './pages.tsx';
import { useFeedTongue } from './use-feeds.ts';

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
  async function restore(id: number): Promise<void> {
    if (await act(() => api.restore(id))) announce(t('deleted.restored'));
  }
  return (
    <DeletedRows
      title={t('deleted.title')}
      restore={t('deleted.restore')}
      rows={deleted.map(({ id, client, name, address, deleted_at: on, jobs_count: live }) => ({
        key: id,
        name,
        facts: [
          [
            client?.name ?? t('ofBoard'),
            t('deleted.on', { date: momentText(on, tongue) }),
            t('live', { count: live }),
          ].join(' · '),
          <code key="address">{address}</code>,
        ],
        restoreNamed: `${t('deleted.restore')}: ${name}`,
        onRestore: () => void restore(id),
      }))}
    >
      <Pages page={meta.page} last={meta.last_page} onShow={onShow} />
    </DeletedRows>
  );
}
