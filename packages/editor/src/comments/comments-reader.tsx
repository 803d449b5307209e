import { useEffect, useEffectEvent } from 'react';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { useAddress } from '../workbench/use-address.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useCommentSource } from './comment-source.ts';

/**
 * Reads the open comments whenever a look said that they changed, and opens the one that an address names, as that of a
 * mail. Draws nothing.
 */
export function CommentsReader() {
  const source = useCommentSource();
  const work = useWorkStore();
  const { editorSite, openLeft } = useWorkbench();
  const site = editorSite.edited.id;
  const state = useWork(({ commentsState }) => commentsState);
  useEffect(() => {
    let isLate = false;
    if (source && state !== undefined)
      source.findThreads(site, 'open', 1).then(
        ({ threads }) => {
          if (!isLate) work.set({ threads });
        },
        // Policy: what could not be read now is read with the next change; the panel says so when it is opened.
        () => undefined,
      );
    return () => {
      isLate = true;
    };
  }, [source, work, site, state]);
  const { query, change } = useAddress();
  const asked = Number(query.get('comment')) || undefined;
  const open = useEffectEvent((thread: number) => {
    work.set({ comment: { thread } });
    openLeft('comments');
    change({ comment: undefined }, true);
  });
  useEffect(() => {
    if (asked !== undefined) open(asked);
  }, [asked]);
  return null;
}
