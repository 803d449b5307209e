import { account, defaultsOf } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { accountBlock } from '../../../blocks/account/account.block.ts';
import type { AccountSettings } from '../../../page/account/account-panel.ts';
import { previewContext } from '../../../testing/preview-context.ts';
import { renderBlock } from '../../../testing/index.ts';
import { postForm, refused } from '../../../testing/post-form.ts';

const block = accountBlock;
const search = '?menuType=introduction&token=a1';
const introduction = {
  given_name: 'Femke',
  family_name: 'Hofstra',
  introduced_by: 'Werkpunt Noord',
  job_title: 'Wijkverpleegkundige',
  organisation_name: 'Zorggroep Lauwers',
  created_at: '2026-11-18T09:00:00.000Z',
};
const draw = (address: string, readIntroduction: () => Promise<unknown>) =>
  renderBlock(
    block,
    {},
    {
      path: '/my-account',
      search: address,
      visitor: 'guest',
      answers: { calls: { candidates: { readIntroduction } } },
    },
  );
const object = (objectToIntroduction: () => Promise<unknown>) =>
  postForm(
    block,
    'objectByLink',
    {},
    { path: '/my-account', search, noted: { candidates: { objectToIntroduction } } },
  );
const expired = () => Promise.reject(refused('linkExpired', 410));

describe('the link of an introduction', () => {
  it('says who introduced whom for what, and asks before anything happens', async () => {
    const html = await draw(search, async () => ({ data: introduction }));
    for (const text of ['Femke', 'Werkpunt Noord', 'Wijkverpleegkundige', 'Bezwaar maken'])
      expect(html).toContain(text);
  });

  it('ends it by one press, once or twice', async () => {
    const done = {
      ok: true,
      redirect: '/my-account?menuType=introduction&token=a1&done=objected',
    };
    expect((await object(async () => undefined)).result).toEqual(done);
    expect((await object(expired)).result).toEqual(done);
    expect(await draw(`${search}&done=objected`, expired)).toContain('Je gegevens zijn verwijderd');
    expect((await object(() => Promise.reject(refused('server', 500)))).result).toMatchObject({ ok: false });
  });

  it('is said to be gone where nothing is behind it, and no cache keeps it', async () => {
    expect(await draw(search, expired)).toContain('Deze link is verlopen of ongeldig');
    expect(await draw('?menuType=introduction&token=%2E%2E%2F', expired)).toContain('verlopen of ongeldig');
    const context = previewContext({ settings: defaultsOf<AccountSettings>(account) });
    const head = accountBlock.head?.({ introduced: 'expired', isDone: false }, context);
    expect(head).toMatchObject({ private: true, status: 410 });
    expect(accountBlock.head?.({ introduced: 'expired', isDone: true }, context)).not.toHaveProperty(
      'status',
    );
  });
});
