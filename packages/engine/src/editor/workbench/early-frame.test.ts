// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableChildFrameNavigation": true } } }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropEarlyFrame, placeFrame, rememberCanvas, requestFrameEarly } from './early-frame.ts';

const memoryKey = 'boardwright.editor.canvas';
const admin = (search: string) => ({ pathname: '/admin', search });
const frames = () => [...document.querySelectorAll('iframe')];

/** A browser that moves an element without taking it out first. */
beforeEach(() => {
  Element.prototype.moveBefore = function moveBefore(node, child) {
    this.insertBefore(node, child);
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});

function aPlace(): Element {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

describe('the page in the frame', () => {
  it('is asked for early where it was shown before, whatever block was chosen, and is taken over', () => {
    rememberCanvas('?page=3&block=7', '/over-ons?layout=editor');
    requestFrameEarly(admin('?page=3&block=9'));
    const [early] = frames();
    const place = aPlace();
    expect(placeFrame(place, '/over-ons?layout=editor')).toBe(early);
    expect(early?.parentElement).toBe(place);
    expect(early?.getAttribute('style')).toBeNull();
    dropEarlyFrame();
    expect(frames()).toEqual([early]);
  });

  it.each(['?page=4', '?page=3&locale=en', '?page=3&visitor=candidate', ''])(
    'is not asked for at %s, which shows another',
    (search) => {
      rememberCanvas('?page=3', '/over-ons?layout=editor');
      requestFrameEarly(admin(search));
      expect(frames()).toEqual([]);
    },
  );

  it('is not asked for where the editor shows no page', () => {
    rememberCanvas('', '/?layout=editor');
    requestFrameEarly({ pathname: '/admin/jobs', search: '' });
    expect(frames()).toEqual([]);
  });

  it('is not asked for in a browser that would read it anew when it is moved', () => {
    Reflect.deleteProperty(Element.prototype, 'moveBefore');
    rememberCanvas('', '/?layout=editor');
    requestFrameEarly(admin(''));
    expect(frames()).toEqual([]);
  });

  it.each(['/elsewhere?layout=editor', undefined])('gives way to the one that is wanted: %s', (address) => {
    rememberCanvas('', '/?layout=editor');
    requestFrameEarly(admin(''));
    const placed = placeFrame(aPlace(), address);
    expect(frames()).toEqual([placed]);
    expect(placed.getAttribute('src')).toBe(address ?? null);
  });

  it.each(['{', '7', '[7, [""], ["", 7], ["", "//elsewhere.test/"], ["", "https://elsewhere.test/"]]'])(
    'is never of another site, nor of a store that cannot be read: %s',
    (kept) => {
      localStorage.setItem(memoryKey, kept);
      requestFrameEarly(admin(''));
      expect(frames()).toEqual([]);
    },
  );

  it('is remembered for the last twenty', () => {
    for (let page = 1; page <= 25; page++) rememberCanvas(`?page=${page}`, `/page-${page}?layout=editor`);
    rememberCanvas('?page=6', '/moved?layout=editor');
    requestFrameEarly(admin('?page=5'));
    expect(frames()).toEqual([]);
    requestFrameEarly(admin('?page=6'));
    expect(frames().map((frame) => frame.getAttribute('src'))).toEqual(['/moved?layout=editor']);
  });
});
