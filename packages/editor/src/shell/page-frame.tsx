import { useLayoutEffect, useRef } from 'react';
import { placeFrame } from '../workbench/early-frame.ts';
import styles from './canvas.module.css';

interface PageFrameProps {
  /** What it shows; another address is another frame, under another key. */
  readonly address: string | undefined;
  readonly title: string;
  /** Pixels of the page itself, before it is shrunk. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly onFrame: (frame: HTMLIFrameElement | null) => void;
  readonly onLoad: () => void;
}

/**
 * The site's own page, on its own origin: it needs its scripts, and the editor reads where its blocks are. The frame may
 * be there before anything else of the editor, so it is put here and not made here.
 */
export function PageFrame({ address, title, width, height, scale, onFrame, onLoad }: PageFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    const placed = placeFrame(place.current, address);
    frame.current = placed;
    onFrame(placed);
    return () => {
      placed.remove();
      onFrame(null);
    };
  }, [address, onFrame]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.className = styles.page ?? '';
    frame.current.title = title;
    Object.assign(frame.current.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `scale(${scale})`,
    });
  }, [title, width, height, scale]);
  useLayoutEffect(() => {
    const placed = frame.current;
    placed?.addEventListener('load', onLoad);
    return () => placed?.removeEventListener('load', onLoad);
  }, [onLoad]);
  return <div ref={place} />;
}
