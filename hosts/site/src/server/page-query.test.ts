import { describe, expect, it } from 'vitest';
import { isKeepable, withoutCampaign } from './page-query.ts';

describe('what campaigns write behind an address', () => {
  it.each([
    ['/vacatures', '/vacatures'],
    ['/vacatures?utm_source=nieuwsbrief', '/vacatures'],
    ['/vacatures?utm_source=a&search=zorg&gclid=x&page=2', '/vacatures?search=zorg&page=2'],
    ['/vacatures?search=utm_source=a?b', '/vacatures?search=utm_source=a?b'],
    ['/vacatures?search=a%26b&in[segment_ids]=1,2', '/vacatures?search=a%26b&in[segment_ids]=1,2'],
  ])('%s is the page %s', (url, page) => {
    expect(withoutCampaign(url)).toBe(page);
  });
});

describe('a page is kept', () => {
  it.each([
    ['/', true],
    ['/vacatures?search=zorg&in%5Bsegment_ids%5D=1&page=2', true],
    ['/vacatures?anything=1', false],
    ['/vacatures?search=zorg&token=secret', false],
    ['/vacature/c%2B%2B-%C8%9B', true],
    ['/%76acatures', false],
    ['/vacature/c%2b%2b', false],
    ['/./vacatures', false],
    ['/vacatures//', false],
    ['//vacatures', false],
    [`/vacatures?search=${'a'.repeat(1000)}`, false],
  ])('under %s: %s', (url, stored) => {
    expect(isKeepable(url)).toBe(stored);
  });
});
