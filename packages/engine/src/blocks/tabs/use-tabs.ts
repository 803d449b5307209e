import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { useScriptsRun } from '../../page/forms/use-scripts-run.ts';

/** A press that asks the browser for something: a tab or a window of its own, a menu. */
const isTheBrowsers = (event: KeyboardEvent | MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** How far a key moves, of so many tabs. Where they stand beside each other, up and down scroll the page. */
function targetOf(key: string, from: number, count: number, isStacked: boolean): number | undefined {
  if (key === 'ArrowRight' || (isStacked && key === 'ArrowDown')) return (from + 1) % count;
  if (key === 'ArrowLeft' || (isStacked && key === 'ArrowUp')) return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Whether the tabs stand below each other, which depends on the width there is. */
function areStacked(ids: readonly string[]): boolean {
  const [first, second] = ids.map((id) => document.getElementById(`${id}-tab`)?.getBoundingClientRect());
  return first !== undefined && second !== undefined && second.top > first.top && second.left === first.left;
}

/**
 * Which of some texts shows, and how that changes: a click, the arrows, Home and End, and an address that names one.
 * @param ids of the texts, in their order
 * @returns `isLive` once scripts run: before that they are links
 */
export function useTabs(ids: readonly string[]) {
  const isLive = useScriptsRun();
  const [chosen, setChosen] = useState(0);
  // In the editor the last one may be taken away while it is read.
  const active = Math.min(chosen, Math.max(0, ids.length - 1));
  const names = ids.join(' ');
  useEffect(() => {
    const open = (): void => {
      const named = names.split(' ').indexOf(location.hash.slice(1));
      if (named !== -1) setChosen(named);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [names]);
  return {
    active,
    isLive,
    listProps: isLive ? { role: 'tablist' } : {},
    tabProps: (index: number) =>
      isLive
        ? {
            role: 'tab',
            'aria-selected': index === active,
            'aria-controls': ids[index],
            tabIndex: index === active ? 0 : -1,
            onClick(event: MouseEvent) {
              if (isTheBrowsers(event)) return;
              event.preventDefault();
              setChosen(index);
            },
            onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
              if (isTheBrowsers(event)) return;
              const next =
                event.key === ' ' ? index : targetOf(event.key, index, ids.length, areStacked(ids));
              if (next === undefined) return;
              event.preventDefault();
              setChosen(next);
              document.getElementById(`${ids[next]}-tab`)?.focus();
            },
          }
        : {},
  };
}
