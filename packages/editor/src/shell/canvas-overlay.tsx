import { Ban, CircleAlert, EyeOff, PackageX, Plus } from 'lucide-react';
import { memo, useEffect } from 'react';
import { cardHeight, spaceHeight } from '../block-actions/canvas-measure.ts';
import { positionOf } from '../block-actions/drop-place.ts';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { placeBeside, treeOfPage } from '../model/block-tree.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { focusFirstField } from '../panel/focus-panel.ts';
import { overBox, type BlockBox } from '../block-actions/use-block-boxes.ts';
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
  const below = useWork(({ drag }) => (drag?.refusal === undefined ? drag?.spot?.below : undefined));
  return (
    <div ref={layer} className={styles.layer}>
      {boxes.map((box) =>
        box.rendering === 'rendered' || box.rendering === 'loading' ? null : (
          <BlockCard
            key={box.id}
            box={below?.includes(box.id) ? { ...box, top: box.top + spaceHeight / scale } : box}
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
const BlockCard = memo(function BlockCard({ box, scale, isDragged, drag, onReload }: BlockCardProps) {
  const t = useEditorT();
  const { nameOf } = useBlockActions();
  const { id, height, rendering } = box;
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
        ...overBox(box, scale),
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
  const editor = useEditor();
  const { page } = useWorkbench();
  const box = boxes.find((one) => one.id === id);
  if (!box || !page) return null;
  const isAbove = edge === 'top';
  return (
    <div
      className={styles.addLine}
      style={{ ...overBox(box, scale), top: (box.top + (isAbove ? 0 : box.height)) * scale }}
    >
      <button
        type="button"
        aria-label={t('blockActions.addHere')}
        title={t('blockActions.addHere')}
        onClick={() => {
          const place = placeBeside(treeOfPage(page, editor.site()), id, isAbove ? 'above' : 'below');
          work.set({ dialog: { kind: 'palette', typed: '', place } });
        }}
      >
        <Plus size={14} strokeWidth={2.4} aria-hidden />
      </button>
    </div>
  );
}

/** The line where a dragged block would land, the room below it, and where that is, in words. */
function DropSpace({ page, scale }: { readonly page: Document; readonly scale: number }) {
  const t = useEditorT();
  const spot = useWork(({ drag }) => drag?.spot);
  const edge = spot?.edge ?? 0;
  const refusal = useWork(({ drag }) => drag?.refusal);
  const isByKeyboard = useWork(({ drag }) => drag?.by === 'keyboard');
  const layout = useWork(({ drag }) => drag?.layout);
  useEffect(() => {
    if (!isByKeyboard || !spot) return;
    const view = page.defaultView;
    view?.scrollTo({ top: edge - view.innerHeight / 3, behavior: 'instant' });
  }, [page, isByKeyboard, spot, edge]);
  if (!spot) return null;
  const { place, sides, where } = spot;
  const position = positionOf(layout?.tree.ids ?? [], layout?.moving ?? [], place.gap);
  const announcement = refusal ?? t('blockActions.place.drop', { where, ...position });
  return (
    <div
      className={styles.room}
      data-refused={refusal !== undefined}
      style={{
        top: edge * scale,
        height: spaceHeight,
        ...(sides && { left: sides.left * scale, right: 'auto', width: (sides.right - sides.left) * scale }),
      }}
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
        onClick={() => work.set({ dialog: { kind: 'palette', typed: '', place: { gap: 0 } } })}
      >
        {t('blockActions.card.add')}
      </button>
    </div>
  );
}
