import { longestRevisionName } from '@boardwright/api-client/contract';
import { Flag } from 'lucide-react';
import { useId, useState } from 'react';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { useFocusBack } from '../ui/use-focus-back.ts';
import type { Revision } from '../model/past.ts';
import styles from './revisions-panel.module.css';
import { useRevisionMessages } from './use-revision-messages.ts';

interface RevisionNameProps {
  readonly revision: Revision;
  /**
   * @returns the name that somebody gave it meanwhile, with which nothing was saved
   * @throws Error whose message is a sentence for the admin
   */
  readonly onName: (name: string) => Promise<string | undefined>;
}

/** Gives a revision a name, under which it is kept for good; an emptied one takes it away. */
export function RevisionName({ revision, onName }: RevisionNameProps) {
  const revisionT = useRevisionMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const opener = useFocusBack<HTMLButtonElement>(isOpen);
  function close(): void {
    setOpen(false);
    setFailure(undefined);
  }
  async function save(name: string): Promise<void> {
    if (name === revision.name) return close();
    setSaving(true);
    try {
      const theirs = await onName(name);
      if (theirs !== undefined) {
        const values = { theirs, name: name || '—' };
        setFailure(revisionT(theirs === '' ? 'takenMeanwhile' : 'namedMeanwhile', values));
        return;
      }
      announce(revisionT(name === '' ? 'unnamed' : 'named', { name }));
      close();
    } catch (error) {
      // Policy: the name stays in its field, with the reason under it.
      setFailure(error instanceof Error ? error.message : '');
    } finally {
      setSaving(false);
    }
  }
  if (!isOpen)
    return (
      <button
        ref={opener}
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        onClick={() => setOpen(true)}
      >
        <Flag size={14} strokeWidth={1.75} aria-hidden />
        {revisionT(revision.name === '' ? 'nameThis' : 'rename')}
      </button>
    );
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        void save(String(new FormData(event.currentTarget).get('name')).trim());
      }}
    >
      <label htmlFor={id}>{revisionT('name')}</label>
      <input
        id={id}
        ref={(field) => field?.select()}
        name="name"
        defaultValue={revision.name}
        placeholder={revisionT('nameExample')}
        maxLength={longestRevisionName}
        autoComplete="off"
        aria-invalid={failure !== undefined}
        aria-describedby={`${id}-why`}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') close();
        }}
      />
      <p id={`${id}-why`} role="alert">
        {failure ?? ''}
      </p>
      <span>
        <button type="submit" disabled={isSaving} className={`${controls.button} ${controls.primary}`}>
          {revisionT('saveName')}
        </button>
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={close}>
          {revisionT('cancel')}
        </button>
      </span>
    </form>
  );
}
