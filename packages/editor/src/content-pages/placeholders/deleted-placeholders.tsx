import type { Placeholders } from '@boardwright/api-client/contract';
import { DeletedRows } from '../../lists/deleted-rows.tsx';
import { useDay } from '../../lists/use-day.ts';
import { useContentMessages } from '../use-content-messages.ts';

type Deleted = Placeholders['deleted'][number];

interface DeletedPlaceholdersProps {
  readonly deleted: readonly Deleted[];
  /** Puts one back in the list; it is stored with the list. */
  readonly onRestore: (placeholder: Deleted) => void;
}

/** What was deleted in the last thirty days. */
export function DeletedPlaceholders({ deleted, onRestore }: DeletedPlaceholdersProps) {
  const t = useContentMessages();
  const day = useDay();
  const rows = deleted.map((one) => ({
    key: one.name,
    name: <code>{`{{${one.name}}}`}</code>,
    facts: [
      [
        t('placeholder.deletedLately.since', { day: day(one.deleted_at) }),
        Object.values(one.texts).find((text) => text !== ''),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
    restoreNamed: t('placeholder.deletedLately.restoreNamed', { name: one.name }),
    onRestore: () => onRestore(one),
  }));
  return (
    <DeletedRows
      title={t('placeholder.deletedLately.title')}
      about={t('placeholder.deletedLately.about')}
      restore={t('placeholder.deletedLately.restore')}
      rows={rows}
    />
  );
}
