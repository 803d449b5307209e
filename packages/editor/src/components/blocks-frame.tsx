import type { CanvasBlock } from '@boardwright/engine/canvas-bridge';
import { fetchSanitiser } from '@boardwright/engine/clean-now';
import { useEffect, useRef, useState } from 'react';
import { blockOfPreset, newBlock, type ReadyBlock } from '../model/block-commands.ts';
import type { EditedBlock } from '../page-editing/edited-site.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import type { PageEntry } from '../saving/site-pages.ts';
import { useLatest } from '../ui/use-latest.ts';
import { useFramePage } from '../ui/use-frame-page.ts';
import { useCanvasRendering } from '../workbench/canvas-source.ts';
import { frameContent } from '../workbench/frame-content.ts';
import { useCanvasAddress } from '../workbench/use-canvas-address.ts';
import { useCanvasBlocks } from '../workbench/use-canvas-blocks.ts';
import { useCanvasBridge } from '../workbench/use-canvas-bridge.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './pattern-preview.module.css';

interface BlocksFrameProps {
  /** A page of the site, in whose place the blocks are rendered. */
  readonly entry: PageEntry;
  readonly title: string;
  readonly blocks: readonly ReadyBlock[];
  /** They begin a page: the site's menu stands above them. */
  readonly opens: boolean;
  /** Pixels of the page itself, before it is shrunk. */
  readonly width: number;
  readonly scale: number;
}

/** Far from the numbers that blocks get here or from the server. */
const firstNumber = -1_000_000;

/** Blocks under numbers of their own, each list always under the same: what was rendered once is not read again. */
function useNumbered(): (blocks: readonly ReadyBlock[]) => readonly EditedBlock[] {
  const { site } = useEditor();
  const [known] = useState(() => new WeakMap<readonly ReadyBlock[], readonly EditedBlock[]>());
  const next = useRef(firstNumber);
  return (blocks) => {
    const before = known.get(blocks);
    if (before) return before;
    const made = blocks.map((block) => blockOfPreset((next.current -= 1), block, site()));
    known.set(blocks, made);
    return made;
  };
}

/** What stands above the blocks: the site's menu, or something empty, as below the top no heading is a page's. */
function useAbove(opens: boolean): readonly EditedBlock[] {
  const { site } = useEditor();
  const { page } = useWorkbench();
  const [empty] = useState(() => newBlock(firstNumber, { key: 'html', version: 0 }, site()));
  if (!opens) return [empty];
  const { blockOf } = site();
  const menu = page?.blocks.map((id) => blockOf[id]).find((block) => block?.key === 'navbar');
  return menu ? [menu] : [];
}

/** Blocks as the site's own page renders them, at the height they take. */
export function BlocksFrame({ entry, title, blocks, opens, width, scale }: BlocksFrameProps) {
  const { locale, visitor } = useWorkbench();
  const address = useCanvasAddress(entry, visitor);
  const { ref, onLoad, page } = useFramePage(address);
  useCanvasRendering(page, { page: entry.page.id, locale, visitor });
  const bridge = useCanvasBridge(page?.defaultView ?? undefined);
  const makeReady = useCanvasBlocks();
  const numbered = useNumbered();
  const above = useAbove(opens);
  const height = useHeight(page);
  const list = [...above, ...numbered(blocks)];
  const ids = list.map(({ id }) => id).join();
  const latest = useLatest(list);
  useEffect(() => {
    if (!bridge) return undefined;
    let isOver = false;
    const show = (): void => {
      const ready: readonly CanvasBlock[] | undefined = makeReady(latest.current, locale);
      if (ready) bridge.show(ready);
      // Policy: while the sanitiser does not come nothing is shown; the next look asks for it again.
      else
        void fetchSanitiser().then(
          () => isOver || show(),
          () => undefined,
        );
    };
    show();
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other blocks are other numbers
  }, [bridge, makeReady, locale, ids, latest]);
  if (address === undefined) return null;
  return (
    <div className={styles.clip} style={{ height: height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, on its own origin: it needs its scripts */}
      <iframe
        key={address}
        ref={ref}
        className={styles.frame}
        title={title}
        tabIndex={-1}
        style={{ width, height: Math.max(height, 400), transform: `scale(${scale})` }}
        onLoad={onLoad}
        {...frameContent(address)}
      />
    </div>
  );
}

/** Pixels of the page that its blocks take; as they change. */
function useHeight(page: Document | undefined): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!page?.body) return undefined;
    const measure = (): void => {
      const blocks = [...page.querySelectorAll('[data-block]')];
      const scrolled = page.defaultView?.scrollY ?? 0;
      setHeight(Math.max(0, ...blocks.map((block) => block.getBoundingClientRect().bottom + scrolled)));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(page.body);
    const content = new MutationObserver(measure);
    content.observe(page.body, { childList: true, subtree: true });
    measure();
    return () => {
      watch.disconnect();
      content.disconnect();
    };
  }, [page]);
  return height;
}
