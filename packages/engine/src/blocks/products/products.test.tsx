import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { getByRole } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock } from '../../testing/index.ts';
import { previewProducts } from '../../testing/preview-products.ts';
import { productsBlock as block } from './products.block.ts';

describeBlock({ block, fixtures: coreFixtures['products'] ?? {} });

const selling = (change: object) => ({
  answers: {
    calls: {
      files: {
        findBoardProducts: async () => ({ data: previewProducts().map((one) => ({ ...one, ...change })) }),
      },
    },
  },
});
/** Text without tags; no-break spaces as plain ones. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('products', () => {
  it('say their name, how long they last and what they cost, with decimals only where there are any', async () => {
    const text = textOf(await renderBlock(block));
    expect(text).toContain('Vacature 30 dagen 30 dagen € 195 excl. btw');
    expect(text).toContain('Topvacature 14 dagen € 94,50 excl. btw');
  });

  it('show a discount beside what it costs without', async () => {
    expect(textOf(await renderBlock(block))).toMatch(
      /€ 1\.657,50 excl\. btw In plaats van € 1\.950 15 % korting/,
    );
  });

  it('tell their benefits in the language of the page, else in that of the board', async () => {
    expect(await renderBlock(block, {}, { locale: 'en' })).toContain('Included in job alerts');
    const dutch = selling({ benefits: [{ lang: 'nl', text: 'Alleen Nederlands' }] });
    expect(await renderBlock(block, {}, { locale: 'ro', ...dutch })).toContain('Alleen Nederlands');
  });

  it('are ordered by a guest on the page itself', async () => {
    expect(await renderBlock(block)).toContain('href="/werkgevers/adverteren?product=1#order"');
  });

  it('are ordered in the web shop of a logged-in employer, and not by a candidate', async () => {
    expect(await renderBlock(block, {}, { visitor: 'employer' })).toContain(
      'href="/my-account?menuType=web-shop&amp;product=1"',
    );
    const html = await renderBlock(block, {}, { visitor: 'candidate' });
    expect(html).toContain('Hiervoor is een werkgeversaccount nodig');
    expect(html).not.toContain('isEmployer');
  });

  it('sold elsewhere are ordered there; an address that could run code is none', async () => {
    expect(await renderBlock(block, {}, selling({ purchase_url: 'https://shop.example/1' }))).toContain(
      'href="https://shop.example/1"',
    );
    expect(await renderBlock(block, {}, selling({ purchase_url: 'javascript:alert(1)' }))).not.toContain(
      'javascript',
    );
  });

  it('asked for and priced afterwards are not called free', async () => {
    const html = await renderBlock(block, {}, selling({ type: 'custom', price: 0, discount: 0 }));
    const text = textOf(html);
    expect(text).toContain('Prijs op aanvraag');
    expect(text).not.toContain('Gratis');
    // Who speaks what is written on it reaches it by its name.
    expect(getByRole(html, 'link', 'Aanvragen: Topvacature').textContent.trim()).toBe('Aanvragen');
    expect(text).not.toContain('Bestellen');
  });

  it('no longer sold do not show', async () => {
    expect(await renderBlock(block, {}, selling({ active: false }))).toContain(
      'Er is nu niets te bestellen.',
    );
  });
});
