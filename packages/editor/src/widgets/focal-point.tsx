import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import styles from './image-control.module.css';

interface FocalPointProps {
  readonly src: string;
  /** Percent from the left and from the top. */
  readonly x: number;
  readonly y: number;
  /** Drawn over the picture, under its point. */
  readonly over?: ReactNode;
  readonly onMove: (x: number, y: number) => void;
}

const percent = (part: number): number => Math.round(Math.min(100, Math.max(0, part)));
const large = 10;

/** The picture with the point that stays in sight: moved by pointer, by a press on the picture, and by arrow keys 1 % (with Shift 10 %) at a time. */
export function FocalPoint({ src, x, y, over, onMove }: FocalPointProps) {
  const t = useEditorT();
  const picture = useRef<HTMLDivElement>(null);
  function follow(event: MouseEvent<HTMLElement>): void {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    const left = percent(((event.clientX - box.left) / box.width) * 100);
    const top = percent(((event.clientY - box.top) / box.height) * 100);
    if (left !== x || top !== y) onMove(left, top);
  }
  function step(event: KeyboardEvent): void {
    const by = event.shiftKey ? large : 1;
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-by, 0],
      ArrowRight: [by, 0],
      ArrowUp: [0, -by],
      ArrowDown: [0, by],
    };
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(percent(x + move[0]), percent(y + move[1]));
  }
  return (
    <div
      ref={picture}
      role="presentation"
      className={styles.picture}
      // Who cannot drag presses where it should be (WCAG 2.5.7). A finger that scrolls past, or a menu, moves nothing.
      onClick={(event) => {
        if (!(event.target instanceof HTMLButtonElement)) follow(event);
      }}
    >
      <img src={src} alt="" draggable={false} />
      {over}
      <button
        type="button"
        role="slider"
        className={styles.focus}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={t('fields.image.focus')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={t('fields.image.focusAt', { x, y })}
        title={t('fields.image.focusHint')}
        onKeyDown={step}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      />
    </div>
  );
}
