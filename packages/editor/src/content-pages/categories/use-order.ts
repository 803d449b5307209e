import type { AdminSegment } from '@boardwright/api-client/contract';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../ui/sentence-of.ts';

type Rows = readonly AdminSegment[];

interface Order {
  /** As somebody put them, stored or not. */
  readonly rows: Rows;
  /** Why the last order was not stored: they stand as they did before. */
  readonly problem: string | undefined;
  readonly put: (rows: Rows) => void;
}

/** Its Error's message is a sentence for the admin. @param was the order that was stored before */
export type StoreOrder = (ids: readonly number[], was: readonly number[]) => Promise<unknown>;

const idsOf = (rows: Rows) => rows.map(({ id }) => id);

/**
 * An order that shows at once and is stored behind it, one call at a time, so that the last one asked for is the one that
 * is stored. What is refused goes back to what was stored last.
 * @param found the rows as they were read
 */
export function useOrder(found: Rows, store: StoreOrder): Order {
  const [changed, setChanged] = useState<{ readonly of: Rows; readonly rows: Rows } | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const waiting = useRef<Rows | undefined>(undefined);
  const isSending = useRef(false);
  // What is read anew is how things stand.
  const rows = changed?.of === found ? changed.rows : found;
  async function send(before: Rows): Promise<void> {
    isSending.current = true;
    let stored = before;
    try {
      while (waiting.current) {
        const next = waiting.current;
        waiting.current = undefined;
        // oxlint-disable-next-line no-await-in-loop -- two at once may be stored the wrong way round
        await store(idsOf(next), idsOf(stored));
        stored = next;
      }
    } catch (error) {
      // Policy: what the server says is said above the list.
      waiting.current = undefined;
      setChanged({ of: found, rows: stored });
      setProblem(sentenceOf(error));
    } finally {
      isSending.current = false;
    }
  }
  return {
    rows,
    problem,
    put(next) {
      waiting.current = next;
      setChanged({ of: found, rows: next });
      setProblem(undefined);
      if (!isSending.current) void send(rows);
    },
  };
}
