import { createContext, useContext, useState, type ReactNode } from 'react';
import list from '../lists/list.module.css';
import { Problem } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { useMediaApi } from './media-api.ts';
import { useMediaMessages } from './use-media-messages.ts';

interface Removed {
  readonly ids: readonly number[];
  /** That they are deleted, and that they are back, as sentences. */
  readonly done: string;
  readonly back: string;
}

interface LastRemoved {
  readonly removed: Removed | undefined;
  readonly set: (removed: Removed | undefined) => void;
}

const LastRemovedContext = createContext<LastRemoved>({ removed: undefined, set: () => undefined });

/** What was deleted last, from the page of a picture on to the list that comes after it. */
export function LastRemovedProvider({ children }: { readonly children: ReactNode }) {
  const [removed, set] = useState<Removed>();
  return <LastRemovedContext value={{ removed, set }}>{children}</LastRemovedContext>;
}

export const useLastRemoved = (): LastRemoved => useContext(LastRemovedContext);

/** Says what was deleted, and takes it back at a press. */
export function DoneNote({ onUndone }: { readonly onUndone: () => void }) {
  const t = useMediaMessages();
  const api = useMediaApi();
  const { removed, set } = useLastRemoved();
  const { refused, attempt } = useAttempt({ alone: true });
  if (removed === undefined) return null;
  const undo = () =>
    attempt(async () => {
      await api.restoreMany(removed.ids);
      announce(removed.back);
      set(undefined);
      onUndone();
    });
  return (
    <>
      {refused === undefined ? null : <Problem text={refused} />}
      <p className={list.done}>
        {removed.done}
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => void undo()}
        >
          {t('remove.undo')}
        </button>
      </p>
    </>
  );
}
