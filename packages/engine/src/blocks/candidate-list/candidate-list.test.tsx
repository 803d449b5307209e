import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { getByRole, valueOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, type PreviewQuery } from '../../testing/index.ts';
import { respondWithCandidates, respondWithResumes } from '../../testing/preview-candidates.ts';
import { candidateListBlock as block } from './candidate-list.block.ts';

describeBlock({ block, fixtures: coreFixtures['candidate-list'] ?? {} });

async function list(search: string, total: (query?: PreviewQuery) => number = () => 23) {
  const asked: PreviewQuery[] = [];
  const findCandidates = async (ask: { readonly query?: PreviewQuery }) => {
    asked.push(ask.query ?? {});
    return respondWithCandidates(total)(ask);
  };
  const html = await renderBlock(block, {}, { search, answers: { calls: { files: { findCandidates } } } });
  return { html, asked };
}

describe('the list of candidates', () => {
  it('asks for what the search block and the filters put into the address, and nothing that only jobs have', async () => {
    const { asked } = await list(
      '?search=zorg&location_name=Assen&distance=15&in[segment_ids]=501,99999&range[salary_year]=1,2&sort=created_at&page=2',
    );
    expect(asked).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(asked[0]))).toEqual({
      search: 'zorg',
      location_name: 'Assen',
      distance: 15,
      'in[segment_ids]': ['501'],
      sort: 'created_at',
      page: 2,
      limit: 10,
    });
  });

  it('leads to each profile, carrying the search for the way back', async () => {
    const { html } = await list('?search=zorg');
    expect(html).toContain('href="/kandidaat/00000000-0000-4000-9000-000000000000?search=zorg"');
  });

  it('has filters with counts, an order and pages that work without scripts', async () => {
    const { html } = await list('?search=zorg&in[segment_ids]=501');
    const filter = getByRole(html, 'checkbox', /^Zorg en welzijn/);
    expect([filter.getAttribute('name'), filter.getAttribute('value')]).toEqual(['in[segment_ids]', '501']);
    expect(filter.hasAttribute('checked')).toBe(true);
    const form = filter.closest('form') ?? filter;
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/kandidaten']);
    expect(valueOf(form, 'search')).toBe('zorg');
    expect(html).toContain('href="/kandidaten?search=zorg&amp;in[segment_ids]=501&amp;page=2"');
    const order = getByRole(html, 'combobox', /^Sort/);
    expect(order.getAttribute('form')).toBe(form.id);
  });

  it('says who nobody was found for, and what one filter less gives', async () => {
    const { html, asked } = await list('?search=vuurtorenwachter&in[segment_ids]=501', (query) =>
      query?.['search'] ? 0 : 4,
    );
    expect(html).toContain('Nog niemand in zicht');
    expect(html).toContain('href="/kandidaten?in[segment_ids]=501"');
    expect(asked.length).toBeLessThanOrEqual(7);
  });

  it('draws nothing the public profile does not have', async () => {
    const { html } = await list('');
    expect(html).not.toMatch(/mailto:|tel:|family_name/);
  });

  it('is searched by employers in their own list, and tells where they stand with each', async () => {
    const asked: PreviewQuery[] = [];
    const findResumes = async (ask: { readonly query?: PreviewQuery }) => {
      asked.push(ask.query ?? {});
      return respondWithResumes(23)(ask);
    };
    const html = await renderBlock(
      block,
      {},
      {
        visitor: 'employer',
        search: '?search=zorg&location_name=Groningen&sort=distance',
        answers: { calls: { candidates: { findResumes } } },
      },
    );
    expect(asked[0]).toMatchObject({ search: 'zorg', location_name: 'Groningen', sort: 'distance' });
    for (const text of ['Contact gevraagd', 'In contact', 'Contact afgewezen']) expect(html).toContain(text);
    expect(html).toMatch(/href="\/kandidaat\/[^"]*sort=distance#contact"/);
    const nearest = getByRole(html, 'option', 'Dichtbij eerst');
    expect(nearest.getAttribute('value')).toBe('distance');
    expect(nearest.hasAttribute('selected')).toBe(true);
    expect(html).not.toContain('werkgeversaccount');
  });

  it('says to others what it takes to get in touch', async () => {
    const { html } = await list('');
    expect(html).toContain('Hiervoor is een werkgeversaccount nodig');
    expect(html).toContain('href="/login?isEmployer=true&amp;next=%2Fkandidaten"');
    expect(html).not.toContain('#contact');
  });
});
