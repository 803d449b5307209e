import { frameContent } from './frame-content.ts';
import { firstViewport, viewportOf } from './viewports.ts';

const early = 'iframe[data-early]';

/** What the server says the canvas will ask for; nothing where it does not know, or nobody is logged in. */
const announced = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="canvas"]')?.content;

/**
 * Asks for the page that the canvas will show, in a frame that nobody sees, while the editor is still on its way. The
 * canvas takes it over as it is; a browser in which a frame cannot be moved without being read anew asks later.
 */
export function requestFrameEarly({ search }: Pick<Location, 'search'>): void {
  const address = announced();
  if (address === undefined || !('moveBefore' in Element.prototype)) return;
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
  if (address !== undefined) {
    const content = frameContent(address);
    if ('src' in content) frame.src = content.src;
    else frame.srcdoc = content.srcDoc;
  }
  place.append(frame);
  return frame;
}
