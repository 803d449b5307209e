import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, previewBoard } from '../../testing/index.ts';
import { featuredOrganisationsBlock as block } from './featured-organisations.block.ts';

describeBlock({ block, fixtures: coreFixtures['featured-organisations'] ?? {} });

describe('featured organisations', () => {
  it('lead to all of them', async () => {
    expect(await renderBlock(block)).toMatch(/href="\/company"[^>]*><span>Alle organisaties/);
  });

  it('lead to their jobs on a site without a page for organisations', async () => {
    const { 'p-organisation': _page, ...paths } = previewBoard('nl').paths;
    const html = await renderBlock(block, {}, { board: { paths } });
    expect(html).not.toContain('/company');
    expect(html).not.toContain('Alle organisaties');
    expect(html).toMatch(/<h2[^>]*><a[^>]*href="\/vacatures\?match\[organisation_id\]=1"/);
  });
});
