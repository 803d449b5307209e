import type { StoredPage } from '@boardwright/api-client/contract';
import { expect, it } from 'vitest';
import { openBuilder } from '../../../test/builder-pages.ts';
import { ask } from '../../../test/request.ts';

const { api, bearer, addPage, addBlock } = openBuilder();
const address = 'v1/job-board-builder/sites/18?locale=NL';

it('a block that is hidden is sent to admins alone; one of a period to the page, which decides', async () => {
  const { page } = await addPage();
  const faq = (visibility: object) => ({
    NL: { version: 0, settings: { faq_title: 'Vragen', faq_visibility: visibility } },
  });
  const hidden = await addBlock(page.id, 0, '', { settings: faq({ hidden: true }) });
  const planned = await addBlock(page.id, 1, '', { settings: faq({ from: '2036-01-01T00:00:00.000Z' }) });
  const idsIn = async (answer: ReturnType<typeof ask>) =>
    ((await answer).body.data.pages as StoredPage[])
      .find(({ id }) => id === page.id)
      ?.blocks.filter(({ key }) => key === 'faq')
      .map(({ id }) => id);
  expect(await idsIn(ask(api(), `public/${address}`))).toEqual([planned.id]);
  expect(await idsIn(ask(api(), `admin/${address}&state=draft`, { bearer: bearer() }))).toEqual([
    hidden.id,
    planned.id,
  ]);
});

it('what stands in the columns of a hidden block goes with it, and comes back with it', async () => {
  const { page } = await addPage();
  const rows = (settings: object) => ({ settings: { NL: { version: 0, settings } } });
  const columns = (isHidden: boolean, number: number) =>
    addBlock(page.id, number, '', {
      key: 'columns',
      ...rows({ columns_visibility: { hidden: isHidden } }),
    });
  const inColumn = (order: number, level: number) =>
    addBlock(page.id, order, '', rows({ faq_column: { level, number: 1 } }));
  const hidden = await columns(true, 0);
  const within = await inColumn(1, 1);
  const other = await columns(false, 2);
  const beside = await inColumn(3, 1);
  const answer = await ask(api(), `public/${address}`);
  const ids = (answer.body.data.pages as StoredPage[]).find(({ id }) => id === page.id)?.blocks ?? [];
  const visible = ids
    .map(({ id }) => id)
    .filter((id) => [hidden, within, other, beside].some((one) => one.id === id));
  expect(visible).toEqual([other.id, beside.id]);
});
