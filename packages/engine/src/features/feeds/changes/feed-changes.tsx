import type { FeedFieldChange } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import { changedParts } from './changed-parts.ts';
import type { FeedKey } from './feed.messages.ts';

interface FeedChangesProps {
  readonly changes: readonly FeedFieldChange[];
  readonly className: string | undefined;
  readonly t: Translate<FeedKey>;
}

/** What a run would change of a job: each thing as it is and as it becomes. */
export function FeedChanges({ changes, className, t }: FeedChangesProps) {
  return (
    <dl className={className}>
      {changedParts(changes).map(({ name, before, after }) => (
        <div key={name}>
          <dt>{t(`changed.${name}`)}</dt>
          <dd>
            <del>{before || t('changedNothing')}</del> → <ins>{after || t('changedNothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
