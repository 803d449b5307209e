import { getByRole, parseHtml, valueOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { renderBlock } from '../../../testing/index.ts';
import { postForm } from '../../../testing/post-form.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import { previewContacted, previewContactedCalls } from '../../../testing/preview-applications.ts';
import type { PreviewRequests, PreviewCalls } from '../../../testing/preview-calls.ts';

const tab = '?menuType=contacted-candidates';
const draw = (search = '', relations: PreviewCalls = previewContactedCalls()) =>
  renderBlock(
    block,
    {},
    {
      path: '/my-account',
      visitor: 'employer',
      search: tab + search,
      answers: { calls: { account: previewAccount('employer'), relations } },
    },
  );

describe('contacted candidates', () => {
  it('stand in the order in which they were asked, with how to reach who accepted and nobody else', async () => {
    const asked: PreviewRequests[] = [];
    const calls = previewContactedCalls();
    const html = await draw('', {
      findContactedCandidates: async (question) => {
        asked.push(question);
        return calls['findContactedCandidates']?.(question);
      },
    });
    expect(asked[0]?.query).toMatchObject({ order: '+created_at', with: 'resume', page: 1, limit: 10 });
    expect(html.match(/mailto:/g)).toHaveLength(1);
    expect(html).toContain('href="/api/employer/v1/files/download/cv1"');
    expect(html).toContain('href="/kandidaat/00000000-0000-4000-9000-000000000000"');
    expect(html.indexOf('Sanne Wiersma')).toBeLessThan(html.indexOf('Jelle'));
    for (const text of ['Wacht op antwoord', 'Geaccepteerd', 'Afgewezen', 'Ingetrokken'])
      expect(html).toContain(text);
  });

  it('are narrowed by status and paged in the address', async () => {
    const html = await draw('&match[status]=accepted');
    // The name of each stands above what is known of them.
    expect(parseHtml(html).querySelectorAll('li h3')).toHaveLength(1);
    expect(getByRole(html, 'link', 'Geaccepteerd').getAttribute('aria-current')).toBe('true');
    const many = previewContacted()
      .slice(0, 1)
      .flatMap((first) => Array.from({ length: 23 }, (_, at) => ({ ...first, uuid: String(at) })));
    expect(await draw('&page=2', previewContactedCalls(many))).toContain(
      'href="/my-account?menuType=contacted-candidates&amp;page=3"',
    );
  });

  it('are searched in the address, whatever else it says', async () => {
    const asked: PreviewRequests[] = [];
    const html = await draw('&match[status]=accepted&search=kok', {
      findContactedCandidates: async (question) => {
        asked.push(question);
        return { data: [], meta: { total: 0, page: 1, limit: 10, last_page: 1 } };
      },
    });
    expect(asked[0]?.query).toMatchObject({ search: 'kok', 'match[status]': 'accepted' });
    expect(getByRole(html, 'searchbox').getAttribute('value')).toBe('kok');
    expect(html).toContain('Niemand past bij deze zoekopdracht');
    expect(html).toContain('menuType=contacted-candidates&amp;search=kok');
  });

  it('say so while there are none', async () => {
    expect(await draw('', previewContactedCalls([]))).toContain('Nog niemand benaderd');
    const none = previewContacted().filter(({ status }) => status !== 'accepted');
    expect(await draw('&match[status]=accepted', previewContactedCalls(none))).toContain(
      'Er is niemand met deze status',
    );
  });

  it('can be spared a request that waits: asked once more, and taken back without scripts', async () => {
    const uuid = '00000000-0000-4000-9000-000000000001';
    expect(await draw()).toContain(`withdraw=${uuid}`);
    const html = await draw(`&withdraw=${uuid}`);
    expect(html).toContain('Verzoek aan Jelle intrekken?');
    const form = getByRole(html, 'form', 'Verzoek aan Jelle intrekken?');
    expect(valueOf(form, '_action')).toBe('contacted-candidates.withdraw');
    // Who accepted or took it back already is not asked about.
    expect(await draw('&withdraw=00000000-0000-4000-9000-000000000000')).not.toContain('intrekken?');
    const { result, calls } = await postForm(
      block,
      'contacted-candidates.withdraw',
      { resume: uuid },
      {
        path: '/my-account',
        search: tab,
        visitor: 'employer',
        noted: { candidates: { withdrawContactRequest: async () => ({ data: {} }) } },
      },
    );
    expect(calls).toMatchObject([['withdrawContactRequest', { params: { id: uuid } }]]);
    expect(result).toMatchObject({
      ok: true,
      redirect: '/my-account?menuType=contacted-candidates&done=withdrawn#account-contacted-candidates',
    });
  });
});
