import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useCanvasRendering } from '../workbench/canvas-source.ts';
import { useCanvasAddress } from '../workbench/use-canvas-address.ts';
import { useCanvasLink } from '../workbench/use-canvas-link.ts';
import { blockElement } from '../block-actions/canvas-measure.ts';
import { useSelection } from '../block-actions/use-selection.ts';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { usePublication } from '../publication/publication.tsx';
import { useSamples } from '../checks/use-samples.ts';
import { ColleagueMarks } from '../colleagues/colleague-marks.tsx';
import { useEditorT } from '../editor-messages.tsx';
import type { PageEntry } from '../saving/site-pages.ts';
import type { Past } from '../model/past.ts';
import { useFramePage } from '../ui/use-frame-page.ts';
import { visibilityOf } from '../model/visibility-of.ts';
import { CanvasOverlay, EmptyPage } from './canvas-overlay.tsx';
import { NamedMark } from './named-mark.tsx';
import { PageFrame } from './page-frame.tsx';
import { Ruler } from './ruler.tsx';
import { useBlockBoxes } from '../block-actions/use-block-boxes.ts';
import { useBlockDrag } from './use-block-drag.ts';
import { useCanvasSpace } from './use-canvas-space.ts';
import { usePageBlocks } from './use-page-blocks.ts';
import { fitScale } from '../workbench/viewports.ts';
import styles from './canvas.module.css';

interface CanvasProps {
  readonly entry: PageEntry;
  readonly onChoose: (id: number | undefined) => void;
}

const DraftMarks = lazy(() =>
  import('../publishing/draft-marks.tsx').then((m) => ({ default: m.DraftMarks })),
);
const TypingInPage = lazy(() =>
  import('../typing/typing-in-page.tsx').then((m) => ({ default: m.TypingInPage })),
);
const EmptyColumns = lazy(() => import('./empty-columns.tsx').then((m) => ({ default: m.EmptyColumns })));
const VisibilityTags = lazy(() =>
  import('./visibility-tags.tsx').then((m) => ({ default: m.VisibilityTags })),
);
const CommentPins = lazy(() =>
  import('../comments/comment-pins.tsx').then((m) => ({ default: m.CommentPins })),
);
const SampleTags = lazy(() => import('../checks/sample-tags.tsx').then((m) => ({ default: m.SampleTags })));
const PastBar = lazy(() => import('../revisions/past-bench.tsx').then((m) => ({ default: m.PastBar })));
const PastMarks = lazy(() => import('../revisions/past-bench.tsx').then((m) => ({ default: m.PastMarks })));

/** The real page at the chosen width, shrunk to fit the bench. A click chooses a block instead of following a link. */
export function Canvas({ entry, onChoose }: CanvasProps) {
  const t = useEditorT();
  const { viewport, visitor, locale } = useWorkbench();
  const { width } = viewport;
  const address = useCanvasAddress(entry, visitor);
  const work = useWorkStore();
  const bench = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [round, setRound] = useState(0);
  const { ref, frame, onLoad, page: loaded } = useFramePage(address);
  useCanvasRendering(loaded, { page: entry.page.id, locale, visitor });
  const reload = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => {
    if (!bench.current) return;
    const watch = new ResizeObserver(([box]) => {
      if (box) setSize({ width: box.contentRect.width, height: box.contentRect.height });
    });
    watch.observe(bench.current);
    return () => watch.disconnect();
  }, []);
  const past = useWork((state) => state.past);
  // Whoever leaves the bench has done looking.
  useEffect(() => () => work.set({ past: undefined }), [work]);
  const frameTop = topOfFrame(size.width, past !== undefined);
  // The page is asked for at once, and stays unseen until it is known how much room there is.
  const isMeasured = size.width > 0;
  const scale = isMeasured ? fitScale(width, size.width) : 1;
  const height = isMeasured ? size.height - rulerHeight - frameTop : window.innerHeight;
  const left = Math.max(16, (size.width - width * scale) / 2);
  useEffect(() => {
    if (loaded && isMeasured && frame) work.set({ canvas: { document: loaded, frame, scale } });
    return () => work.set({ canvas: undefined });
  }, [work, frame, loaded, isMeasured, scale]);
  return (
    <div className={styles.bench} ref={bench}>
      <CanvasLink frame={loaded?.defaultView ?? undefined} page={entry.page.id} />
      <Ruler width={width} scale={scale} left={left} />
      <Suspense>{past ? <PastBar key={past.revision.id} past={past} /> : null}</Suspense>
      <div
        className={styles.frame}
        style={{
          top: rulerHeight + frameTop,
          left,
          width: width * scale,
          height,
          visibility: isMeasured ? undefined : 'hidden',
        }}
      >
        <PageFrame
          key={`${address} ${round}`}
          address={address}
          title={t('shell.canvas', { name: entry.name })}
          width={width}
          height={height / scale}
          scale={scale}
          onFrame={ref}
          onLoad={onLoad}
        />
        {loaded && isMeasured && !past ? (
          <Marks page={loaded} entry={entry} scale={scale} onChoose={onChoose} onReload={reload} />
        ) : null}
        {loaded && past ? <Look page={loaded} past={past} scale={scale} /> : null}
        {entry.page.blocks.length === 0 && !past ? <EmptyPage /> : null}
      </div>
    </div>
  );
}

interface CanvasLinkProps {
  readonly frame: Window | undefined;
  readonly page: number;
}

/**
 * Draws nothing itself: with every key in the settings the frame is notified, and nothing around it rendering again.
 */
function CanvasLink({ frame, page }: CanvasLinkProps) {
  const { engine, locale } = useWorkbench();
  const past = useWork((state) => state.past?.blocks);
  useCanvasLink(frame, page, locale, engine, past);
  return null;
}

const rulerHeight = 28;

/** Pixels between ruler and page: room for the bar of a revision, in two lines where the bench is narrow. */
function topOfFrame(width: number, isPast: boolean): number {
  if (!isPast) return 16;
  return width < 480 ? 104 : 64;
}

interface LookProps {
  readonly page: Document;
  readonly past: Past;
  readonly scale: number;
}

const nothing = (): void => undefined;

/** The page as it was is looked at: a click follows no link, and chooses nothing. */
function Look({ page, past, scale }: LookProps) {
  usePageBlocks(page, scale, { onChoose: nothing, onPress: nothing });
  return (
    <Suspense>
      {past.mode === 'compared' ? <PastMarks past={past} document={page} scale={scale} /> : null}
    </Suspense>
  );
}

interface MarksProps extends CanvasProps {
  readonly page: Document;
  readonly scale: number;
  readonly onReload: () => void;
}

/** What the editor draws over the page, and what it hears of it. */
function Marks({ page, entry, scale, onChoose, onReload }: MarksProps) {
  const { blockId, engine } = useWorkbench();
  const work = useWorkStore();
  const { blocks } = entry.page;
  // As one text: it stays the same while settings change, so that typing measures nothing anew.
  const kinds = useEdited((site) => blocks.map((id) => site.blockOf[id]?.key ?? '').join(' '));
  const keys = useMemo(() => kinds.split(' '), [kinds]);
  const boxes = useBlockBoxes(page, blocks, keys, engine.blocks, scale);
  const isCarrying = useWork((state) => state.drag !== undefined);
  const hasComments = useWork(({ threads }) => threads !== undefined && threads.length > 0);
  const hasSamples = useSamples() !== undefined;
  useCanvasSpace(page, boxes, scale);
  const isLimited = useEdited((site) =>
    blocks.some((id) => site.blockOf[id] && visibilityOf(site.blockOf[id], site) !== undefined),
  );
  const hasColumns = keys.some((key) => engine.blocks.get(key)?.schema.columns !== undefined);
  const isByHand = usePublication().site?.publishing === 'by_hand';
  const selection = useSelection();
  const drag = useBlockDrag(blocks, keys, onChoose);
  const hovered = usePageBlocks(page, scale, {
    onChoose: drag.onChoose,
    onPress(event, id) {
      const box = work.get().canvas?.frame.getBoundingClientRect();
      drag.onPress(event, id, ({ clientX, clientY }) => ({
        x: clientX * scale + (box?.left ?? 0),
        y: clientY * scale + (box?.top ?? 0),
      }));
    },
  });
  // A block that was added this moment is rendering a little later, and shown then.
  const box = boxes.find(({ id, rendering }) => id === blockId && rendering !== 'loading');
  const cardTop = box?.rendering === 'unknown' ? box.top : undefined;
  const isRendered = box !== undefined;
  useEffect(() => {
    if (blockId === undefined || !isRendered) return;
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = smooth ? 'smooth' : 'instant';
    const view = page.defaultView;
    if (cardTop === undefined) blockElement(page, blockId)?.scrollIntoView({ block: 'nearest', behavior });
    else view?.scrollTo({ top: cardTop - view.innerHeight / 3, behavior });
  }, [page, blockId, isRendered, cardTop]);
  return (
    <>
      <CanvasOverlay
        document={page}
        scale={scale}
        boxes={boxes}
        hovered={hovered}
        cardDrag={drag}
        onReload={onReload}
      />
      {isCarrying ? null : <ColleagueMarks document={page} boxes={boxes} scale={scale} />}
      {hasSamples && !isCarrying ? (
        <Suspense>
          <SampleTags document={page} boxes={boxes} scale={scale} />
        </Suspense>
      ) : null}
      {isLimited && !isCarrying ? (
        <Suspense>
          <VisibilityTags document={page} boxes={boxes} scale={scale} />
        </Suspense>
      ) : null}
      {hasComments && !isCarrying ? (
        <Suspense>
          <CommentPins document={page} boxes={boxes} scale={scale} />
        </Suspense>
      ) : null}
      {hovered && !isCarrying && !selection.includes(hovered.id) ? (
        <NamedMark page={page} ids={[hovered.id]} scale={scale} kind="hovered" />
      ) : null}
      {hasColumns && !isCarrying ? (
        <Suspense>
          <EmptyColumns document={page} boxes={boxes} scale={scale} />
        </Suspense>
      ) : null}
      {isByHand && !isCarrying ? (
        <Suspense>
          <DraftMarks document={page} boxes={boxes} scale={scale} />
        </Suspense>
      ) : null}
      {isRendered ? (
        <Suspense>
          <TypingInPage document={page} scale={scale} block={box.id} />
        </Suspense>
      ) : null}
      {selection.length > 0 && !isCarrying ? (
        <NamedMark page={page} ids={selection} scale={scale} kind="chosen" />
      ) : null}
    </>
  );
}
