import { useMemo } from 'react';
import { usePageChanges } from './use-changes.ts';

/** Blocks of the page on the bench of which visitors do not have something, by number; empty where each save is theirs at once. */
export function useBlockMarks(): ReadonlyMap<number, 'added' | 'changed'> {
  const { own, shared } = usePageChanges();
  return useMemo(() => {
    const marks = new Map<number, 'added' | 'changed'>();
    for (const change of [...own, ...shared])
      if ('block' in change && change.kind !== 'removed' && marks.get(change.block.id) !== 'added')
        marks.set(change.block.id, change.kind === 'added' ? 'added' : 'changed');
    return marks;
  }, [own, shared]);
}
