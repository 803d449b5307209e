import type { Locale } from '@boardwright/messages';
import { coreLabels } from './core-labels.ts';
import type { EditorLabels } from './define-labels.ts';
import { anchorLabel } from './parts/anchor.labels.ts';
import { blockColumnLabels } from './parts/block-column.labels.ts';
import { blockVisibilityLabels } from './parts/block-visibility.labels.ts';

export { coreLabels } from './core-labels.ts';

/** What admins read of blocks in a language of the editor: it fetches no other. */
export function labelsIn(locale: Locale): EditorLabels {
  const blocks = Object.entries(coreLabels).map(([key, labels]) => [key, labels[locale]]);
  return {
    blocks: Object.fromEntries(blocks),
    common: {
      anchor: anchorLabel[locale],
      visibility: blockVisibilityLabels[locale],
      column: blockColumnLabels[locale],
    },
  };
}
