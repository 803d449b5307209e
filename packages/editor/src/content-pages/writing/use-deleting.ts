import { useState } from 'react';
import { useAttempt } from '../../lists/use-attempt.ts';
import { announce } from '../../ui/announce.ts';
import { useContentMessages } from '../use-content-messages.ts';

interface Deletable {
  readonly id: number;
  readonly title: string;
}

interface DeletingApi {
  readonly remove: (id: number) => Promise<unknown>;
  readonly restore: (id: number) => Promise<unknown>;
}

/** What was done at one press, and how it is taken back. */
export interface Done {
  readonly sentence: string;
  readonly undo?: () => void;
}

/** Deletes and restores rows of a list at one press. @param again reads the list anew */
export function useDeleting({ remove, restore }: DeletingApi, again: () => void) {
  const t = useContentMessages();
  const [done, setDone] = useState<Done>();
  const { refused, attempt } = useAttempt();
  async function act(send: () => Promise<unknown>, next: Done): Promise<void> {
    const isDone = await attempt(async () => {
      await send();
      announce(next.sentence);
      again();
    });
    setDone(isDone ? next : undefined);
  }
  const undelete = ({ id, title }: Deletable): void =>
    void act(() => restore(id), { sentence: t('written.deleting.undone', { title }) });
  const takeOff = (row: Deletable): void =>
    void act(() => remove(row.id), {
      sentence: t('written.deleting.done', { title: row.title }),
      undo: () => undelete(row),
    });
  return { refused, done, onDelete: takeOff, onRestore: undelete };
}
