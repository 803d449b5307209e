// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "navigation": { "disableChildFrameNavigation": true } } }
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropEarlyFrame, placeFrame, requestFrameEarly } from './early-frame.ts';

const frames = () => [...document.querySelectorAll('iframe')];
const request = (search = '') => requestFrameEarly({ search });

/** The server says in the document what the canvas will ask for. */
function announce(address: string): void {
  const meta = document.createElement('meta');
  meta.name = 'canvas';
  meta.content = address;
  document.head.append(meta);
}

/** A browser that moves an element without taking it out first. */
beforeEach(() => {
  Element.prototype.moveBefore = function moveBefore(node, child) {
    this.insertBefore(node, child);
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function aPlace(): Element {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

describe('the page in the frame', () => {
  it('is asked for early where the server says which it is, and is taken over', () => {
    announce('/over-ons?layout=editor');
    request();
    const [early] = frames();
    const place = aPlace();
    expect(placeFrame(place, '/over-ons?layout=editor')).toBe(early);
    expect(early?.parentElement).toBe(place);
    expect(early?.getAttribute('style')).toBeNull();
    dropEarlyFrame();
    expect(frames()).toEqual([early]);
  });

  it('is as wide as the canvas will show it', () => {
    announce('/?layout=editor');
    request('?width=576');
    expect(frames().map(({ style }) => style.width)).toEqual(['576px']);
  });

  it('is not asked for where the server does not say it', () => {
    request('?page=3');
    expect(frames()).toEqual([]);
  });

  it('is not asked for in a browser that would read it anew when it is moved', () => {
    Reflect.deleteProperty(Element.prototype, 'moveBefore');
    announce('/?layout=editor');
    request();
    expect(frames()).toEqual([]);
  });

  it.each(['/elsewhere?layout=editor', undefined])('gives way to the one that is wanted: %s', (address) => {
    announce('/?layout=editor');
    request();
    const placed = placeFrame(aPlace(), address);
    expect(frames()).toEqual([placed]);
    expect(placed.getAttribute('src')).toBe(address ?? null);
  });
});
