import { useEffect, useState, type RefObject } from 'react';
import { blockElement } from '../block-actions/canvas-measure.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { pressedText, type PageText } from './page-texts.ts';
import type { FindTexts } from './use-typing.ts';

/** The text or picture of the chosen block that a click would be meant for. */
export function useHoveredText(
  page: Document,
  block: number,
  find: RefObject<FindTexts | undefined>,
): PageText | undefined {
  const { watch } = useEditor();
  const [hovered, setHovered] = useState<PageText>();
  useEffect(() => {
    const leaving = new AbortController();
    let known: Promise<readonly PageText[]> | undefined;
    let last: PointerEvent | undefined;
    const look = async (): Promise<void> => {
      const event = last;
      last = undefined;
      const isHere = event && blockElement(page, block)?.contains(event.target as Node | null);
      if (!isHere || event.buttons > 0) return setHovered(undefined);
      known ??= find.current?.(true);
      const texts = (await known)?.filter(({ node }) => node.isConnected) ?? [];
      if (!leaving.signal.aborted) setHovered(pressedText(texts, event));
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      if (!last) requestAnimationFrame(() => void look());
      last = event;
    };
    const options = { passive: true, signal: leaving.signal } as const;
    page.addEventListener('pointermove', move, options);
    page.addEventListener('pointerdown', () => setHovered(undefined), { ...options, capture: true });
    page.documentElement.addEventListener('pointerleave', () => setHovered(undefined), options);
    const unwatch = watch(() => {
      known = undefined;
    });
    return () => {
      leaving.abort();
      unwatch();
      setHovered(undefined);
    };
  }, [page, block, find, watch]);
  return hovered;
}
