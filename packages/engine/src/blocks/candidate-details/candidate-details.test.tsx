import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, type PreviewQuery } from '../../testing/index.ts';
import { previewCandidates, previewResumeCalls } from '../../testing/preview-candidates.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { candidateDetailsBlock } from './candidate-details.block.ts';

const block = candidateDetailsBlock;
describeBlock({ block, fixtures: coreFixtures['candidate-details'] ?? {} });

const answering = (data: readonly object[], asked: PreviewQuery[] = []) => ({
  answers: {
    calls: {
      files: {
        findCandidates: async (ask: { readonly query?: PreviewQuery }) => {
          asked.push(ask.query ?? {});
          return { data, meta: { total: data.length } };
        },
      },
    },
  },
});

describe('a candidate', () => {
  it('is read by the number in the address, with a timeline newest first', async () => {
    const asked: PreviewQuery[] = [];
    const html = await renderBlock(block, {}, answering(previewCandidates(1), asked));
    expect(asked).toEqual([{ 'match[uuid]': '00000000-0000-4000-9000-000000000000', limit: 1 }]);
    const [title] = queryAllByRole(html, 'heading', 'Verpleegkundige interne geneeskunde');
    expect(title?.tagName).toBe('H1');
    expect(html.indexOf('Medisch Centrum Stadspark')).toBeLessThan(html.indexOf('Zorgerf Westerkwartier'));
    expect(html).toContain('heden');
    expect(html).toContain('Tot 25');
    expect(html).toContain('href="/kandidaten?search=zorg&amp;page=2"');
  });

  it('who is not there, or no number at all, is a page that was not found', async () => {
    await expect(renderBlock(block, {}, answering([]))).rejects.toMatchObject({
      status: 404,
      message: 'Kandidaat niet gevonden',
    });
    await expect(
      renderBlock(block, {}, { ...answering(previewCandidates(1)), path: `/kandidaat/${'x'.repeat(300)}` }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('on the editor’s canvas is the board’s newest, or somebody made up', async () => {
    const board = { layout: 'editor' } as const;
    const asked: PreviewQuery[] = [];
    expect(await renderBlock(block, {}, { ...answering(previewCandidates(1), asked), board })).toContain(
      'Sanne',
    );
    expect(asked).toEqual([{ limit: 1 }]);
    expect(await renderBlock(block, {}, { ...answering([]), board })).toContain('Voorbeeldfunctie');
  });

  it('can be reached through an employer’s account only', async () => {
    const guest = await renderBlock(block);
    expect(guest).toContain('Hiervoor is een werkgeversaccount nodig');
    expect(guest).toContain('href="/login?isEmployer=true&amp;next=%2Fkandidaat%2F00000000');
    const candidate = await renderBlock(block, {}, { visitor: 'candidate' });
    expect(candidate).toContain('Hiervoor is een werkgeversaccount nodig');
    expect(candidate).not.toContain('isEmployer');
  });

  const asEmployer = (of: Parameters<typeof previewResumeCalls>[0], search = '') =>
    renderBlock(block, {}, { visitor: 'employer', search, answers: { calls: previewResumeCalls(of) } });

  it('is asked for contact by an employer, with what it costs and what there is to pay with', async () => {
    const html = await asEmployer({ credits: 14 });
    expect(html).not.toContain('Hiervoor is een werkgeversaccount nodig');
    const form = getByRole(html, 'button', 'Contact vragen voor 1 credit').closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('enctype')]).toEqual([
      'post',
      'multipart/form-data',
    ]);
    expect(html).toContain('name="introduction_text"');
    expect(html).not.toContain('name="payment"');
    const both = await asEmployer({ credits: 14, contracts: 2 });
    const payments = queryAllByRole(both, 'radio').filter((way) => way.getAttribute('name') === 'payment');
    expect(payments.map((way) => way.getAttribute('value')).toSorted()).toEqual(['contract', 'credits']);
  });

  it('costs more than an employer has: the way to the shop stands where the form would', async () => {
    const html = await asEmployer({ credits: 0 });
    expect(html).toContain('href="/my-account?menuType=web-shop"');
    expect(html).not.toContain('name="introduction_text"');
    expect(await asEmployer({ credits: 0, contracts: 1 })).toContain('name="introduction_text"');
  });

  it('shows how to reach them once they accepted, and nothing of it before', async () => {
    const html = await asEmployer({ status: 'accepted', credits: 0 });
    expect(html).toContain('href="mailto:sanne.wiersma@voorbeeld.nl"');
    expect(html).toContain('href="/api/employer/v1/files/download/cv1"');
    for (const status of ['requested', 'declined'] as const) {
      const waiting = await asEmployer({ status, credits: 14 }, '?contacted=1');
      expect(waiting).not.toMatch(/mailto:|tel:|name="introduction_text"/);
      expect(waiting).toContain('Je verzoek is verstuurd');
    }
  });

  it('is drawn without code that somebody put into a text, and without dates that are none', async () => {
    const [candidate] = previewCandidates(1);
    const html = await renderBlock(
      block,
      {},
      answering([
        {
          ...candidate,
          info: '<p>Hallo<script>alert(1)</script></p>',
          history: [{ type: 'employer', name: 'Lasser', from: 'ooit', till: null }],
        },
      ]),
    );
    getByRole(html, 'paragraph', 'Hallo');
    expect(html).not.toMatch(/alert\(1\)|ooit/);
  });

  it('stays out of search engines', () => {
    const [candidate] = previewCandidates(1);
    const head = candidateDetailsBlock.head?.(
      // As much of both as the head reads.
      { candidate: { ...candidate, work: [], education: [], segments: [] } } as never,
      { board: { path: '/kandidaat/1' }, t: (key: string) => key } as never,
    );
    expect(head?.robots).toBe('noindex, follow');
  });
});
