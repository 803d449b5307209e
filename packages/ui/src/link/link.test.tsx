import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Link } from './link.tsx';
import { linkKind } from './link-kind.ts';

describe('an address', () => {
  it.each([
    ['/vacatures?page=2', 'page'],
    ['?page=2', 'page'],
    ['vacatures', 'page'],
    ['#inhoud', 'anchor'],
    ['https://example.org', 'outside'],
    ['//example.org', 'outside'],
    ['/\\example.org', 'outside'],
    ['mailto:a@example.org', 'outside'],
    ['tel:+31595482110', 'outside'],
    ['/api/files/1', 'outside'],
    ['/sitemap.xml', 'outside'],
    ['javascript:alert(1)', 'unsafe'],
    [' java\tscript:alert(1)', 'unsafe'],
    ['\u0001javascript:alert(1)', 'unsafe'],
    ['data:text/html,x', 'unsafe'],
    ['vbscript:x', 'unsafe'],
  ])('%j is %s', (href, kind) => {
    expect(linkKind(href)).toBe(kind);
  });
});

describe('a link', () => {
  it('keeps other sites away from the window that opened them', () => {
    expect(renderPart(<Link href="https://example.org">x</Link>)).toBe(
      '<a rel="noopener" href="https://example.org">x</a>',
    );
    expect(
      renderPart(
        <Link href="/a" newTab>
          x
        </Link>,
      ),
    ).toBe('<a target="_blank" rel="noopener" href="/a">x</a>');
  });
  it('loses an address that could run code', () => {
    expect(renderPart(<Link href="javascript:alert(1)">x</Link>)).toBe('<a>x</a>');
  });
});
