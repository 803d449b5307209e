import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { descriptionOf, getByRole, queryAllByRole, textOfBlock, valueOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { describeBlock, postForm, previewConfiguration, refused, renderBlock } from '../../testing/index.ts';
import { newsletterBlock as block } from './newsletter.block.ts';
import { newsletterScenes } from './newsletter.scenes.ts';

describeBlock({ block, fixtures: coreFixtures['newsletter'] ?? {} });

const several = newsletterScenes.of?.['several'] ?? {};
const reply = { data: { email: 'sanne@bos.nl', confirmed: false } };
const post = (
  values: Readonly<Record<string, string | readonly string[]>>,
  call = async () => reply as object,
) => postForm(block, 'request', values, { noted: { newsletters: { requestNewsletters: call } } });

describe('the form of a newsletter', () => {
  it('works without scripts, and says beside its button what one agrees to', async () => {
    const html = await renderBlock(block);
    const form = getByRole(html, 'form', 'Blijf op de hoogte');
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe('/#newsletter-1');
    expect(valueOf(html, 'newsletters')).toBe('1');
    expect(html).toContain(previewConfiguration.newsletters[0]?.consent);
  });

  it('of a board with several has a box for each, and none is ticked beforehand', async () => {
    const boxes = queryAllByRole(await renderBlock(block, {}, several), 'checkbox');
    expect(boxes.map((box) => box.hasAttribute('checked'))).toEqual([false, false]);
  });

  it('is not there for visitors where the board has none', async () => {
    expect(textOfBlock(await renderBlock(block, {}, { configuration: { newsletters: [] } }))).toBe('');
  });

  it('asks for what was chosen, and says where the mail went', async () => {
    const { result, calls } = await post({ email: ' sanne@bos.nl ', newsletters: ['1', '2'] });
    expect(calls).toMatchObject([
      [
        'requestNewsletters',
        { params: { boardId: 1 }, body: { email: 'sanne@bos.nl', newsletters: [1, 2] } },
      ],
    ]);
    const html = await renderBlock(block, {}, { outcome: { action: 'request', result } });
    expect(html).toContain('We stuurden een mail naar sanne@bos.nl');
    expect(html).not.toContain('name="email"');
    const own = await post({ email: 'sanne@bos.nl', newsletters: '1' }, async () => ({
      data: { ...reply.data, confirmed: true },
    }));
    expect(await renderBlock(block, {}, { outcome: { action: 'request', result: own.result } })).toContain(
      'De nieuwsbrief komt naar sanne@bos.nl',
    );
  });

  it('that is refused has its errors beside the fields, and all that was typed and ticked', async () => {
    const { result, calls } = await post({ email: 'sanne', newsletters: ['2'] });
    expect(calls).toEqual([]);
    const html = await renderBlock(block, {}, { ...several, outcome: { action: 'request', result } });
    expect(descriptionOf(getByRole(html, 'textbox', 'E-mailadres'))).toEqual([
      'Dit is geen geldig e-mailadres. Ontbreekt het apenstaartje?',
    ]);
    expect(valueOf(html, 'email')).toBe('sanne');
    expect(queryAllByRole(html, 'checkbox').map((box) => box.hasAttribute('checked'))).toEqual([false, true]);
    const none = await post({ email: '' });
    expect(none.result).toMatchObject({
      ok: false,
      fields: { email: ['Vul je e-mailadres in'], newsletters: ['Kies minstens één nieuwsbrief.'] },
    });
  });

  it('says what the API refuses where it belongs', async () => {
    const values = { email: 'sanne@bos.nl', newsletters: '1' };
    const refusal = (error: Error) =>
      post(values, async () => {
        throw error;
      });
    const deleted = await refusal(refused('validation', 422, 'x', { newsletters: ['Bestaat niet meer.'] }));
    const html = await renderBlock(block, {}, { outcome: { action: 'request', result: deleted.result } });
    expect(html).toContain('Bestaat niet meer.');
    const often = await refusal(refused('tooManyRequests', 429, 'Te vaak.'));
    expect(often.result).toMatchObject({ ok: false, message: 'Te vaak.', values: { email: 'sanne@bos.nl' } });
  });

  it('of what fills in every field is thrown away without a word', async () => {
    const { result, calls } = await post({ email: 'sanne@bos.nl', newsletters: '1', company_fax: 'x' });
    expect([result.ok, calls]).toEqual([true, []]);
  });
});
