import { columnCount, type BlockSchema } from '@boardwright/blocks-schema';
import type { DeclaredBlock } from '@boardwright/engine/define-block';
import type { EditedBlock } from '../page-editing/edited-site.ts';
import type { CanvasBlock } from '@boardwright/engine/canvas-bridge';
import { filledSettings, type Settings } from '../saving/site-pages.ts';
import { cleanNow } from '@boardwright/engine/clean-now';

/** Fills the variables in a block's rich texts. */
export type FillVariables = (block: DeclaredBlock, settings: unknown, locale: string) => unknown;

/**
 * Makes blocks ready for the canvas, each once: what did not change is the very same object, so that the page draws
 * nothing but what did. Undefined where a rich text needs the sanitiser, which is still to be fetched.
 */
export function createCanvasBlocks(
  blocks: ReadonlyMap<string, DeclaredBlock>,
  fill: FillVariables,
): (all: readonly EditedBlock[], locale: string) => readonly CanvasBlock[] | undefined {
  const made = new WeakMap<EditedBlock, Map<string, CanvasBlock>>();
  const make = (edited: EditedBlock, block: DeclaredBlock, locale: string): CanvasBlock | undefined => {
    const schema = block.schema as BlockSchema<string, Settings>;
    const clean = cleanNow(block, filledSettings(schema, edited, locale));
    return (
      clean && {
        id: edited.id,
        key: edited.key,
        settings: fill(block, clean.settings, locale),
        ...(edited.customStyles !== '' && { customStyles: edited.customStyles }),
        loads: block.loads ?? block.load !== undefined,
        reads: block.schema.reads,
        columns: columnCount(block.schema.columns, clean.settings as Settings),
        ...(edited.isGlobal && { shared: true }),
      }
    );
  };
  const readyOf = (edited: EditedBlock, block: DeclaredBlock, locale: string): CanvasBlock | undefined => {
    const byLocale = made.get(edited) ?? new Map<string, CanvasBlock>();
    made.set(edited, byLocale);
    const ready = byLocale.get(locale) ?? make(edited, block, locale);
    if (ready) byLocale.set(locale, ready);
    return ready;
  };
  return (all, locale) => {
    const every: CanvasBlock[] = [];
    for (const edited of all) {
      const block = blocks.get(edited.key);
      // A block this release does not know is drawn as nothing, as on the site.
      if (!block) continue;
      const ready = readyOf(edited, block, locale);
      if (!ready) return undefined;
      every.push(ready);
    }
    return every;
  };
}
