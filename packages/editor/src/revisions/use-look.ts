import { useMemo } from 'react';
import type { BlockSchema } from '@boardwright/blocks-schema';
import type { Values } from '../page-editing/edited-site.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import type { InOneBlock } from './compared.ts';
import { inOneBlock } from './in-one-block.ts';
import { lookAt } from './look-at.ts';
import type { Past, PastMode } from '../model/past.ts';
import { canMarkWords } from './word-marks.ts';

/** Looks at a revision of a page of this site; without a mode compared with the one before it, where there is one. */
export function useLook(): (about: Parameters<typeof lookAt>[0], mode?: PastMode) => Past {
  const { engine } = useWorkbench();
  return useMemo(() => {
    const inOne: InOneBlock = (was, now) => {
      const schema = engine.blocks.get(now.key)?.schema as BlockSchema<string, Values> | undefined;
      return schema ? inOneBlock(schema, was, now) : now;
    };
    return (about, mode) => lookAt(about, canMarkWords() ? inOne : undefined, mode);
  }, [engine]);
}
