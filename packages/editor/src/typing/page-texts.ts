import type { CanvasBridge } from '@boardwright/engine/canvas-bridge';
import { blockElement } from '../block-actions/canvas-measure.ts';
import { markedIndex, markedSettings, type TextPlace } from './text-places.ts';

/** A text of a block where it is rendered. */
export interface PageText {
  readonly place: TextPlace;
  readonly node: Text;
}

/** The boxes of the lines of a text, in pixels of the frame's window. */
export function boxesOf(node: Node): readonly DOMRect[] {
  const range = node.ownerDocument?.createRange();
  range?.selectNodeContents(node);
  return [...(range?.getClientRects() ?? [])].filter(({ width, height }) => width > 0 && height > 0);
}

const isSeen = (node: Text): boolean =>
  boxesOf(node).length > 0 && node.parentElement?.checkVisibility({ visibilityProperty: true }) !== false;

/**
 * The texts of a block that can be seen, as they stand on the page. The block is rendered with marked texts and at once
 * without them again, before anything is painted: whatever a block makes of its settings, it need not say where they are.
 */
export async function pageTexts(
  page: Document,
  bridge: CanvasBridge,
  block: { readonly id: number; readonly settings: Readonly<Record<string, unknown>> },
  places: readonly TextPlace[],
): Promise<readonly PageText[]> {
  const element = blockElement(page, block.id);
  if (!element) return [];
  const found: PageText[] = [];
  bridge.override({ id: block.id, settings: markedSettings(block.settings, places) });
  try {
    // The page renders in a microtask of its own, which began before these.
    await Promise.resolve();
    await Promise.resolve();
    const walker = page.createTreeWalker(element, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = places[markedIndex(node.nodeValue ?? '') ?? -1];
      if (place) found.push({ place, node: node as Text });
    }
  } finally {
    bridge.override();
  }
  await Promise.resolve();
  await Promise.resolve();
  return found.filter(({ node }) => node.isConnected && isSeen(node));
}

/** The text that a press was meant for: the one at this point of the frame's window, else that of the element pressed. */
export function pressedText(
  texts: readonly PageText[],
  { clientX: x, clientY: y, target }: MouseEvent,
): PageText | undefined {
  const isAt = ({ left, right, top, bottom }: DOMRect): boolean =>
    x >= left && x <= right && y >= top && y <= bottom;
  return (
    texts.find(({ node }) => boxesOf(node).some(isAt)) ??
    texts.find(({ node }) => node.parentElement === target)
  );
}
