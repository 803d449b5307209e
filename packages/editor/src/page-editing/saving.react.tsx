import { isSame } from '@boardwright/blocks-schema';
import type { Conflict } from './conflict.ts';
import type { Failure } from './editing.ts';
import { useView, type Snapshot } from './page-editing.react.tsx';
import { sharedBlock } from './shared-blocks.ts';

export type SaveStatus =
  | { readonly kind: 'saved'; readonly at: number | undefined }
  | { readonly kind: 'saving'; readonly count: number }
  | { readonly kind: 'offline'; readonly count: number }
  | { readonly kind: 'expired'; readonly count: number }
  | { readonly kind: 'deciding'; readonly count: number }
  | { readonly kind: 'failed'; readonly count: number };

function statusOf({ value, context }: Snapshot): SaveStatus {
  const { pending, deferred, failures, savedAt } = context;
  const count = pending.length;
  if (value === 'waiting') return { kind: 'offline', count };
  if (value === 'loggedOut') return { kind: 'expired', count };
  if (value === 'deciding') return { kind: 'deciding', count: deferred.length + 1 };
  if (count > 0) return { kind: 'saving', count };
  if (deferred.length > 0) return { kind: 'deciding', count: deferred.length };
  if (failures.length > 0) return { kind: 'failed', count: failures.length };
  return { kind: 'saved', at: savedAt };
}

/** How saving stands, as the top bar says it. */
export function useSaveStatus(): SaveStatus {
  return useView(statusOf, isSame);
}

export function useFailures(): readonly Failure[] {
  return useView(({ context }) => context.failures);
}
export function useConflict(): Conflict | undefined {
  return useView(({ context }) => context.conflict);
}
/** The shared block whose change waits until it is said where that should happen. */
export function useSharedQuestion(): number | undefined {
  return useView((snapshot) =>
    snapshot.matches({ saving: 'asking' }) ? sharedBlock(snapshot.context) : undefined,
  );
}
/** Choices left for later. */
export function useDeferred(): readonly Conflict[] {
  return useView(({ context }) => context.deferred);
}
/** Names of values that somebody else changed, and that were merged; until reported. */
export function useMerged(): readonly string[] {
  return useView(({ context }) => context.merged);
}
