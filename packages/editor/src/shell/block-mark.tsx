import { CircleAlert, Globe, Layers } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { blockElement } from '../block-actions/canvas-measure.ts';
import { IconOfBlocks } from '../workbench/block-icon.tsx';
import styles from './canvas.module.css';

interface BlockMarkProps {
  /** The page on the bench. */
  readonly document: Document;
  /** One block, or several from the first to the last. */
  readonly ids: readonly number[];
  readonly blockKey: string;
  readonly title: string | undefined;
  readonly scale: number;
  readonly kind: 'chosen' | 'hovered';
  readonly tone: 'chalk' | 'shared' | 'danger';
  readonly isRinged?: boolean;
  /** What floats at the block: its toolbar. */
  readonly children?: ReactNode;
}

const tagHeight = 26;
const barHeight = 40;
/** Pixels that a bar and a name need side by side. */
const narrow = 360;

/** The line around a block: drawn over the page, never in it, so the page stays what visitors get. */
export function BlockMark(props: BlockMarkProps) {
  const { document: page, ids, blockKey, title, scale, kind, tone, isRinged = false, children } = props;
  const mark = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const first = ids[0] ?? 0;
  const last = ids.at(-1) ?? first;
  useLayoutEffect(() => {
    function place(): void {
      if (!mark.current) return;
      const ends = [first, last].flatMap((id) => blockElement(page, id)?.getBoundingClientRect() ?? []);
      mark.current.hidden = ends.length < 2;
      if (ends.length < 2) return;
      // From one to another may lead over several columns.
      const left = Math.min(...ends.map((box) => box.left)) * scale;
      const width = Math.max(...ends.map((box) => box.right)) * scale - left;
      const top = Math.min(...ends.map((box) => box.top)) * scale;
      const bottom = Math.max(...ends.map((box) => box.bottom)) * scale;
      const height = (page.defaultView?.innerHeight ?? 0) * scale;
      mark.current.style.transform = `translate(${left}px, ${top}px)`;
      mark.current.style.width = `${width}px`;
      mark.current.style.height = `${bottom - top}px`;
      mark.current.dataset['tag'] = top < tagHeight ? 'inside' : 'above';
      if (!bar.current) return;
      bar.current.hidden = bottom < 0 || top > height;
      // In a narrow column the bar has the name below it, and reaches over the column's edge.
      const space = width < narrow ? barHeight + tagHeight - 4 : barHeight;
      bar.current.style.right = `${2 - Math.max(0, bar.current.offsetWidth + 4 - (left + width))}px`;
      const isAbove = top >= space;
      const isBelow = !isAbove && bottom + barHeight < height;
      const from = isAbove ? top - space : isBelow ? bottom + 6 : Math.max(top, 0) + 6;
      bar.current.style.transform = `translateY(${from - top}px)`;
    }
    place();
    const watch = new ResizeObserver(place);
    watch.observe(page.documentElement);
    const element = blockElement(page, first);
    if (element) watch.observe(element);
    const content = new MutationObserver(place);
    if (page.body) content.observe(page.body, { childList: true, subtree: true });
    page.addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      watch.disconnect();
      content.disconnect();
      page.removeEventListener('scroll', place, { capture: true });
    };
  }, [page, first, last, scale]);
  const Sign = tone === 'danger' ? CircleAlert : tone === 'shared' ? Globe : Layers;
  return (
    <div
      ref={mark}
      className={`${styles.mark} ${styles[kind]}`}
      data-tone={tone}
      data-ringed={isRinged}
      data-mark={kind}
    >
      <span className={styles.tag} aria-hidden="true">
        {tone === 'chalk' && ids.length === 1 ? (
          <IconOfBlocks blockKey={blockKey} />
        ) : (
          <Sign size={14} strokeWidth={2} />
        )}
        {title}
      </span>
      {children ? (
        <div ref={bar} className={styles.barPlace}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
