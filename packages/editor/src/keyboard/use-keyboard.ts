import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isBesidePages } from '../model/beside-pages.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useDrag } from '../block-actions/use-drag.ts';
import { useSelectionNow } from '../block-actions/use-selection.ts';
import { useTakeBack } from '../block-actions/use-take-back.ts';
import { useWork, useWorkStore, type WorkState } from '../block-actions/work.tsx';
import { canvasVisitors, useWorkbench } from '../workbench/workbench-state.tsx';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useEditorT } from '../editor-messages.tsx';
import { focusFirstField } from '../panel/focus-panel.ts';
import { viewports } from '../workbench/viewports.ts';
import { useEditorFeatures } from '../ui/editor-features.ts';
import { announce } from '../ui/announce.ts';
import { actionOf, type KeyAction } from './key-map.ts';
import { focusChosen, walkRegions } from './regions.ts';
import { withSingles } from './single-keys.ts';
import { placeOf } from './where-pressed.ts';

/** Arrows, Space and Escape while something is dragged with the keyboard. @returns whether the key was for that */
function dragKey(event: KeyboardEvent, drag: ReturnType<typeof useDrag>, now: WorkState['drag']): boolean {
  if (!now) return false;
  if (event.key === 'Escape') drag.cancel();
  else if (now.by === 'pointer') return false;
  else if (event.key === 'ArrowUp') drag.step(-1);
  else if (event.key === 'ArrowDown') drag.step(1);
  else if (event.key === ' ' || event.key === 'Enter') drag.drop();
  else if (event.key === 'Tab') drag.cancel();
  return true;
}

/** The whole keyboard of the editor, in its own window and in the page on the bench. */
export function useKeyboard(): void {
  const run = useKeyActions();
  const drag = useDrag();
  const work = useWorkStore();
  const clipboard = useClipboard();
  const selectionNow = useSelectionNow();
  const frame = useWork(({ canvas }) => canvas?.document);
  // There the clipboard is the browser's own.
  const isBeside = isBesidePages(useLocation().pathname);
  const latest = useRef({ run, drag, clipboard, selectionNow, isBeside });
  useEffect(() => {
    latest.current = { run, drag, clipboard, selectionNow, isBeside };
  });
  useEffect(() => {
    // Where nothing has the focus, keys are for what was pressed last: in an application, that may be around the editor.
    let isElsewhere = false;
    const pressed = ({ target }: PointerEvent): void => {
      isElsewhere = (target as Element | null)?.closest?.('[data-editor]') === null;
    };
    const onPage = (): void => {
      isElsewhere = false;
    };
    const isForOthers = (event: Event): boolean =>
      event.defaultPrevented || (isElsewhere && event.target === document.body);
    const keydown = (event: KeyboardEvent): void => {
      if (isForOthers(event) || event.isComposing) return;
      if (dragKey(event, latest.current.drag, work.get().drag)) return event.preventDefault();
      const on = placeOf(event.target);
      if (!on) return;
      const { key, code, shiftKey: shift, altKey: alt } = event;
      const ctrl = event.ctrlKey || event.metaKey;
      const { dialog } = work.get();
      if (dialog?.kind === 'palette' && !ctrl) {
        // It is on its way: what is typed meanwhile is for it, and not for the chosen block.
        if (key === 'Escape') work.set({ dialog: undefined });
        else if (key.length === 1) work.set({ dialog: { ...dialog, typed: dialog.typed + key } });
        return event.preventDefault();
      }
      const action = actionOf({ key, code, ctrl, shift, alt, on, withSingles: withSingles() });
      if (action && latest.current.run(action, on === 'text' || on === 'rich')) event.preventDefault();
    };
    /** Marked text is copied as text. Beside the page, as on the card a block was dragged from, it is the chosen block. */
    const onBlocks = (event: ClipboardEvent): boolean => {
      const place = placeOf(event.target);
      const isThere = place === 'blocks' || (place === 'control' && work.get().canvas !== undefined);
      const selected = (event.target as Element | null)?.ownerDocument?.getSelection();
      return !isForOthers(event) && !latest.current.isBeside && isThere && selected?.isCollapsed !== false;
    };
    const take = (event: ClipboardEvent): void => {
      const { clipboard: board } = latest.current;
      const ids = latest.current.selectionNow();
      if (!onBlocks(event) || ids.length === 0) return;
      event.clipboardData?.setData('text/plain', board.textOf(ids));
      event.preventDefault();
      if (event.type === 'cut') board.cut(ids);
      else board.copy(ids);
    };
    const paste = (event: ClipboardEvent): void => {
      const place = placeOf(event.target);
      if (isForOthers(event) || latest.current.isBeside) return;
      if (place !== 'blocks' && place !== 'control') return;
      if (latest.current.clipboard.pasteText(event.clipboardData?.getData('text/plain') ?? ''))
        event.preventDefault();
    };
    const documents = frame ? [document, frame] : [document];
    document.addEventListener('pointerdown', pressed, { capture: true });
    frame?.addEventListener('pointerdown', onPage, { capture: true });
    for (const one of documents) {
      one.addEventListener('keydown', keydown);
      one.addEventListener('copy', take);
      one.addEventListener('cut', take);
      one.addEventListener('paste', paste);
    }
    return () => {
      document.removeEventListener('pointerdown', pressed, { capture: true });
      frame?.removeEventListener('pointerdown', onPage, { capture: true });
      for (const one of documents) {
        one.removeEventListener('keydown', keydown);
        one.removeEventListener('copy', take);
        one.removeEventListener('cut', take);
        one.removeEventListener('paste', paste);
      }
    };
  }, [work, frame]);
}

/** What keys do in every workspace. */
const everywhere: ReadonlySet<KeyAction> = new Set(['palette', 'nextRegion', 'previousRegion']);

/** What can be done on this page only has a button while it can, with all that it asks before. */
function pressButton(action: KeyAction): boolean {
  const button = document.querySelector<HTMLElement>(`[data-key-action="${action}"]`);
  button?.click();
  return button !== null;
}

/** @returns what does an action, and says whether there was anything to do */
function useKeyActions(): (action: KeyAction, inText: boolean) => boolean {
  const t = useEditorT();
  const editor = useEditor();
  const bench = useWorkbench();
  const work = useWorkStore();
  const actions = useBlockActions();
  const { comments: hasComments } = useEditorFeatures();
  const drag = useDrag();
  const takeBack = useTakeBack();
  const selectionNow = useSelectionNow();
  const { pathname } = useLocation();
  const blocks = bench.page?.blocks ?? [];
  const choose = (id: number | undefined): boolean => {
    if (id === undefined) return false;
    bench.chooseBlock(id);
    work.set({ byKeyboard: true, reach: undefined });
    document.querySelector<HTMLElement>(`[data-outline-row="${id}"]`)?.focus();
    return true;
  };
  const walk = (step: 1 | -1): boolean => {
    const at = bench.blockId === undefined ? -1 : blocks.indexOf(bench.blockId);
    return choose(at < 0 ? blocks.at(step > 0 ? 0 : -1) : blocks[at + step]);
  };
  const reach = (step: 1 | -1): boolean => {
    if (bench.blockId === undefined) return false;
    const current = work.get().reach;
    const end = current?.from === bench.blockId ? current.to : bench.blockId;
    const to = blocks[blocks.indexOf(end) + step];
    if (to === undefined) return true;
    work.set({ reach: { from: bench.blockId, to } });
    const from = blocks.indexOf(bench.blockId);
    announce(t('blockActions.announced.selected', { count: Math.abs(blocks.indexOf(to) - from) + 1 }));
    return true;
  };
  const onBlocks = (act: (ids: readonly number[], one: number) => void): boolean => {
    const ids = selectionNow();
    const [one] = ids;
    if (one !== undefined) act(ids, one);
    return one !== undefined;
  };
  const does: Readonly<Partial<Record<KeyAction, (inText: boolean) => boolean>>> = {
    nextRegion: () => (walkRegions(1), true),
    previousRegion: () => (walkRegions(-1), true),
    palette: () => (work.set({ dialog: { kind: 'palette', typed: '' } }), true),
    undo: () => (takeBack.undo(), true),
    redo: () => (takeBack.redo(), true),
    out(inText) {
      if (inText) return (focusChosen(), true);
      if (work.get().past) return (work.set({ past: undefined }), true);
      if (bench.blockId === undefined) return false;
      work.set({ reach: undefined });
      bench.chooseBlock(undefined);
      return true;
    },
    previous: () => walk(-1),
    next: () => walk(1),
    first: () => choose(blocks[0]),
    last: () => choose(blocks.at(-1)),
    reachUp: () => reach(-1),
    reachDown: () => reach(1),
    moveUp: () => onBlocks((ids) => actions.nudge(ids, -1)),
    moveDown: () => onBlocks((ids) => actions.nudge(ids, 1)),
    moveLeft: () => onBlocks((ids) => actions.stepAside(ids, -1)),
    moveRight: () => onBlocks((ids) => actions.stepAside(ids, 1)),
    edit: () => onBlocks((_, one) => focusFirstField(one)),
    pickUp: () =>
      onBlocks((ids, one) => {
        const blockKey = editor.site().blockOf[one]?.key ?? '';
        drag.pickUp({ what: { kind: 'blocks', ids }, name: actions.nameOf(ids), blockKey });
      }),
    duplicate: () => onBlocks((ids) => actions.duplicate(ids)),
    delete: () => onBlocks((ids) => actions.remove(ids)),
    scope: () =>
      onBlocks((ids, one) => {
        if (ids.length > 1) return;
        if (editor.site().blockOf[one]?.isGlobal) work.set({ dialog: { kind: 'goLocal', block: one } });
        else actions.share(one);
      }),
    hide: () => onBlocks((ids, one) => ids.length === 1 && actions.hide(one)),
    comment: () => onBlocks((ids, one) => ids.length === 1 && hasComments && actions.comment(one)),
    preset: () =>
      onBlocks((ids, one) => ids.length === 1 && work.set({ dialog: { kind: 'savePreset', block: one } })),
    visitor() {
      const at = canvasVisitors.indexOf(bench.visitor);
      const next = canvasVisitors[(at + 1) % canvasVisitors.length] ?? 'guest';
      bench.chooseVisitor(next);
      announce(t(`shell.visitors.${next}`));
      return true;
    },
  };
  return (action, inText) => {
    // Beside the pages nobody sees what would be undone of them.
    if (isBesidePages(pathname) && !everywhere.has(action)) return false;
    const viewport = action.startsWith('viewport') ? viewports[Number(action.slice(-1)) - 1] : undefined;
    if (viewport) bench.chooseViewport(viewport);
    return viewport !== undefined || (does[action]?.(inText) ?? pressButton(action));
  };
}
