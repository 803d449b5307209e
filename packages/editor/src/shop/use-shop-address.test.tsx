// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestedAddressContext, useAddress } from '../workbench/use-address.ts';
import { useShopAddress } from './use-shop-address.ts';

type ShopAddress = ReturnType<typeof useShopAddress>;

/** A filter and a search, each a part of its own below one address, as in the shop. */
async function aShop(first: string) {
  const parts: { filter?: ShopAddress; search?: ShopAddress } = {};
  const Filter = () => ((parts.filter = useShopAddress()), null);
  const Find = () => ((parts.search = useShopAddress()), null);
  function Shop() {
    const { requested } = useAddress();
    return (
      <RequestedAddressContext value={requested}>
        <Filter />
        <Find />
      </RequestedAddressContext>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Shop /> }], { initialEntries: [first] });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<RouterProvider router={router} />));
  return { parts, query: () => Object.fromEntries(new URLSearchParams(router.state.location.search)) };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('keeps both of two changes in one moment, whichever part of the shop asks for them', async () => {
  const { parts, query } = await aShop('/shop?part=orders&page=7');
  await act(async () => {
    parts.filter?.show({ status: 'paid', list: undefined });
    parts.search?.show({ find: 'bakker' });
    parts.filter?.show({ open: '12' });
  });
  expect(query()).toEqual({ part: 'orders', page: '7', status: 'paid', find: 'bakker', open: '12' });
  expect(parts.search).toMatchObject({ status: 'paid', find: 'bakker', open: '12' });
});

it('takes a name out of the address whose value is empty', async () => {
  const { parts, query } = await aShop('/shop?part=orders&find=bakker&list=3');
  await act(async () => parts.search?.show({ find: '', list: undefined }));
  expect(query()).toEqual({ part: 'orders' });
});
