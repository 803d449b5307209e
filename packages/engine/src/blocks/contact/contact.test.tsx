import { contact, fillDefaults } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '@boardwright/ui/translator';
import { describeBlock, renderBlock, previewBoard } from '../../testing/index.ts';
import { descriptionOf, getByRole, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { sendAction } from './contact.actions.ts';
import { contactBlock as block } from './contact.block.ts';
import type { ContactSettings } from './contact-fields.ts';
import { contactMessages } from './contact.messages.ts';
import { previewContext } from '../../testing/preview-context.ts';

describeBlock({ block, fixtures: coreFixtures['contact'] ?? {} });

const t = createTranslator('nl', { contact: contactMessages.nl }).namespace('contact');
const typed = { name: 'Sanne', email: 'sanne@bos.nl', message: 'Hoi\nwereld' };

async function send(values: Readonly<Record<string, string>>, stored: object = {}, fail?: object) {
  const sent: unknown[] = [];
  const form = new FormData();
  form.set('_block', '77');
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const sendContact = async (ask: unknown) => {
    if (fail) throw Object.assign(new Error('Te veel verzoeken.'), { name: 'ApiError', fields: {}, ...fail });
    sent.push(ask);
    return { data: { sent: true } };
  };
  const context = previewContext({
    calls: { siteContent: { sendContact } },
    board: { ...previewBoard('nl', 'guest', '?x=1'), path: '/contact' },
    settings: fillDefaults(contact.settings, stored) as ContactSettings,
    t,
  });
  return { result: await sendAction.run(form, context), sent };
}

describe('a message', () => {
  it('goes to the block it was written in, and to no address of the post', async () => {
    const forged = { ...typed, emailTo: 'mij@kwaad.example', email_contact_form: '5' };
    const { result, sent } = await send(forged, { emailTo: 'info@wadwerk.example' });
    expect(sent).toMatchObject([{ params: { id: 1 }, body: { ...typed, email_contact_form: 77 } }]);
    expect(JSON.stringify(sent)).not.toMatch(/kwaad|info@wadwerk/);
    expect(result).toEqual({ ok: true, redirect: '/contact?x=1&sent=77#contact-77' });
  });

  it('leaves out what is empty, and what the form does not show', async () => {
    const values = { ...typed, phone: '', subject: 'Vraag' };
    const { sent } = await send(values, { formFields: ['subject'] });
    expect(sent).toMatchObject([{ body: { ...typed, email_contact_form: 77 } }]);
    expect(JSON.stringify(sent)).not.toMatch(/Vraag|phone/);
  });

  it.each([
    [{ ...typed, name: ' ' }, 'name', 'Vul je naam in.'],
    [{ ...typed, email: '' }, 'email', 'Vul je e-mailadres in, dan kunnen we je antwoorden.'],
    [{ ...typed, email: 'sanne@bos' }, 'email', `${t('emailInvalid')} ${t('emailNoDot')}`],
    [{ ...typed, message: '' }, 'message', 'Schrijf je bericht.'],
    [{ ...typed, subject: 'x'.repeat(201) }, 'subject', 'Onderwerp mag hooguit 200 tekens lang zijn'],
  ])(
    '%#: what is wrong stands beside its field, and what was typed is kept',
    async (values, field, sentence) => {
      const { result, sent } = await send(values);
      expect(sent).toEqual([]);
      expect(result).toMatchObject({ ok: false, fields: { [field]: [sentence] } });
      expect(result).toMatchObject({ values: { message: values.message, email: values.email } });
    },
  );

  it('of what fills in every field is thrown away without a word', async () => {
    const { result, sent } = await send({ ...typed, company_fax: 'x' });
    expect(sent).toEqual([]);
    expect(result).toMatchObject({ ok: true });
  });

  it('that cannot be sent stays, with the reason', async () => {
    const often = await send(typed, {}, { code: 'tooManyRequests', status: 429 });
    expect(often.result).toMatchObject({ ok: false, message: 'Te veel verzoeken.', values: typed });
    const nowhere = await send(typed, {}, { code: 'notFound', status: 404 });
    expect(nowhere.result).toMatchObject({ ok: false, message: t('unsent'), values: typed });
    const wrong = await send(
      typed,
      {},
      { code: 'validation', status: 422, fields: { email: ['Klopt niet.'] } },
    );
    expect(wrong.result).toMatchObject({ ok: false, fields: { email: ['Klopt niet.'] } });
  });

  it('that was refused is drawn again with every word and its errors', async () => {
    const { result } = await send({ ...typed, name: '' });
    const html = await renderBlock(block, {}, { outcome: { action: 'send', result } });
    expect(html).toContain('value="sanne@bos.nl"');
    expect(getByRole(html, 'textbox', 'Bericht').textContent).toBe('Hoi\nwereld');
    const name = getByRole(html, 'textbox', 'Naam');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(name)).toEqual(['Vul je naam in.']);
  });
});

describe('the form', () => {
  it('works without scripts, and posts to its own page', async () => {
    const html = await renderBlock(block);
    const form = getByRole(html, 'button', 'Bericht versturen').closest('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/contact#contact-1');
    expect(valueOf(form ?? '', '_block')).toBe('1');
  });

  it('of another block on the page stays a form when this one was sent', async () => {
    expect(queryAllByRole(await renderBlock(block, {}, { search: '?sent=2' }), 'form')).not.toHaveLength(0);
    expect(queryAllByRole(await renderBlock(block, {}, { search: '?sent=1' }), 'form')).toHaveLength(0);
  });
});
