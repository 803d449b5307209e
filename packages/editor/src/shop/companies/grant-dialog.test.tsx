// @vitest-environment happy-dom
import type { AdminLot } from '@boardwright/api-client/contract';
import { previewProducts } from '@boardwright/engine/testing';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSite } from '../../page-editing/a-site.ts';
import { EditingProvider } from '../../page-editing/page-editing.react.tsx';
import { type Company, type Grant, type ShopApi, ShopApiContext } from '../shop-api.ts';
import { GrantDialog } from './grant-dialog.tsx';

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };
const slots = previewProducts().map((product, at) => ({
  ...product,
  type: 'slot' as const,
  revision: at,
  vat_rate: 21,
  active: true,
}));

let root: Root;
let grants: Grant[];
/** Products come when this is called. */
let arrive: () => void;
const onGiven = vi.fn<(done: string) => void>();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  grants = [];
  onGiven.mockClear();
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const api = {
    products: () => arrived.then(() => slots),
    grant: async (_id: number, grant: Grant) => {
      grants.push(grant);
      return {} as AdminLot;
    },
    newKey: () => 'a key of its own',
  } as Partial<ShopApi> as ShopApi;
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  const company = { id: 7, name: 'Havenbakker' } as Company;
  await act(async () =>
    root.render(
      <TranslatorContext value={createTranslator('en', {})}>
        <MemoryRouter>
          <EditingProvider site={aSite()} journal={undefined} effects={effects}>
            <ShopApiContext value={api}>
              <GrantDialog company={company} onClose={() => undefined} onGiven={onGiven} />
            </ShopApiContext>
          </EditingProvider>
        </MemoryRouter>
      </TranslatorContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

function fieldOf(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')];
  const id = labels.find(({ textContent }) => textContent.startsWith(label))?.htmlFor;
  const found = id === undefined ? null : document.getElementById(id);
  if (!found) throw new Error(`There is no ${label}`);
  return found as HTMLInputElement;
}
async function fill(label: string, value: string): Promise<void> {
  const field = fieldOf(label);
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}
const press = () =>
  act(
    async () =>
      void document
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

it('gives what was pressed before the products were there, once they are', async () => {
  await fill('What', 'slot');
  await fill('How many', '2');
  await press();
  expect(document.body.textContent).toContain('This field is required');
  await fill('Reason', 'A month to try it');
  await press();
  expect([grants, onGiven.mock.calls.length]).toEqual([[], 0]);
  await act(async () => arrive());
  expect(grants).toEqual([
    expect.objectContaining({ kind: 'slot', amount: 2, product_id: slots[0]?.id, note: 'A month to try it' }),
  ]);
  expect(onGiven).toHaveBeenCalledTimes(1);
});
