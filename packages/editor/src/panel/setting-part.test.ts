import { describe, expect, it } from 'vitest';
import { withPart } from './setting-part.ts';

const picture = { src: '/kade.png', alt: 'De kade' };
const cards = [{ title: 'Een', image: picture }, { title: 'Twee' }];
const isEmpty = (part: unknown): boolean => part === undefined;

describe('a part of a setting', () => {
  it('is changed where it stands, and all around it stays', () => {
    const put = withPart(cards, [1, 'image'], isEmpty, () => picture);
    expect(put).toEqual([cards[0], { title: 'Twee', image: picture }]);
    expect((put as typeof cards)[0]).toBe(cards[0]);
    expect(
      withPart(
        picture,
        [],
        () => true,
        (whole) => ({ ...(whole as object), alt: '' }),
      ),
    ).toEqual({
      src: '/kade.png',
      alt: '',
    });
  });

  it('is left alone where something else stands there by now, or nothing can', () => {
    expect(withPart(cards, [0, 'image'], isEmpty, () => 'x')).toBeUndefined();
    expect(withPart(cards, [2, 'image'], isEmpty, () => 'x')).toBeUndefined();
    expect(withPart('text', ['image'], isEmpty, () => 'x')).toBeUndefined();
    expect(withPart(undefined, [0], isEmpty, () => 'x')).toBeUndefined();
  });
});
