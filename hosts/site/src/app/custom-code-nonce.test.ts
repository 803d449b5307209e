import type { PageData } from '@boardwright/engine';
import { expect, it } from 'vitest';
import { withNonce } from './custom-code-nonce.ts';

// As much of a page as the nonce looks for.
const page = (...blocks: object[]) => ({ blocks }) as unknown as PageData;
const cells = (...codes: string[]) => ({ cellsContent: codes.map((html) => ({ html })) });

it('scripts of the admin’s own code get the nonce, and no others', () => {
  const markup = '<p>&lt;script>no()</p><div><b>a</b><script>a()</script></div><script>stray()</script>';
  const data = page({ key: 'html', settings: { html: '<b>a</b><script>a()</script>' } });
  expect(withNonce(markup, data, 'n')).toBe(
    '<p>&lt;script>no()</p><div><b>a</b><script nonce="n">a()</script></div><script>stray()</script>',
  );
});

it('every cell of a grid is the admin’s own, as it was loaded', () => {
  const data = page({
    key: 'html-grid',
    settings: cells('<script>{{year}}</script>', '<p>b</p>'),
    data: { cells: ['<script>2026</script>', '<p>b</p>'] },
  });
  expect(withNonce('<div><script>2026</script></div>', data, 'n')).toContain('<script nonce="n">2026');
});

it('the same code twice, and code that is a part of other code, are each found', () => {
  const settings = cells('<script>a()</script>', '<p>b</p><script>a()</script>', '<script>a()</script>');
  const markup = settings.cellsContent.map(({ html }) => `<div>${html}</div>`).join('');
  expect(withNonce(markup, page({ key: 'html-grid', settings }), 'n').match(/nonce="n"/g)).toHaveLength(3);
});

it('a grid without a script changes nothing', () => {
  expect(withNonce('<p>x</p>', page({ key: 'html-grid', settings: cells('<p>x</p>') }), 'n')).toBe(
    '<p>x</p>',
  );
});
