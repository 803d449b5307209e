import { useEffect, useMemo, useState } from 'react';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import type { EditedBlock, EditedSite } from '../page-editing/edited-site.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { siteMessages } from '../model/site-messages.ts';
import { fetchSanitiser } from '@boardwright/engine/clean-now';
import { useCanvasBlocks } from './use-canvas-blocks.ts';
import type { CanvasBridge } from '@boardwright/engine/canvas-bridge';
import { useCanvasBridge } from './use-canvas-bridge.ts';

const nothing: readonly number[] = [];

const idsOf = ({ pageOf }: Pick<EditedSite, 'pageOf'>, pageId: number | undefined): readonly number[] =>
  pageId === undefined ? nothing : (pageOf[pageId]?.blocks ?? nothing);

const pageBlocks = (
  ids: readonly number[],
  { blockOf }: Pick<EditedSite, 'blockOf'>,
): readonly EditedBlock[] => ids.flatMap((id) => blockOf[id] ?? []);

/** The blocks of a page from top to bottom, the same list until one of them changes. */
function usePageBlocks(pageId: number | undefined): readonly EditedBlock[] {
  const ids = useEdited((site) => idsOf(site, pageId));
  const blockOf = useEdited((site) => site.blockOf);
  return useMemo(() => pageBlocks(ids, { blockOf }), [ids, blockOf]);
}

/**
 * Shows the page's blocks in the frame as they are edited: with every key, before anything is saved.
 * @param past blocks of a revision to show in their place
 */
export function useCanvasLink(
  frame: Window | undefined,
  pageId: number | undefined,
  locale: string,
  engine: DeclaredEngine,
  past?: readonly EditedBlock[],
): void {
  const own = usePageBlocks(pageId);
  const blocks = past ?? own;
  const makeReady = useCanvasBlocks();
  const open = useCanvasBridge(frame);
  const { site, watch } = useEditor();
  useEffect(() => {
    if (!open) return undefined;
    const blocksOf = (now: EditedSite): readonly EditedBlock[] => past ?? pageBlocks(idsOf(now, pageId), now);
    let rendered: readonly EditedBlock[] | undefined;
    let isOver = false;
    const show = (now: EditedSite): void => {
      const next = blocksOf(now);
      if (rendered?.length === next.length && next.every((block, at) => block === rendered?.[at])) return;
      const ready = makeReady(next, locale);
      if (ready) {
        rendered = next;
        open.show(ready);
        return;
      }
      // Policy: while it does not come the page stays as it was; the next change asks for it again.
      void fetchSanitiser().then(
        () => isOver || show(site()),
        () => undefined,
      );
    };
    show(site());
    const unwatch = watch(show);
    return () => {
      isOver = true;
      unwatch();
    };
  }, [open, site, watch, pageId, locale, makeReady, past]);
  useCanvasMessages(frame, open, blocks, locale, engine);
}

/** Draws the page with the site's own words as they are edited; nothing is said while they are what the page came with. */
function useCanvasMessages(
  frame: Window | undefined,
  open: CanvasBridge | undefined,
  blocks: readonly EditedBlock[],
  locale: string,
  engine: DeclaredEngine,
): void {
  const custom = useEdited((site) => site.settings['custom_translations']);
  const isSaved = useSaveStatus().kind === 'saved';
  const [sent, setSent] = useState<unknown>(isSaved ? custom : undefined);
  const keys = blocks.map(({ key }) => key).join();
  // The page was read from the server anew, and the server has everything.
  if (!frame && isSaved && sent !== custom) setSent(custom);
  const isOther = sent !== custom;
  useEffect(() => {
    if (!isOther || !open) return;
    let isCurrent = true;
    // Policy: words that cannot be fetched leave the page as it was; what was written is saved all the same.
    void engine.loadMessages().then(
      (messagesOf) =>
        isCurrent && open.setMessages(siteMessages(messagesOf(locale, keys.split(',')), custom, locale)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [open, isOther, custom, locale, keys, engine]);
}
