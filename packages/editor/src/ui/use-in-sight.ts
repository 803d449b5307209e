import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the current entry of a list into sight when it becomes the current one. On a small screen such a list is a
 * line that scrolls sideways.
 * @param isCurrent whether the element that takes the ref is the entry of what is seen
 */
export function useInSight<Element extends HTMLElement>(isCurrent: boolean): RefObject<Element | null> {
  const entry = useRef<Element>(null);
  useEffect(() => {
    if (isCurrent) entry.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent]);
  return entry;
}
