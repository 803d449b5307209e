import type { MailField } from '@boardwright/api-client/contract';
import { DeletedRows } from '../lists/deleted-rows.tsx';
import { useDay } from '../lists/use-day.ts';
import type { MailDraft } from './mail-draft.ts';
import { useMailsMessages } from './use-mails-messages.ts';

interface DeletedTextsProps {
  readonly fields: readonly MailField[];
  readonly draft: MailDraft;
  readonly nameOf: (key: string) => string;
  /** Puts words into the form; they are stored with it. */
  readonly onUse: (change: MailDraft) => void;
}

/** Words of the site's own in whose place the product's were put in the last thirty days. */
export function DeletedTexts({ fields, draft, nameOf, onUse }: DeletedTextsProps) {
  const t = useMailsMessages();
  const day = useDay();
  const rows = fields.flatMap(({ key, original, deleted }) =>
    deleted === null || (draft[key] ?? original).trim() !== original
      ? []
      : [
          {
            key,
            name: nameOf(key),
            facts: [deleted.text, t('deletedTexts.since', { day: day(deleted.deleted_at) })],
            restoreNamed: t('deletedTexts.useNamed', { name: nameOf(key) }),
            onRestore: () => onUse({ [key]: deleted.text }),
          },
        ],
  );
  return (
    <DeletedRows
      title={t('deletedTexts.title')}
      about={t('deletedTexts.about')}
      restore={t('deletedTexts.use')}
      rows={rows}
    />
  );
}
