import { labelledSchema, type EditorLabels } from '@boardwright/blocks-schema';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import type { Locale } from '@boardwright/messages';

/** The same engine, with its blocks and their settings called as in the editor's language. */
export function labelledIn(engine: DeclaredEngine, locale: Locale, labels: EditorLabels): DeclaredEngine {
  const blocks = [...engine.blocks].map(([key, block]) => {
    const schema = labelledSchema(block.schema, block.labels?.[locale] ?? labels.blocks[key], labels.common);
    return [key, { ...block, schema }] as const;
  });
  return { ...engine, blocks: new Map(blocks) };
}
