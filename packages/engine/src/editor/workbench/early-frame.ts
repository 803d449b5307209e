import { firstViewport, viewportOf } from './viewports.ts';

const memoryKey = 'boardwright.editor.canvas';
/** Pages whose address is remembered: those one works on. */
const most = 20;
const early = 'iframe[data-early]';

/** What the editor was asked for, and the address its canvas showed then. */
type Remembered = readonly [asked: string, address: string];

/** What decides which page the canvas shows, of the query of the editor's address. */
function askedOf(search: string): string {
  const query = new URLSearchParams(search);
  const named = ['page', 'locale', 'visitor'].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(named).toString();
}

/** A path of this very site: `//` would lead to another. */
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Policy: a store that is full, switched off or written by another release remembers nothing. */
function readRemembered(): readonly Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(memoryKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one: unknown): Remembered[] => {
      if (!Array.isArray(one)) return [];
      const [asked, address]: unknown[] = one;
      return typeof asked === 'string' && isPath(address) ? [[asked, address]] : [];
    });
  } catch {
    return [];
  }
}

/** Remembers what the canvas shows for the editor's address, so that the next visit asks for it at once. */
export function rememberCanvas(search: string, address: string): void {
  const asked = askedOf(search);
  const known = readRemembered();
  const [first] = known;
  if (first?.[0] === asked && first[1] === address) return;
  const others = known.filter((one) => one[0] !== asked);
  try {
    localStorage.setItem(memoryKey, JSON.stringify([[asked, address], ...others].slice(0, most)));
  } catch {
    // The next visit asks for the page once it knows it.
  }
}

/**
 * Asks for the page that the canvas showed at this address of the editor the last time, in a frame that nobody sees,
 * while the editor is still on its way. The canvas takes it over as it is; a browser in which a frame cannot be moved
 * without being read anew asks later, as everybody does on a first visit.
 */
export function requestFrameEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (!/^\/admin\/?$/.test(pathname) || !('moveBefore' in Element.prototype)) return;
  const address = readRemembered().find(([asked]) => asked === askedOf(search))?.[1];
  if (address === undefined) return;
  const { width } = viewportOf(new URLSearchParams(search).get('width'), firstViewport(window.innerWidth));
  const frame = document.createElement('iframe');
  frame.dataset['early'] = '';
  // Of the size it will have, so that it is laid out once.
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${window.innerHeight}px; border: 0; visibility: hidden`;
  frame.src = address;
  document.body.append(frame);
}

/** Gives up what was asked for early: whoever is not let in has no page. */
export function dropEarlyFrame(): void {
  document.querySelector(early)?.remove();
}

/**
 * Puts the frame of an address into its place: the one that was asked for early where it is of this very address, else
 * a new one. An early one of another address goes.
 */
export function placeFrame(place: Element, address: string | undefined): HTMLIFrameElement {
  const found = document.querySelector<HTMLIFrameElement>(early);
  if (found && address !== undefined && found.getAttribute('src') === address) {
    delete found.dataset['early'];
    found.removeAttribute('style');
    place.moveBefore(found, null);
    return found;
  }
  found?.remove();
  const frame = document.createElement('iframe');
  if (address !== undefined) frame.src = address;
  place.append(frame);
  return frame;
}
