import { htmlGrid, readSettings, toWire, type BlockSchema } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock } from '../../testing/index.ts';
import { getByRole, textOfBlock } from '@boardwright/ui/testing';
import { htmlGridBlock as block } from './html-grid.block.ts';

describeBlock({ block, fixtures: coreFixtures['html-grid'] ?? {} });

/** The gap that is drawn when this is what was stored. */
const gapOf = (columnGap: string) => {
  const stored = toWire(htmlGrid.key, { columnGap });
  const { settings } = readSettings(htmlGrid as BlockSchema, stored, htmlGrid.version, problemsOf);
  return (settings as { readonly columnGap: string }).columnGap;
};

describe('the grid of the admin’s own code', () => {
  it('draws scripts to the letter: the site’s server finds them there', async () => {
    const html = '<p id="a"></p><script>a.textContent = "1 < 2"</script>';
    expect(await renderBlock(block, { cellsContent: [{ html }] })).toContain(html);
  });

  it('is not there while it has nothing to show, and keeps no empty rows', async () => {
    expect(textOfBlock(await renderBlock(block, { cellsContent: [{ html: '' }, { html: '' }] }))).toBe('');
    const one = await renderBlock(block, { cellsContent: [{ html: '<p>a</p>' }, { html: '' }] });
    const cells = getByRole(one, 'paragraph', 'a').parentElement?.parentElement;
    expect(cells?.children).toHaveLength(1);
  });

  it.each(['1px;color:red', 'calc(1px)', '40px}', 'url(x)', '-3px', 'px', '40', '1px 2px', '1e9px'])(
    'takes no length that is more than a length: %s',
    (columnGap) => {
      expect(gapOf(columnGap)).toBe('40px');
      expect(gapOf('7px')).toBe('7px');
    },
  );

  it('takes no length that could end a declaration, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (columnGap) => {
        expect(gapOf(columnGap)).toMatch(/^[\d.]+(px|rem|em|vw|%)?$/);
      }),
    );
  });
});
