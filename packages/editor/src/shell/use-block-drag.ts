import { useMemo, type PointerEvent as ReactPointerEvent } from 'react';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useDrag } from '../block-actions/use-drag.ts';
import { useSelection } from '../block-actions/use-selection.ts';
import { useWorkStore } from '../block-actions/work.tsx';

/** What the pointer does with a block on the canvas, be it drawn or a card in its place. */
export interface BlockDrag {
  /** @param isReach whether all blocks up to this one are chosen together */
  readonly onChoose: (id: number, isReach: boolean) => void;
  readonly onPress: (
    event: PointerEvent | ReactPointerEvent,
    id: number,
    at?: (event: PointerEvent) => { readonly x: number; readonly y: number },
  ) => void;
}

/** @param keys the kinds of the page's blocks, in their order */
export function useBlockDrag(
  blocks: readonly number[],
  keys: readonly string[],
  onChoose: (id: number | undefined) => void,
): BlockDrag {
  const { blockId } = useWorkbench();
  const work = useWorkStore();
  const drag = useDrag();
  const actions = useBlockActions();
  const selection = useSelection();
  return useMemo(
    (): BlockDrag => ({
      onChoose(id, isReach) {
        const isFurther = isReach && blockId !== undefined && blockId !== id;
        work.set({ byKeyboard: false, reach: isFurther ? { from: blockId, to: id } : undefined });
        if (!isFurther) onChoose(id);
      },
      onPress(event, id, at) {
        const ids = selection.includes(id) ? selection : [id];
        const blockKey = keys[blocks.indexOf(id)] ?? '';
        drag.press(event, { what: { kind: 'blocks', ids }, name: actions.nameOf(ids), blockKey }, at);
      },
    }),
    [blockId, work, drag, actions, selection, blocks, keys, onChoose],
  );
}
