import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock } from '../../testing/index.ts';
import { organisationCalls } from '../../testing/preview-organisations.ts';
import { organisationSearchBlock as block } from './organisation-search.block.ts';
import type { PreviewRequests } from '../../testing/preview-calls.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';

describeBlock({ block, fixtures: coreFixtures['organisation-search'] ?? {} });

describe('the search of organisations', () => {
  it('is a form that works without scripts, and keeps what was typed', async () => {
    const html = await renderBlock(block, {}, { search: '?search=lauw' });
    const form = getByRole(html, 'search');
    expect(form.getAttribute('action')).toBe('/organisaties');
    const field = getByRole(form, 'searchbox');
    expect([field.getAttribute('name'), field.getAttribute('value')]).toEqual(['search', 'lauw']);
  });

  it('asks the API for the name and the page in the address', async () => {
    const calls = organisationCalls();
    const asked: unknown[] = [];
    const siteContent = {
      findBoardOrganisations: async (ask: PreviewRequests) => {
        asked.push(ask.query);
        return calls['siteContent']?.['findBoardOrganisations']?.(ask);
      },
    };
    await renderBlock(block, {}, { search: '?search=groep&page=2', answers: { calls: { siteContent } } });
    expect(asked).toEqual([{ limit: 9, page: 2, search: 'groep' }]);
  });

  it('says how many there are, and leads to each and to its jobs', async () => {
    const html = await renderBlock(block);
    expect(html).toContain('38 organisaties');
    expect(html).toContain('href="/company/organisation-1"');
    expect(queryAllByRole(html, 'link', /^31 vacatures/).map((link) => link.getAttribute('href'))).toContain(
      '/vacatures?match[organisation_id]=1',
    );
  });

  it('does not lead to jobs where one must log in to see whose they are', async () => {
    const html = await renderBlock(block, {}, { board: { anonymizeJobs: true } });
    expect(html).not.toContain('31 vacatures');
  });

  it('carries the search on to the next page', async () => {
    const html = await renderBlock(block, {}, { search: '?search=groep' });
    expect(html).toContain('href="/organisaties?search=groep&amp;page=2"');
  });

  it('that finds nothing offers all organisations and the jobs by that word', async () => {
    const calls = organisationCalls({ total: ({ search }) => (search ? 0 : 38) });
    const html = await renderBlock(block, {}, { search: '?search=zeepsop', answers: { calls } });
    expect(html).toContain('Geen organisatie heet ‘zeepsop’');
    expect(html).toContain('38 organisaties');
    expect(html).toContain('href="/vacatures?search=zeepsop"');
  });

  it('takes any nonsense in the address for the first page', async () => {
    for (const search of ['?page=-1', '?page=1e9', '?page=x&search=%00', '?search=%F0%9F%98%80'])
      expect(queryAllByRole(await renderBlock(block, {}, { search }), 'article')).not.toHaveLength(0);
  });
});
