import { Ban, CircleAlert, EyeOff, PackageX, Plus } from 'lucide-react';
import { memo, useEffect } from 'react';
import { cardHeight, spaceHeight } from '../block-actions/canvas-measure.ts';
import { placeIn } from '../block-actions/drop-place.ts';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { focusFirstField } from '../panel/focus-panel.ts';
import type { BlockBox } from '../block-actions/use-block-boxes.ts';
import type { BlockDrag } from './use-block-drag.ts';
import type { Hovered } from './use-page-blocks.ts';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import styles from './canvas-overlay.module.css';

interface CanvasOverlayProps {
  readonly document: Document;
  readonly scale: number;
  readonly boxes: readonly BlockBox[];
  readonly hovered: Hovered | undefined;
  readonly cardDrag: BlockDrag;
  readonly onReload: () => void;
}

/** What lies over the page and scrolls with it: cards in place of blocks, the line to add one, where a drop lands. */
export function CanvasOverlay(props: CanvasOverlayProps) {
  const { document: page, scale, boxes, hovered, cardDrag: blockDrag, onReload } = props;
  const layer = useScrolledLayer(page, scale);
  const dragged = useWork(({ drag }) => drag?.what);
  const gap = useWork(({ drag }) => (drag?.refusal === undefined ? drag?.gap : undefined));
  return (
    <div ref={layer} className={styles.layer}>
      {boxes.map((box, at) =>
        box.rendering === 'rendered' || box.rendering === 'loading' ? null : (
          <BlockCard
            key={box.id}
            box={gap !== undefined && at >= gap ? { ...box, top: box.top + spaceHeight / scale } : box}
            scale={scale}
            isDragged={dragged?.kind === 'blocks' && dragged.ids.includes(box.id)}
            drag={blockDrag}
            onReload={onReload}
          />
        ),
      )}
      {dragged ? <DropSpace page={page} scale={scale} /> : null}
      {!dragged && hovered?.edge ? <AddLine hovered={hovered} boxes={boxes} scale={scale} /> : null}
    </div>
  );
}

const signs = { unknown: PackageX, failed: CircleAlert, empty: EyeOff } as const;

interface BlockCardProps {
  readonly box: BlockBox;
  readonly scale: number;
  readonly isDragged: boolean;
  readonly drag: BlockDrag;
  readonly onReload: () => void;
}

/** In place of a block that visitors do not see: what it is, in words, and one way out. The pointer does with it as with a block. */
const BlockCard = memo(function BlockCard({
  box: { id, top, height, rendering },
  scale,
  isDragged,
  drag,
  onReload,
}: BlockCardProps) {
  const t = useEditorT();
  const { nameOf } = useBlockActions();
  if (rendering === 'rendered' || rendering === 'loading') return null;
  const name = nameOf([id]);
  const Sign = signs[rendering];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click anywhere on it chooses the block, as on the page; the keyboard does so in the outline
    <section
      className={styles.card}
      data-rendering={rendering}
      data-card={id}
      data-dragged={isDragged}
      style={{
        top: top * scale,
        height: rendering === 'failed' ? Math.max(height * scale, cardHeight) : cardHeight,
      }}
      aria-label={name}
      onPointerDown={(event) => drag.onPress(event, id)}
      onClick={(event) => drag.onChoose(id, event.shiftKey)}
    >
      <Sign size={20} strokeWidth={1.6} aria-hidden />
      <span className={styles.words}>
        <b>
          {rendering === 'failed'
            ? `${name}: ${t('blockActions.card.failed')}`
            : rendering === 'empty'
              ? t('blockActions.card.empty', { name })
              : name}
        </b>
        <span>{t(`blockActions.card.${rendering}Hint`)}</span>
      </span>
      {rendering === 'unknown' ? null : (
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={(event) => {
            event.stopPropagation();
            drag.onChoose(id, false);
            if (rendering === 'failed') onReload();
            else focusFirstField(id);
          }}
        >
          {t(rendering === 'failed' ? 'blockActions.card.again' : 'blockActions.card.edit')}
        </button>
      )}
    </section>
  );
});

interface AddLineProps {
  readonly hovered: Hovered;
  readonly boxes: readonly BlockBox[];
  readonly scale: number;
}

function AddLine({ hovered: { id, edge }, boxes, scale }: AddLineProps) {
  const t = useEditorT();
  const work = useWorkStore();
  const at = boxes.findIndex((box) => box.id === id);
  const box = boxes[at];
  if (!box) return null;
  const gap = edge === 'top' ? at : at + 1;
  return (
    <div className={styles.addLine} style={{ top: (box.top + (edge === 'top' ? 0 : box.height)) * scale }}>
      <button
        type="button"
        aria-label={t('blockActions.addHere')}
        title={t('blockActions.addHere')}
        onClick={() => work.set({ dialog: { kind: 'palette', typed: '', gap } })}
      >
        <Plus size={14} strokeWidth={2.4} aria-hidden />
      </button>
    </div>
  );
}

/** The line where a dragged block would land, the room below it, and where that is, in words. */
function DropSpace({ page, scale }: { readonly page: Document; readonly scale: number }) {
  const t = useEditorT();
  const { nameOf } = useBlockActions();
  const bench = useWorkbench();
  const gap = useWork(({ drag }) => drag?.gap);
  const edge = useWork(({ drag }) => drag?.edge ?? 0);
  const refusal = useWork(({ drag }) => drag?.refusal);
  const isByKeyboard = useWork(({ drag }) => drag?.by === 'keyboard');
  const what = useWork(({ drag }) => drag?.what);
  useEffect(() => {
    if (!isByKeyboard || gap === undefined) return;
    const view = page.defaultView;
    view?.scrollTo({ top: edge - view.innerHeight / 3, behavior: 'instant' });
  }, [page, isByKeyboard, gap, edge]);
  if (gap === undefined) return null;
  const blocks = bench.page?.blocks ?? [];
  const moving = what?.kind === 'blocks' ? what.ids : [];
  const before = blocks.slice(0, gap).findLast((id) => !moving.includes(id));
  const where =
    before === undefined
      ? t('blockActions.place.first')
      : t('blockActions.place.after', { name: nameOf([before]) });
  const place = placeIn(blocks, moving, gap);
  const announcement = refusal ?? t('blockActions.place.drop', { where, ...place });
  return (
    <div
      className={styles.room}
      data-refused={refusal !== undefined}
      style={{ top: edge * scale, height: spaceHeight }}
    >
      <span className={styles.chip}>
        {refusal === undefined ? null : <Ban size={14} strokeWidth={2} aria-hidden />}
        {announcement}
        {refusal === undefined ? <kbd>Esc</kbd> : null}
      </span>
    </div>
  );
}

/** An empty page says how it begins. */
export function EmptyPage() {
  const t = useEditorT();
  const work = useWorkStore();
  return (
    <div className={styles.start}>
      <Plus size={20} strokeWidth={1.6} aria-hidden />
      <span className={styles.words}>
        <b>{t('blockActions.card.start')}</b>
        <span>{t('blockActions.card.startHint')}</span>
      </span>
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        onClick={() => work.set({ dialog: { kind: 'palette', typed: '', gap: 0 } })}
      >
        {t('blockActions.card.add')}
      </button>
    </div>
  );
}
