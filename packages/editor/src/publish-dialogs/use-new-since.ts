import { useState } from 'react';
import type { PageChange } from '../revisions/page-diff.ts';

/** Two that come to the same are one: by a block that came above it, another stands elsewhere and is no change of it. */
function keyOf(change: PageChange): string {
  if (!('block' in change)) return JSON.stringify(change);
  const { kind, block } = change;
  if (kind === 'setting') return JSON.stringify({ ...change, block: block.id });
  // What is new or styled anew is published as it says by then.
  const content =
    kind === 'added' ? [block.settings, block.customStyles] : kind === 'style' ? block.customStyles : '';
  return JSON.stringify([kind, block.id, block.isGlobal, content]);
}

interface NewSince {
  /** Whether it came after somebody looked for the first time. */
  readonly isNew: (change: PageChange) => boolean;
  /** Whether something came since they last agreed to what is listed. */
  readonly isStale: boolean;
  /** Asks them to look again: what is listed now is what they agree to next. */
  readonly ask: () => void;
  /** They were asked. */
  readonly isAsked: boolean;
}

/**
 * What a colleague changed while somebody looks at what they are about to publish.
 * @param changes undefined until they are known
 */
export function useNewSince(changes: readonly PageChange[] | undefined): NewSince {
  const keys = changes?.map(keyOf);
  const [first, setFirst] = useState<ReadonlySet<string>>();
  const [agreed, setAgreed] = useState<ReadonlySet<string>>();
  const [isAsked, setAsked] = useState(false);
  if (keys && !first) {
    setFirst(new Set(keys));
    setAgreed(new Set(keys));
  }
  return {
    isNew: (change) => first !== undefined && !first.has(keyOf(change)),
    isStale: agreed !== undefined && keys?.some((key) => !agreed.has(key)) === true,
    ask() {
      setAgreed(new Set(keys));
      setAsked(true);
    },
    isAsked,
  };
}
