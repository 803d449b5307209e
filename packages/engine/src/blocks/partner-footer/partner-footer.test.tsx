import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, previewBoard } from '../../testing/index.ts';
import { partnerFooterBlock as block } from './partner-footer.block.ts';

describeBlock({ block, fixtures: coreFixtures['partner-footer'] ?? {} });

describe('the footer of a partner board', () => {
  it('ends as every footer does: year and board, and the way back from a cookie choice', async () => {
    const consent = { ...previewBoard('nl').consent, bar: true };
    const html = await renderBlock(block, {}, { board: { consent } });
    expect(html).toContain('© 2026 Wadwerk');
    expect(html).toContain('href="#cookie-settings"');
  });

  it('speaks the language of the page', async () => {
    const settings = { partnerName: 'De Kunstbond' };
    expect(await renderBlock(block, settings, { locale: 'ro' })).toContain('În parteneriat cu');
    expect(await renderBlock(block, settings, { locale: 'en' })).toContain('In partnership with');
  });
});
