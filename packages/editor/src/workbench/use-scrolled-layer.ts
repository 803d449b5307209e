import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A layer over the page on the bench that scrolls with it. @param scale how much the page is shrunk */
export function useScrolledLayer(page: Document, scale: number): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = (): void => {
      const scrolled = page.defaultView?.scrollY ?? 0;
      if (layer.current) layer.current.style.transform = `translateY(${-scrolled * scale}px)`;
    };
    follow();
    page.addEventListener('scroll', follow, { passive: true });
    return () => page.removeEventListener('scroll', follow);
  }, [page, scale]);
  return layer;
}
