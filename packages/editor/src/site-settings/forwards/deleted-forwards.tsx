import type { PageForward } from '@boardwright/api-client/contract';
import { useEditorT } from '../../editor-messages.tsx';
import { DeletedRows } from '../../lists/deleted-rows.tsx';
import { useDay } from '../../lists/use-day.ts';
import { Pages } from '../feeds/pages.tsx';
import type { FoundForwards } from './forward-list.tsx';

interface DeletedForwardsProps {
  /** Undefined until it has been read. */
  readonly deleted: FoundForwards | undefined;
  readonly onShow: (page: number) => void;
  readonly onRestore: (forward: PageForward) => void;
}

/** Former paths that were removed in the last thirty days, each with its way back. */
export function DeletedForwards({ deleted, onShow, onRestore }: DeletedForwardsProps) {
  const t = useEditorT();
  const day = useDay();
  if (deleted === undefined) return null;
  const { data, meta } = deleted;
  return (
    <DeletedRows
      title={t('siteSettings.forwards.deleted')}
      about={t('siteSettings.forwards.deletedAbout')}
      restore={t('siteSettings.restore')}
      rows={data.map((forward) => ({
        key: forward.id,
        name: <code>{forward.from}</code>,
        facts: [
          `${t('siteSettings.forwards.ledTo', { path: forward.to })} ${t('siteSettings.deletedOn', { day: day(forward.deleted_at ?? forward.created_at) })}`,
          ...(forward.is_taken ? [t('siteSettings.forwards.deletedTaken')] : []),
        ],
        restoreNamed: t('siteSettings.restoreNamed', { name: forward.from }),
        onRestore: () => onRestore(forward),
      }))}
    >
      <Pages page={meta.page} last={meta.last_page} onShow={onShow} />
    </DeletedRows>
  );
}
