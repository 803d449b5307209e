import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('the words of markup', () => {
  it('stand without their tags, as they are read', () => {
    expect(plainText('<p>Melk &amp; honing,</p><p>caf&#233; &#x2019;s avonds&nbsp;open</p>')).toBe(
      'Melk & honing, café ’s avonds open',
    );
    expect(plainText('a &unknown; b &#0; c &#x110000; d')).toBe('a &unknown; b c d');
  });
  it('end at a word when there are too many', () => {
    expect(plainText('<b>Een twee drie vier</b>', 12)).toBe('Een twee…');
    expect(plainText('Arbeidsvoorwaardenonderhandelingen', 10)).toBe('Arbeidsvo…');
    expect(plainText('Kort', 4)).toBe('Kort');
  });
});
