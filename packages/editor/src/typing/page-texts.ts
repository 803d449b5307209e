import type { CanvasBridge } from '@boardwright/engine/canvas-bridge';
import { blockElement } from '../block-actions/canvas-measure.ts';
import { markedIndex, markedSettings, markedStart } from './text-marks.ts';
import type { TextPlace } from './text-places.ts';

/** A text of a block, or a picture, where it is rendered: a plain text's own node, else the element it fills. */
export interface PageText {
  readonly place: TextPlace;
  readonly node: Text | HTMLElement;
}

/** Text nodes, for a tree walker: the constants are on the window of the page. */
const textNodes = 4;

/** The boxes of the lines of a text, in pixels of the frame's window. */
export function boxesOf(node: Node): readonly DOMRect[] {
  const range = node.ownerDocument?.createRange();
  range?.selectNodeContents(node);
  return [...(range?.getClientRects() ?? [])].filter(({ width, height }) => width > 0 && height > 0);
}

const elementOf = (node: Node): Element | null =>
  node.nodeType === 1 ? (node as Element) : node.parentElement;

const isSeen = ({ place, node }: PageText): boolean =>
  (place.kind === 'picture' || boxesOf(node).length > 0) &&
  elementOf(node)?.checkVisibility({ visibilityProperty: true }) !== false;

/** What was rendered between marks. */
function markedIn(element: HTMLElement, places: readonly TextPlace[]): readonly PageText[] {
  const found: PageText[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, textNodes);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, parent] = [node.nodeValue ?? '', node.parentElement];
    const rich = places[markedStart(text, parent?.lastChild?.nodeValue ?? '') ?? -1];
    const plain = places[markedIndex(text) ?? -1];
    if (rich?.kind === 'rich' && parent?.firstChild === node) found.push({ place: rich, node: parent });
    else if (plain && plain.kind !== 'rich') found.push({ place: plain, node: node as Text });
  }
  // A picture's words are no text of the page.
  for (const picture of element.querySelectorAll<HTMLElement>('[alt], [aria-label]')) {
    const words = picture.getAttribute('alt') ?? picture.ariaLabel ?? '';
    const place = places[markedIndex(words) ?? -1];
    if (place?.kind === 'picture') found.push({ place, node: picture });
  }
  return found;
}

/** A block as it is rendered, also while one of its texts is typed in. */
interface RenderedBlock {
  readonly id: number;
  readonly settings: Readonly<Record<string, unknown>>;
  /** It is rendered with these settings, and not with those it has. */
  readonly isOverridden: boolean;
}

/**
 * The texts of a block that can be seen, as they stand on the page. The block is rendered with marked texts and at once
 * without them again, before anything is painted: whatever a block makes of its settings, it need not say where they are.
 */
export async function pageTexts(
  page: Document,
  bridge: CanvasBridge,
  { id, settings, isOverridden }: RenderedBlock,
  places: readonly TextPlace[],
): Promise<readonly PageText[]> {
  const element = blockElement(page, id);
  if (!element) return [];
  let found: readonly PageText[] = [];
  bridge.override({ id, settings: markedSettings(settings, places) });
  try {
    // The page renders in a microtask of its own, which began before these.
    await Promise.resolve();
    await Promise.resolve();
    found = markedIn(element, places);
  } finally {
    bridge.override(isOverridden ? { id, settings } : undefined);
  }
  await Promise.resolve();
  await Promise.resolve();
  return found.filter((text) => text.node.isConnected && isSeen(text));
}

/** The text or picture at this point of the frame's window, else that of the element pressed. */
export function pressedText(
  texts: readonly PageText[],
  { clientX: x, clientY: y, target }: MouseEvent,
): PageText | undefined {
  const isAt = ({ left, right, top, bottom }: DOMRect): boolean =>
    x >= left && x <= right && y >= top && y <= bottom;
  const pressed = target as Element | null;
  const words = texts.filter(({ place }) => place.kind !== 'picture');
  return (
    words.find(({ place, node }) => place.kind === 'rich' && node.contains(pressed)) ??
    words.find(({ node }) => boxesOf(node).some(isAt)) ??
    words.find(({ node }) => node.parentElement === pressed) ??
    texts.find(({ place, node }) => place.kind === 'picture' && isPicture(node, pressed))
  );
}

const isPicture = (picture: Node, pressed: Element | null): boolean =>
  picture.contains(pressed) || pressed?.closest('picture, figure')?.contains(picture) === true;

/** The link that was pressed beside its words, on its icon or its edge, by the place of those. */
export function pressedLink(texts: readonly PageText[], { target }: MouseEvent): TextPlace | undefined {
  const link = (target as Element | null)?.closest('a, button');
  return texts.find(({ place, node }) => place.whole < place.at.length && link?.contains(node))?.place;
}
