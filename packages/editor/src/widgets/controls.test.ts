import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex } from '@boardwright/ui/colour';
import { editorServicesFixture } from '../editor-services.fixture.ts';
import { adviceOn, boundaryOf, hexOfHsv, hueOf } from './colour-advice.ts';
import { refusalOf, withAlt, withDecorative, withSource } from './image-rules.ts';
import { createTranslator } from '@boardwright/ui/translator';
import { editorMessages } from '../editor.messages.ts';
import { itemSummary } from './item-summary.ts';
import { moved } from './sortable.tsx';

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('advice on two colours', () => {
  it('says the ratio rounded down, and a colour of the same hue that can be read', () => {
    const advice = adviceOn('#ffffff', '#f4b860');
    expect(advice?.ratio).toBe(1.7);
    expect(advice?.level).toBeUndefined();
    expect(adviceOn('#111111', '')?.level).toBe('AAA');
    expect(adviceOn('#12', '#fff')).toBeUndefined();
  });

  it('offers only colours that pass, whatever the two are', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const nearest = adviceOn(one, other)?.nearest;
        if (nearest) expect(contrast(parseHex(nearest.colour), parseHex(other))).toBeGreaterThanOrEqual(4.5);
        else expect(contrast(parseHex(one), parseHex(other))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('draws the line where the plane begins to be readable', () => {
    const line = boundaryOf(38, '#ffffff', 5);
    expect(line).toHaveLength(5);
    const grey = Math.round((line[0] ?? 0) * 255);
    expect(grey).toBeGreaterThan(110);
    expect(grey).toBeLessThan(125);
  });

  it('knows the hue of a colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (hue) => {
        expect(Math.abs(hueOf(hexOfHsv(hue, 1, 1)) - hue)).toBeLessThan(1);
      }),
    );
  });
});

describe('a picture', () => {
  it.each([
    [{ type: 'image/png', size: 1000 }, undefined],
    [{ type: 'application/pdf', size: 1000 }, 'fields.image.wrongType'],
    [{ type: 'image/jpeg', size: 30 * 1024 * 1024 }, 'fields.image.tooLarge'],
  ])('%j is refused as %s', (file, key) => expect(refusalOf(file)?.[0]).toBe(key));

  it('is decoration until it gets words, another picture comes, or that is taken back', () => {
    const marked = withDecorative({ src: '/a.jpg', alt: '' }, true);
    expect(marked).toEqual({ src: '/a.jpg', alt: '', decorative: true });
    expect(withDecorative(marked, false)).toEqual({ src: '/a.jpg', alt: '' });
    expect(withAlt(marked, '')).toEqual(marked);
    expect(withAlt(marked, 'A quay')).toEqual({ src: '/a.jpg', alt: 'A quay' });
    expect(withSource(marked, '/b.jpg')).toEqual({ src: '/b.jpg', alt: '', focalX: 50, focalY: 50 });
  });
});

describe('an item of a list', () => {
  const { pages } = editorServicesFixture();
  const t = createTranslator('en', { editor: editorMessages.en }).namespace('editor');
  it.each([
    [{ question: 'Hoe?', answer: '<p>Zo</p>' }, 'Hoe?'],
    [{ name: '', linkType: 'APP_LINK', pageId: 'p-job-list' }, 'Vacatures'],
    [{ name: '', linkType: 'APP_LINK', pageId: 'p-login' }, 'Log in'],
    [{ html: '<b>Vet</b> woord' }, 'Vet woord'],
    [{ name: '', link: '' }, ''],
  ])('%j is called %s', (item, name) => expect(itemSummary(item, pages, t)).toBe(name));

  it('goes where it is moved, and no other is lost', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (list, one, other) => {
        const [from, to] = [one % list.length, other % list.length];
        const next = moved(list, from, to);
        expect(next[to]).toBe(list[from]);
        expect(next.toSorted()).toEqual(list.toSorted());
      }),
    );
  });
});
