import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, previewBoard } from '../../testing/index.ts';
import { featuredOrganisationsBlock as block } from './featured-organisations.block.ts';

describeBlock({ block, fixtures: coreFixtures['featured-organisations'] ?? {} });

describe('featured organisations', () => {
  it('lead to all of them', async () => {
    expect(getByRole(await renderBlock(block), 'link', 'Alle organisaties').getAttribute('href')).toBe(
      '/company',
    );
  });

  it('lead to their jobs on a site without a page for organisations', async () => {
    const { 'p-organisation': _page, ...paths } = previewBoard('nl').paths;
    const html = await renderBlock(block, {}, { board: { paths } });
    expect(html).not.toContain('/company');
    expect(html).not.toContain('Alle organisaties');
    const [first] = queryAllByRole(html, 'heading').flatMap((heading) => [
      ...queryAllByRole(heading, 'link'),
    ]);
    expect(first?.getAttribute('href')).toBe('/vacatures?match[organisation_id]=1');
  });
});
