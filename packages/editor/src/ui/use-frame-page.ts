import { useCallback, useEffect, useState } from 'react';

export interface FramePage {
  readonly ref: (frame: HTMLIFrameElement | null) => void;
  /** Undefined until it is there. */
  readonly frame: HTMLIFrameElement | undefined;
  /** Goes on the frame: it also comes again when its page was loaded anew. */
  readonly onLoad: () => void;
  /** Undefined until it has been read. */
  readonly page: Document | undefined;
}

/** Following a link or sending a form would leave the page that is looked at. */
function stayHere(page: Document): () => void {
  const stay = (event: Event): void => {
    if (event.type === 'submit' || (event.target as Element | null)?.closest?.('a')) event.preventDefault();
  };
  page.addEventListener('click', stay, { capture: true });
  page.addEventListener('submit', stay, { capture: true });
  return () => {
    page.removeEventListener('click', stay, { capture: true });
    page.removeEventListener('submit', stay, { capture: true });
  };
}

/**
 * The page in a frame, which stays that page; as soon as it has been read: its pictures may take long to come,
 * and what is seen of it until then must not lead away when it is clicked.
 * @param address what the frame shows; undefined while there is nothing to read
 */
export function useFramePage(address: string | undefined): FramePage {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [page, setPage] = useState<Document>();
  const look = useCallback((): boolean => {
    const found = frame?.contentDocument;
    // A frame begins with an empty page, which goes when its own comes.
    const isYetToCome = address !== undefined && found?.URL === 'about:blank';
    if (!found || isYetToCome || found.readyState === 'loading') return false;
    setPage(found);
    return true;
  }, [frame, address]);
  useEffect(() => {
    if (!frame) return;
    let next = requestAnimationFrame(again);
    function again(): void {
      if (!look()) next = requestAnimationFrame(again);
    }
    return () => cancelAnimationFrame(next);
  }, [frame, look]);
  useEffect(() => (page ? stayHere(page) : undefined), [page]);
  const onLoad = useCallback(() => void look(), [look]);
  return { ref: setFrame, frame: frame ?? undefined, onLoad, page };
}
