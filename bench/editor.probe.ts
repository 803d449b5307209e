/** What the probe waits for in a document, once something was done. */
export interface Awaited {
  /** Frame whose document is watched; the page itself where there is none. */
  readonly frame?: string;
  /** The key or click that began it, in the page itself. */
  readonly event: 'keydown' | 'click';
  /** It was in the frame. */
  readonly isInFrame?: boolean;
  readonly selector: string;
  /** The first element that fits reads so. */
  readonly text?: string;
  /** So many elements fit, or more. */
  readonly count?: number;
  /** The element that fits `is` is the nth of those that fit `selector`. */
  readonly place?: { readonly is: string; readonly nth: number };
}

declare global {
  interface Window {
    nextPaint?: Promise<number>;
    allBlocksSeen?: Promise<number>;
  }
}

/**
 * Runs in the page. `nextPaint` becomes the milliseconds from the event until the end of the frame that painted what is
 * awaited: the first frame after it stands in the document, however it came there. Rejects after 20 s.
 */
export function awaitPaint(awaited: Awaited): void {
  const frame = awaited.frame === undefined ? undefined : document.querySelector(awaited.frame);
  const seen = frame ? (frame as HTMLIFrameElement).contentDocument : document;
  if (!seen) throw new Error(`There is no document in ${awaited.frame}`);
  const isThere = (): boolean => {
    const found = [...seen.querySelectorAll(awaited.selector)];
    if (awaited.text !== undefined) return found[0]?.textContent === awaited.text;
    if (awaited.count !== undefined) return found.length >= awaited.count;
    return awaited.place !== undefined && found[awaited.place.nth]?.matches(awaited.place.is) === true;
  };
  window.nextPaint = new Promise((resolve, reject) => {
    let began: number | undefined;
    const pressed = (awaited.isInFrame ? seen.defaultView : undefined) ?? window;
    pressed.addEventListener(
      awaited.event,
      ({ timeStamp }) => {
        // Each window counts from its own beginning.
        began = timeStamp + pressed.performance.timeOrigin - performance.timeOrigin;
      },
      { capture: true, once: true },
    );
    const { port1, port2 } = new MessageChannel();
    const observer = new MutationObserver(() => {
      const start = began;
      if (start === undefined || !isThere()) return;
      observer.disconnect();
      // A message posted in a frame's callback is read once that frame has been drawn.
      requestAnimationFrame(() => port2.postMessage(undefined));
      port1.addEventListener('message', () => resolve(performance.now() - start), { once: true });
      port1.start();
    });
    observer.observe(seen, { childList: true, characterData: true, subtree: true });
    setTimeout(() => reject(new Error(`Not painted in 20 s: ${JSON.stringify(awaited)}`)), 20_000);
  });
  // Who awaits it hears of it; nobody does before the event.
  window.nextPaint.catch(() => undefined);
}

interface Blocks {
  readonly frame: string;
  readonly selector: string;
  readonly count: number;
}

/** Runs before anything of the page: notes, in milliseconds since the visit began, when all blocks stand in the frame. */
export function watchBlocks({ frame, selector, count }: Blocks): void {
  if (window.top !== window) return;
  window.allBlocksSeen = new Promise((resolve) => {
    const look = (): void => {
      const inside = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument;
      const found = inside?.querySelectorAll(selector);
      const last = found?.[count - 1];
      if (last && last.getBoundingClientRect().height > 0) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
