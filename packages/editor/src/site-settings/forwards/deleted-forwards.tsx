import type { PageForward } from '@boardwright/api-client/contract';
import { DeletedRows } from '../../lists/deleted-rows.tsx';
import { useDay } from '../../lists/use-day.ts';
import { Pages } from '../feeds/pages.tsx';
import type { FoundForwards } from './forward-list.tsx';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

interface DeletedForwardsProps {
  /** Undefined until it has been read. */
  readonly deleted: FoundForwards | undefined;
  readonly onShow: (page: number) => void;
  readonly onRestore: (forward: PageForward) => void;
}

/** Former paths that were removed in the last thirty days, each with its way back. */
export function DeletedForwards({ deleted, onShow, onRestore }: DeletedForwardsProps) {
  const settingT = useSiteSettingMessages();
  const day = useDay();
  if (deleted === undefined) return null;
  const { data, meta } = deleted;
  return (
    <DeletedRows
      title={settingT('forwards.deleted')}
      about={settingT('forwards.deletedAbout')}
      restore={settingT('restore')}
      rows={data.map((forward) => ({
        key: forward.id,
        name: <code>{forward.from}</code>,
        facts: [
          `${settingT('forwards.ledTo', { path: forward.to })} ${settingT('deletedOn', { day: day(forward.deleted_at ?? forward.created_at) })}`,
          ...(forward.is_taken ? [settingT('forwards.deletedTaken')] : []),
        ],
        restoreNamed: settingT('restoreNamed', { name: forward.from }),
        onRestore: () => onRestore(forward),
      }))}
    >
      <Pages page={meta.page} last={meta.last_page} onShow={onShow} />
    </DeletedRows>
  );
}
