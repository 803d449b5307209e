import type { Experiment } from '@boardwright/api-client/contract';
import { fromWire, isSame, type BlockSchema } from '@boardwright/blocks-schema';
import type { Values } from '../page-editing/edited-site.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';

/** Where a block stands and who sees it: never what was tested. */
const fixed: ReadonlySet<string> = new Set(['visibility', 'column']);
const tested = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !fixed.has(name)));

const nothing: Values = {};

/** Version B of a test beside what the block has. */
export function useVersionB(experiment: Experiment, schema: BlockSchema) {
  const { block_id: block, locale, b: stored } = experiment;
  const editor = useEditor();
  const { page } = useWorkbench();
  const now = useEdited((site) => site.blockOf[block]?.settings[locale]?.values) ?? nothing;
  const b = tested(fromWire(experiment.key, stored.settings));
  return {
    /** The block is there, and its settings are those of a release that knows B's. */
    isUsable: experiment.key === schema.key && stored.version === schema.version,
    isInBlock: isSame(tested(now), b),
    /** Writes B to the block, as one step that can be undone. */
    use(): void {
      const unset = Object.keys(tested(now)).filter((name) => !(name in b));
      editor.act(
        { key: 'versionUsed', values: { block: schema.title } },
        [{ type: 'setSettings', block, locale, set: b, unset }],
        page?.id,
      );
    },
  };
}
