import type { CommentThread } from '@boardwright/api-client/contract';
import { useMemo } from 'react';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { pagesWith, type EditedSite } from '../page-editing/edited-site.ts';

/** The open threads as they were read last; none before. */
export function useThreads(): readonly CommentThread[] {
  return useWork(({ threads }) => threads) ?? noThreads;
}
const noThreads: readonly CommentThread[] = [];

/** Open threads by the block they are about. */
export function useThreadsByBlock(): ReadonlyMap<number, readonly CommentThread[]> {
  const threads = useThreads();
  return useMemo(() => {
    const byBlock = new Map<number, CommentThread[]>();
    for (const thread of threads)
      byBlock.set(thread.block_id, [...(byBlock.get(thread.block_id) ?? []), thread]);
    return byBlock;
  }, [threads]);
}

/** Lays what was changed here over what was read: a thread that was resolved is no open one any more. */
export function usePutThread(): (thread: CommentThread) => void {
  const work = useWorkStore();
  return (thread) => {
    const others = (work.get().threads ?? []).filter(({ id }) => id !== thread.id);
    work.set({ threads: thread.resolved_at === null ? [thread, ...others] : others });
  };
}

/**
 * The page on which a block stands, of several the one on the bench.
 * @returns undefined where it stands on none: it was deleted
 */
export function pageOfBlock(
  site: EditedSite,
  block: number,
  onBench: number | undefined,
): number | undefined {
  const pages = pagesWith(site, block).map(({ id }) => id);
  return pages.find((id) => id === onBench) ?? pages[0];
}

/** The kind of a block that is there; undefined for one that was deleted. */
export function useBlockKey(block: number): string | undefined {
  return useEdited((site) => site.blockOf[block]?.key);
}
