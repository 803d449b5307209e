import { isSame } from '@boardwright/blocks-schema';
import { useEffect, useState } from 'react';
import type { DeclaredBlock } from '@boardwright/engine/define-block';
import { blockElement, cardHeight } from './canvas-measure.ts';

/** How a block is rendered: as visitors see it, not at all as its kind is unknown, not at all as it is empty, or broken. */
export type RenderedBoxes = 'rendered' | 'unknown' | 'empty' | 'failed' | 'loading';

export interface BlockBox {
  readonly id: number;
  /** Pixels of the page, from its very top. */
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
  readonly rendering: RenderedBoxes;
}

/** Where what is drawn over a block begins and how wide it is, in pixels of a layer that scrolls with the page. */
export const overBox = ({ top, left, width }: BlockBox, scale: number) =>
  ({ top: top * scale, left: left * scale, right: 'auto', width: width * scale }) as const;

const hasBox = (element: Element): boolean =>
  element.tagName !== 'STYLE' &&
  (element.getBoundingClientRect().height > 0 || [...element.children].some(hasBox));

function renderingOf(element: HTMLElement | undefined, isKnown: boolean): RenderedBoxes {
  if (!isKnown) return 'unknown';
  if (!element) return 'loading';
  const failed = [...element.querySelectorAll('[data-failed]')];
  // One that stands in a column of it has a card of its own.
  if (failed.some((one) => one.closest('[data-block]') === element)) return 'failed';
  return [...element.children].some(hasBox) || element.textContent.trim() !== '' ? 'rendered' : 'empty';
}

function measure(
  page: Document,
  ids: readonly number[],
  keys: readonly string[],
  known: ReadonlyMap<string, DeclaredBlock>,
  scale: number,
): readonly BlockBox[] {
  const scrolled = page.defaultView?.scrollY ?? 0;
  let bottom = 0;
  return ids.map((id, at) => {
    const element = blockElement(page, id);
    const rendering = renderingOf(element, known.has(keys[at] ?? ''));
    const box = element?.getBoundingClientRect();
    const top = box ? box.top + scrolled : bottom;
    const height = box?.height ?? (rendering === 'unknown' ? cardHeight / scale : 0);
    bottom = top + height;
    const { left, width } = box ?? { left: 0, width: page.documentElement.clientWidth };
    return { id, top, height, left, width, rendering };
  });
}

/**
 * Where the blocks of the page lie and how they are rendered; measured again when the page changes its shape.
 * @param keys the kinds of the blocks, in their order
 */
export function useBlockBoxes(
  page: Document | undefined,
  ids: readonly number[],
  keys: readonly string[],
  known: ReadonlyMap<string, DeclaredBlock>,
  scale: number,
): readonly BlockBox[] {
  const [boxes, setBoxes] = useState<readonly BlockBox[]>([]);
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return setBoxes([]);
    let asked: number | undefined;
    const read = (): void => {
      asked = undefined;
      const next = measure(page, ids, keys, known, scale);
      setBoxes((before) => (isSame(before, next) ? before : next));
    };
    const later = (): void => {
      asked ??= requestAnimationFrame(read);
    };
    later();
    const shape = new ResizeObserver(later);
    shape.observe(page.documentElement);
    if (page.body) shape.observe(page.body);
    const content = new MutationObserver(later);
    content.observe(page.documentElement, { childList: true, subtree: true });
    return () => {
      if (asked !== undefined) cancelAnimationFrame(asked);
      shape.disconnect();
      content.disconnect();
    };
  }, [page, ids, keys, known, scale]);
  return boxes;
}
