import type { BoardNewsletters } from '@boardwright/api-client/contract';
import { DeletedRows } from '../../lists/deleted-rows.tsx';
import { useDay } from '../../lists/use-day.ts';
import { useContentMessages } from '../use-content-messages.ts';

type Deleted = BoardNewsletters['deleted'][number];

interface DeletedNewslettersProps {
  readonly deleted: readonly Deleted[];
  /** The site's own. */
  readonly language: string;
  /** Puts one back in the list; it is stored with the list. */
  readonly onRestore: (newsletter: Deleted) => void;
}

/** What was deleted in the last thirty days, with for how many it ended. */
export function DeletedNewsletters({ deleted, language, onRestore }: DeletedNewslettersProps) {
  const t = useContentMessages();
  const day = useDay();
  const rows = deleted.map((one) => {
    const name = one.names[language] ?? Object.values(one.names)[0] ?? '';
    return {
      key: one.id,
      name,
      facts: [
        one.addresses === 0
          ? t('placeholder.deletedLately.since', { day: day(one.deleted_at) })
          : t('newsletter.deletedLately.about', { count: one.addresses, day: day(one.deleted_at) }),
      ],
      restoreNamed: t('newsletter.deletedLately.restoreNamed', { name }),
      onRestore: () => onRestore(one),
    };
  });
  return (
    <DeletedRows
      title={t('newsletter.deletedLately.title')}
      restore={t('newsletter.deletedLately.restore')}
      rows={rows}
    />
  );
}
