import { useLayoutEffect, useRef } from 'react';
import styles from './canvas.module.css';

interface BlockMarkProps {
  /** The page on the bench. */
  readonly document: Document;
  readonly id: number;
  readonly title: string | undefined;
  readonly scale: number;
  readonly kind: 'chosen' | 'hovered';
}

/** The chalk line around a block: drawn over the page, never in it, so the page stays what visitors get. */
export function BlockMark({ document: page, id, title, scale, kind }: BlockMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    function place(): void {
      const box = page.querySelector(`[data-block="${id}"]`)?.getBoundingClientRect();
      if (!mark.current) return;
      mark.current.hidden = !box || box.height === 0;
      if (!box) return;
      mark.current.style.transform = `translate(${box.left * scale}px, ${box.top * scale}px)`;
      mark.current.style.width = `${box.width * scale}px`;
      mark.current.style.height = `${box.height * scale}px`;
      mark.current.dataset['tag'] = box.top * scale < 26 ? 'inside' : 'above';
    }
    place();
    const watch = new ResizeObserver(place);
    watch.observe(page.documentElement);
    page.addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      watch.disconnect();
      page.removeEventListener('scroll', place, { capture: true });
    };
  }, [page, id, scale]);
  return (
    <div ref={mark} className={`${styles.mark} ${styles[kind]}`} aria-hidden="true">
      <span className={styles.tag}>{title}</span>
    </div>
  );
}
