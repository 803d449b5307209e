import { commonSettings, coreSchemas } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { describe, expect, it } from 'vitest';
import { faqBlock } from '../blocks/faq/faq.block.ts';
import { renderBlock } from '../testing/index.ts';
import { parseHtml } from '@boardwright/ui/testing';

describe('the anchor of a block', () => {
  it('is a setting of every block, empty at first, in one tab', () => {
    for (const { settings, tabs } of Object.values(coreSchemas)) {
      expect(settings.properties).toHaveProperty('anchor', commonSettings.anchor);
      expect(
        Object.values(tabs)
          .flat()
          .filter((name) => name === 'anchor'),
      ).toHaveLength(1);
    }
  });

  it('is where a link to it arrives on the page', async () => {
    const title = 'Vragen';
    const idOf = async (settings: object) =>
      parseHtml(await renderBlock(faqBlock, settings))
        .querySelector('[data-block-key="faq"]')
        ?.getAttribute('id');
    expect(await idOf({ title, anchor: 'vragen' })).toBe('vragen');
    expect(await idOf({ title })).toBeNull();
  });

  it.each([
    ['vragen', true],
    ['stap-2', true],
    ['', true],
    ['main', false],
    ['mainly', true],
    ['2e', false],
    ['Vragen', false],
    ['a b', false],
    ['"><script>', false],
    ['x'.repeat(61), false],
  ])('may be written as %j: %s', (anchor, isFine) => {
    expect(problemsOf(commonSettings.anchor, anchor).length === 0).toBe(isFine);
  });
});
