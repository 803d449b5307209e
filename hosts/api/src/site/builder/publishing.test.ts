import { randomUUID } from 'node:crypto';
import type { SitePublication, StoredPage } from '@boardwright/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';
import { ask } from '../../../test/request.ts';

const { api, bearer, call, read, addPage, addBlock, titles } = openBuilder();

const done = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const choose = (publishing: 'live' | 'by_hand') => done(call('PUT', 'sites/18/publication', { publishing }));
const publish = (pages: number | readonly number[], blocks: readonly number[] = []) =>
  done(call('POST', 'sites/18/publish', { pages: [pages].flat(), blocks }));
const publication = async (): Promise<SitePublication> =>
  (await call('GET', 'sites/18/publication')).body.data;
const stateOf = async (page: number) => (await publication()).pages.find(({ id }) => id === page);

/** What a visitor is sent, without the numbers that grow with each save. */
const visitors = async (): Promise<StoredPage[]> =>
  (await done(ask(api(), 'public/v1/job-board-builder/sites/18?locale=NL'))).data.pages;
const draft = async (): Promise<StoredPage[]> => {
  const address = 'admin/v1/job-board-builder/sites/18?locale=NL&state=draft';
  return (await done(ask(api(), address, { bearer: bearer() }))).data.pages;
};
const faqTitles = async (page: number) =>
  (await visitors())
    .find(({ id }) => id === page)
    ?.blocks.filter(({ key }) => key === 'faq')
    .map(({ settings }) => settings['faq_title']);
/** Where a block stands among the others counts, not the number that says so. */
const asSeen = (pages: readonly StoredPage[], id: number) => {
  const page = pages.find((one) => one.id === id);
  return page && { ...page, blocks: page.blocks.map(({ order: _order, ...block }) => block) };
};

const rename = async (block: number, title: string) => {
  const found = (await read()).blocks.find(({ id }) => id === block)?.settings['NL'];
  await done(
    call('PUT', `block-settings/${found?.id}`, {
      block_id: block,
      locale: 'NL',
      version: found?.version,
      settings: { faq_title: title },
      revision: found?.revision,
    }),
  );
};

describe('a site that publishes by hand', () => {
  it('shows visitors only what was published, whatever is done in the editor', async () => {
    await choose('by_hand');
    const step = fc.record({
      what: fc.constantFrom(
        'add',
        'rename',
        'remove',
        'share',
        'unshare',
        'carry',
        'order',
        'text',
        'publish',
      ),
      page: fc.nat(1),
      at: fc.nat(4),
      title: fc.stringMatching(/^[a-z]{1,6}$/),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { page: first } = await addPage('p-generic');
        const { page: second } = await addPage('p-generic');
        const both = [first.id, second.id] as const;
        await publish(first.id);
        await publish(second.id);
        for (const { what, page: nth, at, title } of steps) {
          const [id, other] = [both[nth] ?? 0, both[1 - nth] ?? 0];
          const document = await read();
          const standing = document.pages.find((one) => one.id === id)?.blocks ?? [];
          const block = document.blocks.find((one) => one.id === standing[at % standing.length]);
          const before = await visitors();
          if (what === 'publish') {
            const shared = document.blocks.filter(
              (one) => one.isGlobal && one.key === 'faq' && standing.includes(one.id),
            );
            await publish(
              id,
              shared.map((one) => one.id),
            );
            const [now, edited] = [await visitors(), await draft()];
            expect(asSeen(now, id)).toEqual(asSeen(edited, id));
            expect(await stateOf(id)).toMatchObject({ is_changed: false });
            const { changed_blocks: changed } = await publication();
            expect(changed.filter((one) => shared.some(({ id: known }) => known === one))).toEqual([]);
            // The other page is as it was, but for what they share.
            const own = (pages: readonly StoredPage[]) =>
              asSeen(pages, other)?.blocks.map((one) => (one.isGlobal ? one.id : one));
            expect(own(now)).toEqual(own(before));
            continue;
          }
          if (what === 'add') await addBlock(id, at, title);
          else if (what === 'text')
            await call('POST', 'page-settings', {
              page_id: id,
              locale: 'NL',
              settings: { page_label: title },
            });
          else if (block?.key === 'faq') {
            if (what === 'rename') await rename(block.id, title);
            if (what === 'remove') await done(call('DELETE', `blocks/${block.id}?page_id=${id}`));
            if (what === 'share' || what === 'unshare')
              await done(
                call('PUT', `blocks/${block.id}`, {
                  page_id: id,
                  isGlobal: what === 'share',
                  revision: block.revision,
                }),
              );
            if (what === 'carry' && !block.isGlobal)
              await done(
                call('POST', 'blocks/bulk-update', [{ id: block.id, key: 'faq', order: at, page_id: other }]),
              );
            if (what === 'order')
              await done(
                call('POST', 'blocks/bulk-update', [{ id: block.id, key: 'faq', order: at, page_id: id }]),
              );
          }
          expect(await visitors()).toEqual(before);
        }
        for (const id of both) {
          const { is_changed: isChanged } = (await stateOf(id)) ?? {};
          const own = (pages: readonly StoredPage[]) => {
            const page = asSeen(pages, id);
            return page && { ...page, blocks: page.blocks.map((one) => (one.isGlobal ? one.id : one)) };
          };
          expect(isChanged).toBe(
            JSON.stringify(own(await visitors())) !== JSON.stringify(own(await draft())),
          );
        }
        for (const id of both) await done(call('DELETE', `pages/${id}`));
      }),
      { numRuns: 10 },
    );
  });

  it('has no page that was not published, and none that was taken offline', async () => {
    await choose('by_hand');
    const { page } = await addPage('p-generic', path('nieuw'));
    await addBlock(page.id, 0, 'Eerst');
    expect(await stateOf(page.id)).toEqual({ id: page.id, published: null, is_changed: false });
    expect((await visitors()).map(({ id }) => id)).not.toContain(page.id);
    expect((await call('GET', `pages/${page.id}/published`)).body.data).toEqual({ published: null });
    await publish(page.id);
    expect(await faqTitles(page.id)).toEqual(['Eerst']);
    expect((await stateOf(page.id))?.published).toMatchObject({ author: expect.stringMatching(/./) });
    const { published } = (await call('GET', `pages/${page.id}/published`)).body.data;
    expect(published.blocks.map((block: { settings: object }) => block.settings)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ NL: expect.objectContaining({ settings: { faq_title: 'Eerst' } }) }),
      ]),
    );
    await done(call('DELETE', `pages/${page.id}/published`));
    await done(call('DELETE', `pages/${page.id}/published`));
    expect(await faqTitles(page.id)).toBeUndefined();
    expect(await titles(page.id)).toEqual(['Eerst']);
  });

  it('changes a shared block for visitors when it is named', async () => {
    await choose('by_hand');
    const { page } = await addPage();
    const shared = await addBlock(page.id, 0, 'Oud', { isGlobal: true });
    await publish(page.id);
    await rename(shared.id, 'Nieuw');
    expect((await publication()).changed_blocks).toContain(shared.id);
    await publish(page.id);
    expect(await faqTitles(page.id)).toEqual(['Oud']);
    await publish(page.id, [shared.id]);
    expect(await faqTitles(page.id)).toEqual(['Nieuw']);
    expect((await call('POST', 'sites/18/publish', { pages: [page.id], blocks: [999_999] })).status).toBe(
      404,
    );
  });

  it('publishes and plans nothing with remarks of the checks, nor where nobody says how many, once it asks for that', async () => {
    await choose('by_hand');
    const { page } = await addPage();
    const chosen = async (publish_checks: 'warn' | 'block') =>
      done(call('PUT', 'sites/18', { revision: (await read()).revision, settings: { publish_checks } }));
    const due_at = new Date(api().clock.now().getTime() + 3_600_000).toISOString();
    const attempts = (remarks?: number) => [
      call('POST', 'sites/18/publish', { pages: [page.id], ...(remarks !== undefined && { remarks }) }),
      call('POST', 'sites/18/plans', {
        uid: randomUUID(),
        due_at,
        pages: [page.id],
        ...(remarks !== undefined && { remarks }),
      }),
    ];
    await chosen('block');
    for (const remarks of [undefined, 2])
      for (const { status, body } of await Promise.all(attempts(remarks)))
        expect([status, body.code]).toEqual([422, 'remarksOpen']);
    expect((await stateOf(page.id))?.published).toBeNull();
    await done(call('POST', 'sites/18/publish', { pages: [page.id], remarks: 0 }));
    expect((await stateOf(page.id))?.published).not.toBeNull();
    await chosen('warn');
    await publish(page.id);
  });

  it('leads from a path of visitors to the one it was published with', async () => {
    await choose('by_hand');
    const leadsTo = async (url: string) =>
      (await ask(api(), `public/v1/job-boards/1/forward?url=${url}`)).body.data?.url;
    const { page } = await addPage('p-generic', path('plek'));
    await publish(page.id);
    const move = (nl: string) => done(call('PUT', `pages/${page.id}`, { path: JSON.stringify({ nl }) }));
    await move('onderweg');
    await move('aangekomen');
    expect(await leadsTo('/plek')).toBeUndefined();
    // Its path is free in the editor; visitors still find the page there.
    const { page: other } = await addPage('p-generic', { path: { nl: 'plek' } });
    const refused = await call('POST', 'sites/18/publish', { pages: [other.id] });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('path.nl');
    await publish(page.id);
    expect(await leadsTo('/plek')).toBe('/aangekomen');
    expect(await leadsTo('/onderweg')).toBeUndefined();
    await publish(other.id);
    expect(await leadsTo('/plek')).toBeUndefined();
  });

  it('publishes pages that change places together, all or none', async () => {
    await choose('by_hand');
    const { page: one } = await addPage('p-generic', path('links'));
    const { page: other } = await addPage('p-generic', path('rechts'));
    await publish([one.id, other.id]);
    const move = (id: number, nl: string) =>
      done(call('PUT', `pages/${id}`, { path: JSON.stringify({ nl }) }));
    await move(one.id, 'even-weg');
    await move(other.id, 'links');
    await move(one.id, 'rechts');
    const at = async (id: number) => (await visitors()).find((page) => page.id === id)?.path['nl'];
    for (const id of [one.id, other.id])
      expect((await call('POST', 'sites/18/publish', { pages: [id] })).status).toBe(422);
    const withDeleted = await addPage();
    await done(call('DELETE', `pages/${withDeleted.page.id}`));
    const body = { pages: [one.id, other.id, withDeleted.page.id] };
    expect((await call('POST', 'sites/18/publish', body)).status).toBe(410);
    expect([await at(one.id), await at(other.id)]).toEqual(['links', 'rechts']);
    await publish([one.id, other.id]);
    expect([await at(one.id), await at(other.id)]).toEqual(['rechts', 'links']);
  });

  it('gives a page that is put back to visitors again, unless another has its path by now', async () => {
    await choose('by_hand');
    const { page } = await addPage('p-generic', path('terug'));
    await publish(page.id);
    await done(call('DELETE', `pages/${page.id}`));
    expect((await visitors()).map(({ id }) => id)).not.toContain(page.id);
    await done(call('POST', `pages/${page.id}/restore`));
    expect((await visitors()).map(({ id }) => id)).toContain(page.id);
    await done(
      call('PUT', `pages/${page.id}`, { path: JSON.stringify({ nl: 'elders', en: 'elders', ro: 'elders' }) }),
    );
    await done(call('DELETE', `pages/${page.id}`));
    const { page: other } = await addPage('p-generic', path('terug'));
    await publish(other.id);
    await done(call('POST', `pages/${page.id}/restore`));
    expect((await visitors()).filter(({ path: at }) => at['nl'] === 'terug').map(({ id }) => id)).toEqual([
      other.id,
    ]);
    expect((await stateOf(page.id))?.published).toBeNull();
  });

  it('leads on from a path that a page had before it was offline, and shows what is shared as it is by then', async () => {
    await choose('by_hand');
    const { page } = await addPage('p-generic', path('pauze'));
    const shared = await addBlock(page.id, 0, 'Voor de pauze', { isGlobal: true });
    await publish(page.id);
    await done(call('DELETE', `pages/${page.id}/published`));
    await rename(shared.id, 'Na de pauze');
    await done(call('PUT', `pages/${page.id}`, { path: JSON.stringify({ nl: 'vervolg' }) }));
    await publish(page.id);
    expect(await faqTitles(page.id)).toEqual(['Na de pauze']);
    expect((await ask(api(), 'public/v1/job-boards/1/forward?url=/pauze')).body.data.url).toBe('/vervolg');
  });

  it('mails who writes to it where the published block says', async () => {
    await choose('by_hand');
    const { page } = await addPage();
    const settings = (emailTo: string) => ({ NL: { version: 0, settings: { contact_emailTo: emailTo } } });
    const block = await addBlock(page.id, 0, '', { key: 'contact', settings: settings('oud@example.org') });
    const send = () =>
      ask(api(), 'public/v1/job-boards/1/contact', {
        method: 'POST',
        body: { email_contact_form: block.id, name: 'An', email: 'an@example.org', message: 'Hallo daar' },
      });
    await publish(page.id);
    expect((await send()).status).toBe(201);
    await done(call('DELETE', `blocks/${block.id}?page_id=${page.id}`));
    await publish(page.id);
    // Somebody had the page open.
    expect((await send()).status).toBe(201);
  });

  it('shows what was not published when it goes live at once, and what visitors see when it goes back', async () => {
    await choose('by_hand');
    const { page } = await addPage('p-generic', path('vroeger'));
    const block = await addBlock(page.id, 0, 'Gepubliceerd');
    await publish(page.id);
    await rename(block.id, 'Nog niet');
    await done(call('PUT', `pages/${page.id}`, { path: JSON.stringify({ nl: 'later' }) }));
    await choose('live');
    expect(await faqTitles(page.id)).toEqual(['Nog niet']);
    expect((await ask(api(), 'public/v1/job-boards/1/forward?url=/vroeger')).body.data.url).toBe('/later');
    expect((await call('POST', 'sites/18/publish', { pages: [page.id] })).status).toBe(409);
    expect(await publication()).toEqual({
      publishing: 'live',
      pages: [],
      changed_blocks: [],
      changed_appearance: [],
      plans: [],
    });
    await rename(block.id, 'Meteen');
    const before = await visitors();
    await choose('by_hand');
    expect(await visitors()).toEqual(before);
    expect((await publication()).pages.every(({ is_changed: isChanged }) => !isChanged)).toBe(true);
    await rename(block.id, 'Weer niet');
    expect(await faqTitles(page.id)).toEqual(['Meteen']);
  });

  it('opens as it stands, and waits from then on', async () => {
    await choose('live');
    await done(call('PUT', 'sites/18', { status: 'draft' }));
    await choose('by_hand');
    const { page } = await addPage();
    const block = await addBlock(page.id, 0, 'Bij de opening');
    await done(call('PUT', 'sites/18', { status: 'active' }));
    expect(await faqTitles(page.id)).toEqual(['Bij de opening']);
    await rename(block.id, 'Daarna');
    expect(await faqTitles(page.id)).toEqual(['Bij de opening']);
    await done(call('PUT', 'sites/18', { status: 'draft' }));
    expect(await publication()).toEqual({
      publishing: 'by_hand',
      pages: [],
      changed_blocks: [],
      changed_appearance: [],
      plans: [],
    });
    await done(call('PUT', 'sites/18', { status: 'active' }));
    expect(await faqTitles(page.id)).toEqual(['Daarna']);
  });

  it('shows visitors a new appearance once that is published, alone or with a page, and every other setting at once', async () => {
    const change = async (body: object) => {
      const { revision } = await read();
      expect((await call('PUT', 'sites/18', { revision, ...body })).status).toBe(200);
    };
    const visible = async (state?: 'draft') => {
      const address = 'v1/job-board-builder/sites/18?locale=NL';
      const { body } =
        state === undefined
          ? await ask(api(), `public/${address}`)
          : await ask(api(), `admin/${address}&state=${state}`, { bearer: bearer() });
      const { primary_color: colour, copyright_text: copyright, hide_job_dates: dates } = body.data.settings;
      return { colour, copyright, dates };
    };
    const waiting = async () => (await call('GET', 'sites/18/publication')).body.data.changed_appearance;
    await choose('by_hand');
    await change({
      settings: { primary_color: '#112233', hide_job_dates: false },
      texts: { NL: { copyright_text: 'Voorheen' } },
    });
    expect((await call('POST', 'sites/18/publish', { pages: [], appearance: true })).status).toBe(204);
    expect(await visible()).toEqual({ colour: '#112233', copyright: 'Voorheen', dates: false });

    await change({
      settings: { primary_color: '#445566', hide_job_dates: true },
      texts: { NL: { copyright_text: 'Voortaan' } },
    });
    expect(await waiting()).toEqual(['copyright_text', 'primary_color']);
    expect(await visible()).toEqual({ colour: '#112233', copyright: 'Voorheen', dates: true });
    expect(await visible('draft')).toMatchObject({ colour: '#445566', copyright: 'Voortaan' });
    // Put back by hand, nothing waits.
    await change({ settings: { primary_color: '#112233' }, texts: { NL: { copyright_text: 'Voorheen' } } });
    expect(await waiting()).toEqual([]);

    await change({ settings: { primary_color: '#445566' } });
    const { page } = await addPage();
    await publish(page.id);
    expect(await visible()).toMatchObject({ colour: '#112233' });
    expect((await call('POST', 'sites/18/publish', { pages: [page.id], appearance: true })).status).toBe(204);
    expect(await visible()).toMatchObject({ colour: '#445566' });
    expect(await waiting()).toEqual([]);
    expect((await call('POST', 'sites/18/publish', { pages: [] })).status).toBe(404);

    await change({ settings: { primary_color: '#778899' } });
    await call('PUT', 'sites/18/publication', { publishing: 'live' });
    expect(await visible()).toMatchObject({ colour: '#778899' });
    await call('PUT', 'sites/18/publication', { publishing: 'by_hand' });
    expect(await visible()).toMatchObject({ colour: '#778899' });
  });

  it('gives its draft to admins alone', async () => {
    expect((await ask(api(), 'public/v1/job-board-builder/sites/18?state=draft')).status).toBe(403);
  });
});
