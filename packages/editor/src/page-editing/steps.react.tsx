import { useMemo } from 'react';
import type { StepName } from './command.ts';
import { useView } from './page-editing.react.tsx';

/** A step that would be taken back or done again, and the page it was done on. */
export interface NamedStep {
  readonly name: StepName;
  readonly page: number | undefined;
}

/** The same object while one types on: it goes on with the same step. */
function useLast(where: 'history' | 'future'): NamedStep | undefined {
  const name = useView(({ context }) => context[where].at(-1)?.name);
  const page = useView(({ context }) => context[where].at(-1)?.page);
  return useMemo(() => name && { name, page }, [name, page]);
}

/** The steps that undo and redo would take. */
export function useHistory(): {
  readonly undo: NamedStep | undefined;
  readonly redo: NamedStep | undefined;
} {
  const undo = useLast('history');
  const redo = useLast('future');
  return useMemo(() => ({ undo, redo }), [undo, redo]);
}

/** A step as a list of them says it. */
export interface LastStep {
  readonly uid: string;
  readonly name: StepName;
  /** Milliseconds. */
  readonly at: number;
  /** The server has not got all of it yet. */
  readonly isWaiting: boolean;
}

/** What was done last, the newest first. */
export function useLastSteps(count: number): readonly LastStep[] {
  const history = useView(({ context }) => context.history);
  const pending = useView(({ context }) => context.pending);
  return useMemo(() => {
    const waiting = new Set(pending.map(({ uid }) => uid));
    const last = history.slice(-count).toReversed();
    return last.map(({ uid, name, at, changes }) => ({
      uid,
      name,
      at,
      isWaiting: changes.some((change) => waiting.has(change.uid)),
    }));
  }, [history, pending, count]);
}
