import { useEffect, useRef, useState } from 'react';
import { useBench } from '../bench/bench.tsx';
import { useCanvasAddress } from '../bench/use-canvas-address.ts';
import { useCanvasLink } from '../bench/use-canvas-link.ts';
import { useEditorT } from '../editor-words.tsx';
import type { PageEntry } from '../site-pages.ts';
import { useBlockTitle } from './use-block-title.ts';
import { BlockMark } from './block-mark.tsx';
import { Ruler } from './ruler.tsx';
import { usePageBlocks } from './use-page-blocks.ts';
import { fitScale } from './viewports.ts';
import styles from './canvas.module.css';

interface CanvasProps {
  readonly entry: PageEntry;
  readonly onChoose: (id: number | undefined) => void;
}

/** The real page at the chosen width, shrunk to fit the bench. A click chooses a block instead of following a link. */
export function Canvas({ entry, onChoose }: CanvasProps) {
  const t = useEditorT();
  const { blockId: chosen, engine, locale, viewport, visitor } = useBench();
  const { width } = viewport;
  const address = useCanvasAddress(entry, visitor);
  const titleOf = useBlockTitle();
  const bench = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [loaded, setLoaded] = useState<Document>();
  const hovered = usePageBlocks(loaded, onChoose);
  useCanvasLink(loaded?.defaultView ?? undefined, entry.page.id, locale, engine);
  useEffect(() => {
    if (!bench.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(bench.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (chosen === undefined) return;
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    loaded
      ?.querySelector(`[data-block="${chosen}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: smooth ? 'smooth' : 'instant' });
  }, [loaded, chosen]);
  const scale = fitScale(width, size.width);
  const left = Math.max(16, (size.width - width * scale) / 2);
  const marks = loaded ? (
    <>
      {hovered !== undefined && hovered !== chosen ? (
        <BlockMark document={loaded} id={hovered} title={titleOf(hovered)} scale={scale} kind="hovered" />
      ) : null}
      {chosen === undefined ? null : (
        <BlockMark document={loaded} id={chosen} title={titleOf(chosen)} scale={scale} kind="chosen" />
      )}
    </>
  ) : null;
  return (
    <div className={styles.bench} ref={bench}>
      <Ruler width={width} scale={scale} left={left} />
      {size.width === 0 ? null : (
        <div
          className={styles.frame}
          style={{ left, width: width * scale, height: size.height - rulerHeight - frameTop }}
        >
          {/* The site's own page, on its own origin: it needs its scripts, and the editor reads where its blocks are. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            key={address}
            className={styles.page}
            title={t('shell.canvas', { name: entry.name })}
            src={address}
            style={{
              width,
              height: (size.height - rulerHeight - frameTop) / scale,
              transform: `scale(${scale})`,
            }}
            onLoad={(event) => setLoaded(event.currentTarget.contentDocument ?? undefined)}
          />
          {marks}
        </div>
      )}
    </div>
  );
}

const rulerHeight = 28;
const frameTop = 16;
