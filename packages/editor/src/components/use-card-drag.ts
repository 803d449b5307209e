import { useLayoutEffect, useMemo, useRef } from 'react';
import { useBlockActions, type BlockActions } from '../block-actions/use-block-actions.ts';
import { useDrag, type Dragging, type Load } from '../block-actions/use-drag.ts';
import { usePlaceForNew } from '../block-actions/use-place-for-new.ts';
import { useWorkStore } from '../block-actions/work.tsx';

/** What the cards of the components do. */
export interface CardDrag {
  readonly place: BlockActions['place'];
  readonly press: Dragging['press'];
  /** Takes it up by the keyboard, above the gap where it would land. */
  readonly pickUp: (load: Load) => void;
  readonly isCarrying: () => boolean;
}

/** @returns the same functions for ever, which act on the page as it stands then: a block that comes draws no card anew */
export function useCardDrag(): CardDrag {
  const actions = useBlockActions();
  const drag = useDrag();
  const placeForNew = usePlaceForNew();
  const work = useWorkStore();
  const now = useRef({ actions, drag, placeForNew });
  useLayoutEffect(() => {
    now.current = { actions, drag, placeForNew };
  });
  return useMemo(
    (): CardDrag => ({
      place: (...what) => now.current.actions.place(...what),
      press: (...what) => now.current.drag.press(...what),
      pickUp: (load) => now.current.drag.pickUp(load, now.current.placeForNew()),
      isCarrying: () => work.get().drag !== undefined,
    }),
    [work],
  );
}
