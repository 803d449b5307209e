import { useCallback } from 'react';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { nodeOf } from './form-schema.ts';
import type { SettingNode } from './setting-node.ts';

/** A block's setting in the editor's language; undefined where this release does not know the block. */
export function useSettingNode(): (blockKey: string | undefined, name: string) => SettingNode | undefined {
  const { engine } = useWorkbench();
  return useCallback(
    (blockKey, name) => {
      const schema = blockKey === undefined ? undefined : engine.blocks.get(blockKey)?.schema;
      return schema && nodeOf(schema, name);
    },
    [engine],
  );
}
