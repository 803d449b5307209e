import { Plus } from 'lucide-react';
import { blockElement } from '../block-actions/canvas-measure.ts';
import type { BlockBox } from '../block-actions/use-block-boxes.ts';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { blocksIn, placeIn, treeOfPage } from '../model/block-tree.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './empty-columns.module.css';

interface EmptyColumnsProps {
  readonly document: Document;
  readonly boxes: readonly BlockBox[];
  readonly scale: number;
}

/** In each column without a block: the way to put one there. */
export function EmptyColumns({ document: page, boxes, scale }: EmptyColumnsProps) {
  const t = useEditorT();
  const { nameOf } = useBlockActions();
  const work = useWorkStore();
  const layer = useScrolledLayer(page, scale);
  const bench = useWorkbench();
  const site = useEdited((all) => all);
  const tree = bench.page && treeOfPage(bench.page, site);
  const scrolled = page.defaultView?.scrollY ?? 0;
  // Measured with the boxes: it is rendered again whenever these change.
  const found = boxes.flatMap(({ id }) => {
    const count = tree?.countOf.get(id) ?? 0;
    const element = count > 0 ? blockElement(page, id) : undefined;
    return [...(element?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].flatMap((column) => {
      const number = Number(column.dataset['column']);
      const isOwn = column.closest('[data-block]') === element;
      if (!tree || !isOwn || blocksIn(tree, id, number).length > 0) return [];
      const { top, left, width, height } = column.getBoundingClientRect();
      return [{ id, number, top: top + scrolled, left, width, height, place: placeIn(tree, id, number, 0) }];
    });
  });
  return (
    <div ref={layer} className={styles.layer}>
      {found.map(({ id, number, top, left, width, height, place }) => {
        const name = t('blockActions.addInColumn', { number, name: nameOf([id]) });
        return (
          <button
            key={`${id} ${number}`}
            type="button"
            className={styles.add}
            style={{ top: (top + height / 2) * scale, left: (left + width / 2) * scale }}
            aria-label={name}
            title={name}
            onClick={() => work.set({ dialog: { kind: 'palette', typed: '', place } })}
          >
            <Plus size={14} strokeWidth={2.4} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
