import { useEffect, useRef, useState } from 'react';

function blockAt(target: EventTarget | null): number | undefined {
  // Elements of the page on the bench belong to another window, so `instanceof Element` would not know them.
  const found = (target as Element | null)?.closest?.<HTMLElement>('[data-block]');
  return found ? Number(found.dataset['block']) : undefined;
}

/**
 * Makes the page on the bench choosable: a click on a block chooses it and does nothing else, Escape lets go.
 * What lies outside all blocks, as the cookie bar, keeps working.
 * @returns the block under the pointer
 */
export function usePageBlocks(
  page: Document | undefined,
  onChoose: (id: number | undefined) => void,
): number | undefined {
  const [hovered, setHovered] = useState<number>();
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => {
    if (!page) return;
    const click = (event: Event): void => {
      const id = blockAt(event.target);
      if (id === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      choose.current(id);
    };
    const move = (event: Event): void => setHovered(blockAt(event.target));
    const leave = (): void => setHovered(undefined);
    const stop = (event: Event): void => event.preventDefault();
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') choose.current(undefined);
    };
    page.addEventListener('click', click, true);
    page.addEventListener('submit', stop, true);
    page.addEventListener('pointermove', move, { passive: true });
    page.documentElement.addEventListener('pointerleave', leave);
    page.addEventListener('keydown', key);
    return () => {
      page.removeEventListener('click', click, true);
      page.removeEventListener('submit', stop, true);
      page.removeEventListener('pointermove', move);
      page.documentElement.removeEventListener('pointerleave', leave);
      page.removeEventListener('keydown', key);
      setHovered(undefined);
    };
  }, [page]);
  return hovered;
}
