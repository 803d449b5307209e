import { describe, expect, it } from 'vitest';
import { accountBlock } from '../../blocks/account/account.block.ts';
import { accountScenes } from '../../blocks/account/account.scenes.ts';
import { loginBlock } from '../../blocks/login/login.block.ts';
import { renderBlock } from '../../testing/index.ts';
import { queryAllByRole, textOf } from '@boardwright/ui/testing';

const refused = { ok: false, message: 'Dat ging niet door' } as const;
const account = accountBlock;

/** Whose account, at an address that says what an earlier form did; its words; a form of that page that is refused next. */
const cases = [
  ['default', 'edit-profile&saved=profile', 'Je profiel is opgeslagen', 'edit-profile.saveProfile'],
  ['default', 'edit-profile&saved=profile', 'Je profiel is opgeslagen', 'edit-profile.changePassword'],
  ['default', 'edit-profile&saved=password', 'Je wachtwoord is gewijzigd', 'edit-profile.saveProfile'],
  ['default', 'edit-profile&saved=address', 'Je adressen zijn bijgewerkt', 'edit-profile.saveAddress'],
  ['default', 'edit-profile&saved=phone', 'Je telefoonnummers zijn bijgewerkt', 'edit-profile.savePhone'],
  ['default', 'job-alerts&done=paused', undefined, 'job-alerts.save'],
  ['default', 'resume&done=uploaded', undefined, 'resume.upload'],
  ['default', 'contact-requests&done=accepted', undefined, 'contact-requests.answer'],
  ['default', 'favorites&done=restored', undefined, 'favorites.remove'],
  ['company', 'client&saved=company', undefined, 'client.saveCompany'],
  ['company', 'client&saved=address', undefined, 'client.saveAddress'],
  ['company', 'client&saved=invited', undefined, 'client.invite'],
  ['company', 'organisations&done=archived', undefined, 'organisations.save'],
  ['company', 'tokens&done=renamed', undefined, 'tokens.rename'],
  ['employer', 'manage-jobs&done=published', undefined, 'manage-jobs.move'],
  ['employer', 'web-shop&done=slotFilled', undefined, 'web-shop.fillSlot'],
] as const;
/** What a page says of something that went well: the bold words of its notices. */
const noticesIn = (html: string): readonly string[] =>
  queryAllByRole(html, 'status').flatMap((notice) => [...notice.querySelectorAll('b')].map(textOf));

describe('what an earlier form did', () => {
  it.each(cases)(
    'of a %s at %s is not said beside a form that is refused',
    async (fixture, tab, text, action) => {
      const scene = { ...accountScenes.of?.[fixture], search: `?menuType=${tab}` };
      const [first = ''] = noticesIn(await renderBlock(account, {}, scene));
      expect(first).toBe(text ?? first);
      expect(first).not.toBe('');
      const after = await renderBlock(account, {}, { ...scene, outcome: { action, result: refused } });
      expect(noticesIn(after)).not.toContain(first);
      const well = await renderBlock(account, {}, { ...scene, outcome: { action, result: { ok: true } } });
      expect(noticesIn(well)).toContain(first);
    },
  );

  it('is not said beside a login that is refused', async () => {
    const scene = { path: '/login', search: '?passwordSet=1' };
    const [text = ''] = noticesIn(await renderBlock(loginBlock, {}, scene));
    expect(text).not.toBe('');
    const outcome = { action: 'logIn', result: refused };
    expect(noticesIn(await renderBlock(loginBlock, {}, { ...scene, outcome }))).not.toContain(text);
  });
});
