import { useState } from 'react';
import list from '../../lists/list.module.css';
import { Failure, Problem } from '../../lists/reading.tsx';
import { useDay } from '../../lists/use-day.ts';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import type { Editing } from '../../written/use-written-draft.ts';
import styles from './writing.module.css';
import type { PublishedRow } from './written-head.tsx';
import { sentenceOf } from '../../ui/sentence-of.ts';

interface WrittenNotesProps {
  readonly editing: Pick<Editing<unknown, unknown>, 'isRestored' | 'isDirty' | 'discard'>;
  readonly row: PublishedRow | undefined;
  readonly saving: {
    readonly failure: Parameters<typeof Failure>[0]['of'];
    readonly done: string | undefined;
  };
  readonly restore: () => Promise<unknown>;
  /** Reads how it is now. */
  readonly onStale: () => void;
}

/** What there is to say above a form: it is deleted, is here again, was refused, was saved. */
export function WrittenNotes({ editing, row, saving, restore, onStale }: WrittenNotesProps) {
  const t = useContentMessages();
  return (
    <>
      {row?.state === 'deleted' ? <Deleted row={row} restore={restore} onRestored={onStale} /> : null}
      {editing.isRestored && editing.isDirty ? (
        <p className={styles.note} role="status">
          {t('written.restored')}
          <button type="button" className={controls.link} onClick={editing.discard}>
            {t('written.throwAway')}
          </button>
        </p>
      ) : null}
      <Failure of={saving.failure} onStale={onStale} />
      {saving.done !== undefined && !editing.isDirty ? <p className={list.done}>{saving.done}</p> : null}
    </>
  );
}

interface DeletedProps {
  readonly row: PublishedRow;
  readonly restore: () => Promise<unknown>;
  readonly onRestored: () => void;
}

function Deleted({ row, restore, onRestored }: DeletedProps) {
  const t = useContentMessages();
  const day = useDay();
  const [refused, setRefused] = useState<string>();
  async function send(): Promise<void> {
    try {
      await restore();
      onRestored();
    } catch (error) {
      // Policy: what the server says is said above what is written.
      setRefused(sentenceOf(error));
    }
  }
  return (
    <>
      {refused === undefined ? null : <Problem text={refused} />}
      <p className={styles.note}>
        {t('written.deleted', { day: day(row.deleted_at ?? '') })}
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => void send()}
        >
          {t('written.restore')}
        </button>
      </p>
    </>
  );
}
