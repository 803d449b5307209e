import { useSyncExternalStore } from 'react';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import type { createSampleCheck, SampleCheck } from './sample-words.ts';

let create: typeof createSampleCheck | undefined;
const checks = new WeakMap<object, SampleCheck>();
const listeners = new Set<() => void>();

/** Fetches what samples are known by: the words of all patterns, of which nothing is needed before somebody works. */
export async function loadSamples(): Promise<void> {
  if (create) return;
  create = (await import('./sample-words.ts')).createSampleCheck;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What tells the blocks that still say what they came with; undefined until it was fetched. */
export function useSamples(): SampleCheck | undefined {
  const { engine } = useWorkbench();
  const read = (): SampleCheck | undefined => {
    if (!create) return undefined;
    const known = checks.get(engine) ?? create((key) => engine.blocks.get(key)?.schema);
    checks.set(engine, known);
    return known;
  };
  return useSyncExternalStore(subscribe, read, read);
}
