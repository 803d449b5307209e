import { describe, expect, it } from 'vitest';
import { logIn, password } from '../../../test/test-accounts.ts';
import { users } from '../../platform/database/schema.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import { openBuilder, path } from '../../../test/builder-pages.ts';

const { api, call, addPage, addBlock, titles } = openBuilder();

describe('blocks', () => {
  it('stand where they were put, move, and come back to their place', async () => {
    const { page } = await addPage('p-generic', path('volgorde'));
    const a = await addBlock(page.id, 0, 'A');
    const c = await addBlock(page.id, 1, 'C');
    const b = await addBlock(page.id, 1, 'B');
    expect(await titles(page.id)).toEqual(['A', 'B', 'C']);
    await call(
      'POST',
      'blocks/bulk-update',
      [c, a, b].map(({ id, key }, order) => ({ id, key, order, page_id: page.id })),
    );
    expect(await titles(page.id)).toEqual(['C', 'A', 'B']);
    for (const _ of [1, 2]) expect((await call('DELETE', `blocks/${a.id}`)).status).toBe(204);
    expect(await titles(page.id)).toEqual(['C', 'B']);
    for (const _ of [1, 2]) {
      const back = await call('POST', `blocks/${a.id}/restore`, { page_id: page.id, order: 1 });
      expect(back.body.data).toEqual(a);
    }
    expect(await titles(page.id)).toEqual(['C', 'A', 'B']);
  });

  it('go below the block they are meant for, wherever a colleague moved that', async () => {
    const { page } = await addPage('p-generic', path('onder'));
    const a = await addBlock(page.id, 0, 'A');
    const b = await addBlock(page.id, 1, 'B');
    // Somebody saw A B, and a colleague has put two above them since.
    await addBlock(page.id, 0, 'X');
    await addBlock(page.id, 1, 'Y');
    const c = await addBlock(page.id, 1, 'C', { below_id: a.id });
    expect(await titles(page.id)).toEqual(['X', 'Y', 'A', 'C', 'B']);
    await call('POST', 'blocks/bulk-update', [
      { id: c.id, key: 'faq', page_id: page.id, order: 2, below_id: b.id },
    ]);
    expect(await titles(page.id)).toEqual(['X', 'Y', 'A', 'B', 'C']);
    await call('DELETE', `blocks/${b.id}`);
    const back = { page_id: page.id, order: 1, below_id: a.id };
    expect((await call('POST', `blocks/${b.id}/restore`, back)).status).toBe(200);
    expect(await titles(page.id)).toEqual(['X', 'Y', 'A', 'B', 'C']);
    // What it would go below is gone: the position counts.
    await call('DELETE', `blocks/${a.id}`);
    await addBlock(page.id, 1, 'D', { below_id: a.id });
    expect(await titles(page.id)).toEqual(['X', 'D', 'Y', 'B', 'C']);
  });

  it('move one by one without undoing what a colleague moved, shared, or took off meanwhile', async () => {
    const { page } = await addPage('p-generic', path('verplaatsen'));
    const a = await addBlock(page.id, 0, 'A');
    const b = await addBlock(page.id, 1, 'B');
    const c = await addBlock(page.id, 2, 'C', { isGlobal: true });
    await addBlock(page.id, 3, 'D');
    const move = (...moves: readonly (readonly [id: number, order: number])[]) =>
      call(
        'POST',
        'blocks/bulk-update',
        moves.map(([id, order]) => ({ id, key: 'faq', order, page_id: page.id })),
      );
    // Both saw A B C D: one puts A last, the other C first.
    expect((await move([a.id, 3])).status).toBe(204);
    expect((await move([c.id, 0])).status).toBe(204);
    expect(await titles(page.id)).toEqual(['C', 'B', 'D', 'A']);
    expect((await move([a.id, 9000])).status).toBe(204);
    await call('DELETE', `blocks/${b.id}`);
    // B is gone: the rest of what was asked is done all the same.
    expect((await move([b.id, 0], [a.id, 1])).status).toBe(204);
    expect(await titles(page.id)).toEqual(['C', 'A', 'D']);
    const late = await move([b.id, 0]);
    expect([late.status, late.body.code]).toEqual([410, 'blockDeleted']);
    expect((await move([a.id, 0], [987_654, 1])).status).toBe(404);
    expect(await titles(page.id)).toEqual(['C', 'A', 'D']);
  });

  it('merge nothing by themselves: a save on an old copy is refused, with the settings of now', async () => {
    const { page } = await addPage('p-generic', path('tegelijk'));
    const block = await addBlock(page.id, 0, 'Begin');
    const row = block.settings['NL'];
    const save = (title: string, revision = row?.revision) =>
      call('PUT', `block-settings/${row?.id}`, {
        block_id: block.id,
        locale: 'NL',
        version: 0,
        settings: { faq_title: title },
        revision,
      });
    const [one, other] = await Promise.all([save('Van mij'), save('Van jou')]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const late = one.status === 409 ? one : other;
    expect(late.body.current.settings.faq_title).toBe(one.status === 409 ? 'Van jou' : 'Van mij');
    // The same words once more, after an answer that was lost.
    const winner = one.status === 200 ? 'Van mij' : 'Van jou';
    expect((await save(winner)).status).toBe(200);
    expect((await save('Erna', late.body.current.revision + 1)).status).toBe(200);
  });

  it('say whose the newer words are', async () => {
    const sanne = {
      email: 'sanne@example.org',
      role: 'admin',
      adminRole: 'owner',
      givenName: 'Sanne',
      familyName: 'Bos',
    } as const;
    await api()
      .db.insert(users)
      .values({ ...sanne, passwordHash: await hashPassword(password) });
    const hers = await logIn(api(), 'admin', sanne.email);
    const { page } = await addPage('p-generic', path('samen'));
    const block = await addBlock(page.id, 0, 'Begin');
    const row = block.settings['NL'];
    const save = (title: string, more?: { bearer: string }) =>
      call(
        'PUT',
        `block-settings/${row?.id}`,
        {
          block_id: block.id,
          locale: 'NL',
          version: 0,
          settings: { faq_title: title },
          revision: row?.revision,
        },
        more,
      );
    expect((await save('Van Sanne', { bearer: hers })).status).toBe(200);
    const { body } = await save('Van mij');
    expect(body.current.by).toEqual({ name: 'Sanne Bos', at: api().clock.now().toISOString() });
    expect(body.current.settings.faq_title).toBe('Van Sanne');
  });

  it('take no words once they or their page were deleted, in any road; put back, they do', async () => {
    const { page } = await addPage('p-generic', path('intussen-weg'));
    const block = await addBlock(page.id, 0, 'Begin');
    const row = block.settings['NL'];
    const blockTexts = { block_id: block.id, version: 0, settings: { faq_title: 'Verder' } };
    const texts = { page_id: page.id, settings: { page_label: 'Verder' }, revision: 1 };
    const writeBlock = async () => [
      await call('PUT', `block-settings/${row?.id}`, {
        ...blockTexts,
        locale: 'NL',
        revision: row?.revision,
      }),
      await call('POST', 'block-settings', { ...blockTexts, locale: 'EN', revision: 0 }),
      await call('DELETE', `block-settings/${row?.id}?revision=${row?.revision}`),
      await call('PUT', `blocks/${block.id}`, { revision: block.revision, custom_styles: 'h2 {}' }),
    ];
    const codes = (answers: readonly { status: number; body: { code?: string } }[]) => [
      ...new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim())),
    ];
    await call('DELETE', `blocks/${block.id}`);
    const refused = await writeBlock();
    expect(codes(refused)).toEqual(['410 blockDeleted']);
    expect(refused[0]?.body.message).toBe('This block was deleted in the meantime.');
    await call('POST', `blocks/${block.id}/restore`, { page_id: page.id, order: 0 });
    expect(await titles(page.id)).toEqual(['Begin']);

    await call('DELETE', `pages/${page.id}`);
    expect(codes(await writeBlock())).toEqual(['410 pageDeleted']);
    expect(
      codes([
        await call('POST', 'page-settings', { ...texts, locale: 'NL' }),
        await call('PUT', `pages/${page.id}`, {
          revision: page.revision,
          path: JSON.stringify(path('elders').path),
        }),
        await call('POST', `blocks/${block.id}/restore`, { page_id: page.id, order: 0 }),
      ]),
    ).toEqual(['410 pageDeleted']);
    await call('POST', `pages/${page.id}/restore`);
    expect((await writeBlock())[0]?.status).toBe(200);
    expect(await titles(page.id)).not.toEqual(['Begin']);
  });

  it('that are shared take no words once no page shows them', async () => {
    const { page } = await addPage('p-generic', path('nergens-meer'));
    const block = await addBlock(page.id, 0, 'Gedeeld', { isGlobal: true });
    const row = block.settings['NL'];
    const write = () =>
      call('PUT', `block-settings/${row?.id}`, {
        block_id: block.id,
        locale: 'NL',
        version: 0,
        settings: { faq_title: 'Verder' },
        revision: row?.revision,
      });
    await call('DELETE', `blocks/${block.id}?page_id=${page.id}`);
    expect((await write()).body.code).toBe('blockDeleted');
    await call('POST', `blocks/${block.id}/restore`, { page_id: page.id, order: 0 });
    expect((await write()).status).toBe(200);
  });

  it('refuse settings that do not fit, by name; keep what this release does not know', async () => {
    const { page } = await addPage('p-generic', path('instellingen'));
    const block = await addBlock(page.id, 0, 'Begin', {
      settings: { NL: { version: 0, settings: { faq_title: 'Begin', faq_ofLater: { a: 1 }, other_x: 2 } } },
    });
    expect(block.settings['NL']?.settings).toMatchObject({ faq_ofLater: { a: 1 }, other_x: 2 });
    const bad = await call('PUT', `block-settings/${block.settings['NL']?.id}`, {
      block_id: block.id,
      locale: 'NL',
      version: 0,
      revision: 1,
      settings: { faq_title: 7, faq_questions: [{ question: 'x', answer: [] }] },
    });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.body.fields)).toEqual(expect.arrayContaining(['title', 'questions.0.answer']));
    const stranger = await addBlock(page.id, 1, 'x', {
      key: 'acme/map',
      settings: { NL: { version: 3, settings: { 'acme/map_lat': 'anything' } } },
    });
    expect(stranger.settings['NL']?.version).toBe(3);
  });

  it('can be shared: shown on more pages, taken off one, and made local without touching the others', async () => {
    const { page: here } = await addPage('p-generic', path('hier'));
    const { page: there } = await addPage('p-generic', path('daar'));
    const block = await addBlock(here.id, 0, 'Gedeeld');
    const shared = await call('PUT', `blocks/${block.id}`, {
      revision: block.revision,
      isGlobal: true,
      page_id: here.id,
    });
    expect(shared.body.data).toMatchObject({ id: block.id, isGlobal: true });
    await call('POST', `blocks/${block.id}/restore`, { page_id: there.id, order: 0 });
    expect(await titles(there.id)).toEqual(['Gedeeld']);
    const local = await call('PUT', `blocks/${block.id}`, {
      revision: shared.body.data.revision,
      isGlobal: false,
      page_id: there.id,
    });
    expect(local.body.data.isGlobal).toBe(false);
    expect(local.body.data.id).not.toBe(block.id);
    expect([await titles(here.id), await titles(there.id)]).toEqual([['Gedeeld'], ['Gedeeld']]);
    await call('DELETE', `blocks/${block.id}?page_id=${here.id}`);
    expect([await titles(here.id), await titles(there.id)]).toEqual([[], ['Gedeeld']]);
  });
});
