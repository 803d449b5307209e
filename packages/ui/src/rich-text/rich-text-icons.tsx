import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { NamedIconProps } from '../icon/named-icon.tsx';

interface RichTextIconsProps {
  readonly text: RefObject<HTMLElement | null>;
  readonly html: string;
}
interface Drawing {
  readonly NamedIcon: ComponentType<NamedIconProps>;
  readonly places: readonly HTMLElement[];
}

/**
 * Draws the icons of a text into the places that name them (`<span data-icon>`). As for a link's icon, all of them are a
 * chunk that is fetched after the page is drawn; until then an empty room of their size stands in the line.
 */
export function RichTextIcons({ text, html }: RichTextIconsProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    const places = [...(text.current?.querySelectorAll<HTMLElement>('span[data-icon]') ?? [])];
    let isDisposed = false;
    void import('../icon/named-icon.tsx').then(({ NamedIcon }) => {
      if (!isDisposed) setDrawing({ NamedIcon, places });
    });
    return () => {
      isDisposed = true;
      setDrawing(undefined);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text has other places
  }, [text, html]);
  if (!drawing) return null;
  return drawing.places.map((place, at) =>
    createPortal(<drawing.NamedIcon name={place.dataset['icon'] ?? ''} />, place, String(at)),
  );
}
