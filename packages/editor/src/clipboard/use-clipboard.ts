import { useMemo } from 'react';
import type { BlockSchema, SettingsValidator } from '@boardwright/blocks-schema';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import type { Settings } from '../saving/site-pages.ts';
import { treeOfPage, withInner } from '../model/block-tree.ts';
import { announce } from '../ui/announce.ts';
import { blocksFromText, blocksToText, readyToPaste, type CopiedBlock } from './clipboard-text.ts';

export interface Clipboard {
  /** The text of blocks, for a copy event. */
  readonly textOf: (ids: readonly number[]) => string;
  readonly copy: (ids: readonly number[]) => void;
  readonly cut: (ids: readonly number[]) => void;
  /** Pastes what the system's clipboard holds, below the chosen block. */
  readonly paste: () => void;
  /** @returns whether the text held blocks, be they refused or not */
  readonly pasteText: (text: string) => boolean;
}

/** What was copied here last: where the browser keeps its clipboard to itself, it still can be pasted. */
let lastCopied = '';

/** Copying and pasting blocks, across pages, sites and windows: as text on the system's clipboard. */
export function useClipboard(): Clipboard {
  const t = useEditorT();
  const editor = useEditor();
  const actions = useBlockActions();
  const work = useWorkStore();
  const { engine, page } = useWorkbench();
  return useMemo((): Clipboard => {
    const notify = (text: string): void => {
      work.set({ notices: [...work.get().notices, { uid: editor.newUid(), text }] });
      announce(text);
    };
    const textOf = (ids: readonly number[]): string => {
      const site = editor.site();
      const now = page && site.pageOf[page.id];
      const inner = now ? withInner(treeOfPage(now, site), ids) : [];
      const blocks = inner.flatMap((id) => site.blockOf[id] ?? []);
      lastCopied = blocksToText(blocks);
      return lastCopied;
    };
    const copy = (ids: readonly number[]): void => {
      // Policy: a browser that refuses keeps the copy for this window only.
      navigator.clipboard?.writeText(textOf(ids)).catch(() => undefined);
      announce(t('blockActions.announced.copied', { name: actions.nameOf(ids) }));
    };
    const pasteText = (text: string): boolean => {
      const copied = blocksFromText(text);
      if (typeof copied === 'string') {
        if (text.trim() !== '') notify(t(`blockActions.announced.${copied}`));
        return false;
      }
      void pasteBlocks(copied);
      return true;
    };
    const pasteBlocks = async (copied: readonly CopiedBlock[]): Promise<void> => {
      const schemaOf = (key: string) =>
        engine.blocks.get(key)?.schema as BlockSchema<string, Settings> | undefined;
      const validators: Record<string, SettingsValidator> = {};
      for (const { key } of copied)
        if (schemaOf(key)) validators[key] = await engine.settingsValidators.validatorOf(key);
      const ready = readyToPaste(copied, editor.site(), schemaOf, validators, editor.newId);
      const { blocks, refused, reset, cut } = ready;
      const misplaced = blocks.flatMap(({ key }) => actions.refusalOf(key) ?? []);
      const fitting = blocks.filter(({ key }) => actions.refusalOf(key) === undefined);
      actions.paste(fitting);
      if (fitting.length > 0) announce(t('blockActions.announced.pasted', { count: fitting.length }));
      for (const { key, reason } of refused) notify(t(`blockActions.announced.${reason}`, { kind: key }));
      for (const message of misplaced) notify(message);
      if (cut > 0) notify(t('blockActions.announced.shortened', { count: cut }));
      if (reset > 0) notify(t('blockActions.announced.reset', { count: reset }));
    };
    const read = async (): Promise<string> => {
      try {
        return await navigator.clipboard.readText();
      } catch {
        // Policy: where reading is refused, what was copied in this window is pasted.
        return lastCopied;
      }
    };
    return {
      textOf,
      copy,
      pasteText,
      cut(ids) {
        copy(ids);
        actions.remove(ids, 'blockCut');
      },
      paste: () =>
        void read().then((text) => {
          // Something else on the clipboard is what one copied last, and is not passed over for an older block.
          const isEmpty = text.trim() === '';
          if (isEmpty && lastCopied === '') notify(t('blockActions.announced.pasteEmpty'));
          else pasteText(isEmpty ? lastCopied : text);
        }),
    };
  }, [t, editor, actions, work, engine, page]);
}
