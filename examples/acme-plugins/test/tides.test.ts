import { callsOf } from '@boardwright/api-client';
import { openPluginApi, type PluginApi } from '@boardwright/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tideEndpoints } from '../src/tides/endpoints.ts';
import { tides } from '../src/tides/index.ts';

let board: PluginApi;
beforeAll(async () => {
  board = await openPluginApi(tides);
});
afterAll(() => board.close());

const callsAs = async (role?: 'public' | 'admin', host?: string) =>
  callsOf(await board.clientFor(role, host), 'acme-tides', tideEndpoints);
const hours = (count: number) => new Date(board.clock.now().getTime() + count * 3_600_000).toISOString();
const coming = async (host?: string) => {
  const { data } = await (await callsAs('public', host)).findTides({ params: { place: 'Delfzijl' } });
  return data.map(({ high_at: at }) => at);
};

it('tides are told by admins, each of their own site, read by everybody, and removed when they are over', async () => {
  const admin = await callsAs('admin');
  for (const count of [14, 2]) await admin.saveTide({ body: { place: 'Delfzijl', high_at: hours(count) } });
  const other = await callsAs('admin', 'other.localhost');
  await other.saveTide({ body: { place: 'Delfzijl', high_at: hours(5) } });
  expect(await coming()).toEqual([hours(2), hours(14)]);
  expect(await coming('other.localhost')).toEqual([hours(5)]);

  const late = hours(14);
  board.clock.advance(3 * 3_600_000);
  expect(await coming()).toEqual([late]);
  await board.runTask('acme-tides/tidy');
  board.clock.advance(-3 * 3_600_000);
  expect(await coming()).toEqual([late]);
});

it('nobody else adds one, and none without a time', async () => {
  const visitor = await callsAs();
  const body = { place: 'Delfzijl', high_at: hours(1) };
  await expect(visitor.saveTide({ body, as: 'admin' })).rejects.toMatchObject({ status: 401 });
  const admin = await callsAs('admin');
  await expect(admin.saveTide({ body: { ...body, high_at: 'tomorrow' } })).rejects.toMatchObject({
    status: 400,
    fields: { high_at: ['high_at has the wrong form'] },
  });
});
