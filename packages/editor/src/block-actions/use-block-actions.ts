import { useMemo } from 'react';
import type { Command, StepName } from '../page-editing/command.ts';
import type { EditedBlock, EditedPage } from '../page-editing/edited-site.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { afterPaint } from '../page-editing/after-paint.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { announce } from '../ui/announce.ts';
import {
  addCommands,
  blockOfPreset,
  copyOfBlock,
  missingDetail,
  newBlock,
  restoreCommands,
} from '../model/block-commands.ts';
import { placeBeside, rootsOf, withInner, type Fit, type Place } from '../model/block-tree.ts';
import { createBlockPlaces, outer } from './block-places.ts';
import { blocksInColumn, keepOthers, moveToPlace } from '../model/column-commands.ts';
import { hideCommand, visibilityOf } from '../model/visibility-of.ts';
import { choiceAfter } from './choice-after.ts';
import { useWorkStore, type DraggedBlock } from './work.tsx';

/** What can be done with the blocks of the page on the bench. Everything is one step, shown at once and spoken. */
export interface BlockActions {
  /** What a block is called; several are counted. */
  readonly nameOf: (ids: readonly number[]) => string;
  readonly titleOf: (key: string) => string;
  /** Why a kind of block cannot stand on this page, in words. */
  readonly refusalOf: (key: string) => string | undefined;
  /** What of what is dragged decides where it can be put. */
  readonly fitOf: (what: DraggedBlock) => Fit;
  /** Puts what is dragged on the page. @param at where; undefined is below the chosen block */
  readonly place: (what: DraggedBlock, at?: Place) => void;
  readonly insert: (blocks: readonly EditedBlock[], step: StepName['key'], at?: Place) => void;
  /** Puts blocks below the chosen one; above it where what was cut stood there, and nothing was chosen since. */
  readonly paste: (blocks: readonly EditedBlock[]) => void;
  readonly duplicate: (ids: readonly number[]) => void;
  readonly remove: (ids: readonly number[], step?: 'blockDeleted' | 'blockCut') => void;
  /** Moves blocks with what stands in their columns. */
  readonly moveTo: (ids: readonly number[], at: Place) => void;
  /** Moves them up or down in their column. */
  readonly nudge: (ids: readonly number[], by: 1 | -1) => void;
  readonly canNudge: (ids: readonly number[], by: 1 | -1) => boolean;
  /** Moves them to the column beside theirs, out of the columns or into those of the block beside them. */
  readonly stepAside: (ids: readonly number[], by: 1 | -1) => void;
  readonly canStepAside: (ids: readonly number[], by: 1 | -1) => boolean;
  readonly share: (id: number) => void;
  /** Hides a block from visitors, or lets them see it again. */
  readonly hide: (id: number) => void;
  /** Opens the comments, to write one about a block. */
  readonly comment: (id: number) => void;
}

/** @returns the same actions for as long as the bench stands the same */
export function useBlockActions(): BlockActions {
  const t = useEditorT();
  const editor = useEditor();
  const bench = useWorkbench();
  const work = useWorkStore();
  return useMemo((): BlockActions => {
    const { engine, blockNow, isBelowCut, chooseBlock, aboutToChoose } = bench;
    // As it is shown: a key pressed on may come before what the last one did is drawn everywhere.
    const pageNow = (): EditedPage | undefined => bench.page && editor.site().pageOf[bench.page.id];
    const titleOf = (key: string): string => engine.blocks.get(key)?.schema.title ?? key;
    const nameOf = (ids: readonly number[]): string => {
      const [first] = ids;
      if (ids.length !== 1 || first === undefined) return t('blockActions.several', { count: ids.length });
      return titleOf(editor.site().blockOf[first]?.key ?? '');
    };
    const stepOf = (key: string, block: string): StepName => ({ key, values: { block } });
    const choose = (ids: readonly number[], belowCut = false): void => {
      const [from] = ids;
      const to = ids.at(-1);
      chooseBlock(from, belowCut);
      work.set({ reach: from === undefined || to === undefined ? undefined : { from, to } });
    };
    const refusalOf = (key: string): string | undefined => {
      const missing = bench.page && missingDetail(key, bench.page.key);
      return missing && t(`blockActions.refused.${missing}`, { name: titleOf(key) });
    };
    const places = createBlockPlaces(editor.site, pageNow, blockNow);
    const { treeOn, fitOfBlocks, fitOfIds, placeOn } = places;
    const fresh = (what: DraggedBlock): readonly EditedBlock[] => {
      const site = editor.site();
      if (what.kind === 'component') {
        const schema = engine.blocks.get(what.key)?.schema;
        return schema ? [newBlock(editor.newId(), schema, site)] : [];
      }
      return what.kind === 'ready'
        ? what.blocks.map((block) => blockOfPreset(editor.newId(), block, site))
        : [];
    };
    const insert = (
      added: readonly EditedBlock[],
      step: StepName['key'],
      asked?: Place,
      called?: string,
    ): void => {
      const page = pageNow();
      const [first] = added;
      if (!page || !first) return;
      const { gap, column } = placeOn(page, asked, fitOfBlocks(added));
      const blocks = blocksInColumn(added, column, editor.site());
      const name =
        called ??
        (blocks.length === 1 ? titleOf(first.key) : t('blockActions.several', { count: blocks.length }));
      const { blockOf } = editor.site();
      const now = page.blocks.flatMap((id) => blockOf[id] ?? []);
      const others = keepOthers(
        treeOn(page),
        now.toSpliced(gap, 0, ...blocks),
        blocks.map(({ id }) => id),
        editor.site(),
      );
      const commands = [...addCommands(blocks, page.id, gap, editor.newUid), ...others];
      editor.act(stepOf(step, name), commands, page.id, {
        panels: 'painted',
      });
      const ids = blocks.map(({ id }) => id);
      // Its settings are a form to build: the block itself is seen before.
      aboutToChoose(ids.at(-1));
      afterPaint(() => choose(ids));
      const count = page.blocks.length + blocks.length;
      announce(t('blockActions.announced.added', { name, position: gap + 1, count }));
    };
    const moveTo: BlockActions['moveTo'] = (ids, at) => {
      const page = pageNow();
      if (!page) return;
      const tree = treeOn(page);
      const commands = moveToPlace(page, tree, ids, at, editor.site());
      if (commands.length === 0) return;
      const name = nameOf(ids);
      editor.act(stepOf('blockMoved', name), commands, page.id, { panels: 'painted' });
      const moving = withInner(tree, ids);
      const position = page.blocks.slice(0, at.gap).filter((id) => !moving.includes(id)).length + 1;
      announce(t('blockActions.announced.moved', { name, position, count: page.blocks.length }));
    };
    return {
      comment(id) {
        work.set({ comment: { block: id } });
        bench.openLeft('comments');
      },
      hide(id) {
        const site = editor.site();
        const block = site.blockOf[id];
        if (!block) return;
        const step = visibilityOf(block, site)?.hidden === true ? 'blockVisible' : 'blockHidden';
        const name = nameOf([id]);
        editor.act(stepOf(step, name), [hideCommand(block, site)], bench.page?.id);
        announce(t(`step.${step}`, { block: name }));
      },
      nameOf,
      titleOf,
      refusalOf,
      insert,
      moveTo,
      paste(blocks) {
        const [page, chosen] = [pageNow(), blockNow()];
        const isAbove = isBelowCut() && page && chosen !== undefined && page.blocks.includes(chosen);
        insert(blocks, 'blockPasted', isAbove ? placeBeside(treeOn(page), chosen, 'above') : undefined);
      },
      fitOf(what) {
        if (what.kind === 'blocks') return fitOfIds(what.ids);
        return what.kind === 'shared' ? outer : fitOfBlocks(fresh(what));
      },
      place(what, at) {
        const page = pageNow();
        if (!page) return;
        if (what.kind === 'blocks') return moveTo(what.ids, placeOn(page, at, fitOfIds(what.ids)));
        if (what.kind === 'component') {
          const refusal = refusalOf(what.key);
          if (refusal !== undefined) announce(refusal);
          else insert(fresh(what), 'blockAdded', at);
        } else if (what.kind === 'ready') {
          const refusal = what.blocks.map(({ key }) => refusalOf(key)).find(Boolean);
          if (refusal !== undefined) announce(refusal);
          else if (what.blocks.every(({ key }) => engine.blocks.has(key)))
            insert(fresh(what), 'blockAdded', at, what.name);
        } else {
          const name = nameOf([what.id]);
          const { gap: index } = placeOn(page, at, outer);
          const command = { type: 'restoreBlock', block: what.id, page: page.id, index } as const;
          editor.act(stepOf('blockAdded', name), [command], page.id);
          choose([what.id]);
          announce(
            t('blockActions.announced.added', { name, position: index + 1, count: page.blocks.length + 1 }),
          );
        }
      },
      duplicate(ids) {
        const page = pageNow();
        if (!page) return;
        const { blockOf } = editor.site();
        const tree = treeOn(page);
        const copies = withInner(tree, ids).flatMap((id) =>
          blockOf[id] ? [copyOfBlock(editor.newId(), blockOf[id])] : [],
        );
        const last = rootsOf(tree, ids).at(-1);
        const name = nameOf(ids);
        insert(copies, 'blockDuplicated', last === undefined ? undefined : placeBeside(tree, last, 'below'));
        announce(t('blockActions.announced.duplicated', { name }));
      },
      remove(chosen, step = 'blockDeleted') {
        const page = pageNow();
        if (!page || chosen.length === 0) return;
        const name = nameOf(chosen);
        const ids = withInner(treeOn(page), chosen);
        const back = restoreCommands(page, ids);
        const commands = ids.map((block): Command => ({ type: 'removeBlock', block, page: page.id }));
        const done = stepOf(step, name);
        editor.act(done, commands, page.id);
        const rest = page.blocks.filter((id) => !ids.includes(id));
        // The first block of a page has none above it that pasting could go by.
        const wasFirst = ids.includes(page.blocks[0] ?? 0);
        choose(choiceAfter(page.blocks, rest, ids) ?? [], step === 'blockCut' && wasFirst);
        const text = t(
          step === 'blockCut' ? 'blockActions.announced.cut' : 'blockActions.announced.deleted',
          { name },
        );
        const notice = { uid: editor.newUid(), text, back: { name: done, commands: back, page: page.id } };
        work.set({ notices: [...work.get().notices, notice] });
        announce(text);
      },
      nudge(ids, by) {
        const at = places.upOrDown(ids, by);
        if (at) moveTo(ids, at);
      },
      canNudge: (ids, by) => places.upOrDown(ids, by) !== undefined,
      stepAside(ids, by) {
        const at = places.aside(ids, by);
        if (at) moveTo(ids, at);
      },
      canStepAside: (ids, by) => places.aside(ids, by) !== undefined,
      share(id) {
        const page = pageNow();
        if (!page) return;
        const name = nameOf([id]);
        const tree = treeOn(page);
        if (tree.countOf.has(id) || tree.inColumn.has(id)) {
          const text = t('blockActions.announced.notGlobal', { name });
          work.set({ notices: [...work.get().notices, { uid: editor.newUid(), text }] });
          return announce(text);
        }
        const command = { type: 'setScope', block: id, page: page.id, isGlobal: true } as const;
        editor.act(stepOf('blockShared', name), [command], page.id);
        const text = t('blockActions.announced.global', { name });
        work.set({ notices: [...work.get().notices, { uid: editor.newUid(), text }] });
        announce(text);
      },
    };
  }, [t, editor, bench, work]);
}
