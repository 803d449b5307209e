import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { Command, StepName } from '../page-editing/command.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { pageAfterDeletion } from '../model/page-paths.ts';
import { choiceAfter } from './choice-after.ts';
import { useSelection } from './use-selection.ts';
import { useWorkStore } from './work.tsx';

/** Goes back and forth in what was done: to the page it was done on, with the blocks chosen that come back. */
export interface TakeBack {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes one step back after which others came. */
  readonly only: (name: StepName, commands: readonly Command[], page: number | undefined) => void;
}

export function useTakeBack(): TakeBack {
  const editor = useEditor();
  const { page: currentPage, choosePage, chooseBlock, lastVisible } = useWorkbench();
  const selection = useSelection();
  const work = useWorkStore();
  return useMemo((): TakeBack => {
    const follow = (act: () => number | undefined): void => {
      // A field shows the typed text as its own until the panel has it from the site: only then can it be taken back.
      flushSync(editor.flush);
      const before = editor.site();
      const done = act();
      const now = editor.site();
      const came = now.pages.find((page) => !before.pages.includes(page));
      const asked = came ?? done ?? currentPage?.id;
      if (asked === undefined) return;
      // The page it was done on may be what was taken back: one goes back to where one was before it.
      const instead = (): number | undefined =>
        lastVisible(now.pages) ?? pageAfterDeletion(before.pages, asked);
      const id = now.pages.includes(asked) ? asked : (instead() ?? asked);
      const [had, has] = [before, now].map(({ pageOf }) => pageOf[id]?.blocks ?? []);
      const chosen = choiceAfter(had ?? [], has ?? [], id === currentPage?.id ? selection : []);
      const [from] = chosen ?? [];
      const to = chosen?.at(-1);
      if (chosen) work.set({ reach: from === undefined || to === undefined ? undefined : { from, to } });
      if (id !== currentPage?.id) choosePage(id, from);
      else if (chosen) chooseBlock(from);
    };
    return {
      undo: () => follow(() => editor.undo()?.page),
      redo: () => follow(() => editor.redo()?.page),
      only: (name, commands, page) =>
        follow(() => {
          editor.act(name, commands, page);
          return page;
        }),
    };
  }, [editor, currentPage, selection, work, choosePage, chooseBlock, lastVisible]);
}
