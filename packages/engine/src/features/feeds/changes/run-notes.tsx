import type { FeedRun } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import type { FeedKey } from './feed.messages.ts';

interface RunNotesProps {
  readonly run: Pick<FeedRun, 'notes'>;
  readonly className?: string | undefined;
  readonly listClassName?: string | undefined;
  readonly t: Translate<FeedKey>;
}

/** What a run mended or left out of jobs that it took, folded; nothing where there is nothing to say. */
export function RunNotes({ run: { notes }, className, listClassName, t }: RunNotesProps) {
  if (notes.length === 0) return null;
  return (
    <details className={className}>
      <summary>{t('noted', { count: notes.length })}</summary>
      <ul className={listClassName}>
        {notes.map(({ item, reason, times }, index) => (
          <li key={index}>
            {item !== '' && <b>{item}</b>} {reason}
            {times > 1 && ` ${t('notedTimes', { number: times })}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
