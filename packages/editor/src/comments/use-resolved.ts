import type { CommentThread } from '@boardwright/api-client/contract';
import { useEffect, useState } from 'react';
import type { CommentSource } from './comment-source.ts';

interface Resolved {
  /** Undefined until they were read. */
  readonly threads: readonly CommentThread[] | undefined;
  readonly total: number | undefined;
  readonly failure: string | undefined;
  /** Reads older ones; undefined where there are none. */
  readonly older: (() => void) | undefined;
  /** What was changed here: one that is open again is none of these. */
  readonly put: (thread: CommentThread) => void;
  readonly drop: (thread: number) => void;
}

/** Conversations that are settled, read once somebody asks for them. */
export function useResolved(source: CommentSource, site: number, isAsked: boolean): Resolved {
  const [threads, setThreads] = useState<readonly CommentThread[]>();
  const [total, setTotal] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [part, setPart] = useState(1);
  useEffect(() => {
    if (!isAsked) return;
    let isLate = false;
    source.findThreads(site, 'resolved', part).then(
      (found) => {
        if (isLate) return;
        setFailure(undefined);
        setTotal(found.total);
        setThreads((before = []) => {
          const ids = new Set(found.threads.map(({ id }) => id));
          return part === 1 ? found.threads : [...before.filter(({ id }) => !ids.has(id)), ...found.threads];
        });
      },
      (error: unknown) => {
        if (!isLate) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isLate = true;
    };
  }, [source, site, isAsked, part]);
  const hasOlder = threads !== undefined && total !== undefined && threads.length < total;
  const drop = (thread: number): void => {
    if (!threads?.some(({ id }) => id === thread)) return;
    setThreads(threads.filter(({ id }) => id !== thread));
    setTotal((before = 1) => before - 1);
  };
  return {
    threads,
    total,
    failure,
    older: hasOlder ? () => setPart(part + 1) : undefined,
    put(thread) {
      if (thread.resolved_at === null) return drop(thread.id);
      if (threads === undefined) return;
      const others = threads.filter(({ id }) => id !== thread.id);
      if (others.length === threads.length) setTotal((before = 0) => before + 1);
      setThreads([thread, ...others]);
    },
    drop,
  };
}
