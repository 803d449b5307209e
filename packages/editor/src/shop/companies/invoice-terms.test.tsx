// @vitest-environment happy-dom
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editorMessages } from '../../editor.messages.ts';
import { aSite } from '../../page-editing/a-site.ts';
import { EditingProvider } from '../../page-editing/page-editing.react.tsx';
import { type Company, type CompanyChange, type ShopApi, ShopApiContext } from '../shop-api.ts';
import { InvoiceTerms } from './invoice-terms.tsx';

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };
const read: Company = {
  id: 3,
  name: 'Bakkerij Dijkstra',
  created_at: '2026-01-05T10:00:00Z',
  balances: [],
  verified_at: null,
  invoice_limit: 50_000,
  outstanding: 0,
  revision: 1,
};

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
const input = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

it('shows both limits where a colleague set another one meanwhile, and keeps what only they changed', async () => {
  let stored: Company = { ...read, verified_at: '2026-11-27T10:00:00Z', invoice_limit: 90_000, revision: 2 };
  const sent: CompanyChange[] = [];
  const changeCompany: ShopApi['changeCompany'] = async (_id, change) => {
    sent.push(change);
    if (change.revision !== stored.revision) return { current: stored };
    stored = { ...stored, invoice_limit: change.invoice_limit ?? null, revision: stored.revision + 1 };
    return { saved: stored };
  };
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  const changed = vi.fn<() => void>();
  await act(async () =>
    root.render(
      <TranslatorContext value={createTranslator('en', { editor: editorMessages.en })}>
        <MemoryRouter>
          <EditingProvider site={aSite()} journal={undefined} effects={effects}>
            <ShopApiContext value={{ changeCompany } as unknown as ShopApi}>
              <InvoiceTerms company={read} onChanged={changed} />
            </ShopApiContext>
          </EditingProvider>
        </MemoryRouter>
      </TranslatorContext>,
    ),
  );
  await act(async () => {
    const field = input('input:not([type=checkbox])');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '700');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
  const both = document.querySelector('dialog')?.textContent;
  expect(both).toContain('You and a colleague both changed this');
  expect([both?.includes('700'), both?.includes('900'), changed.mock.calls.length]).toEqual([true, true, 0]);
  await act(async () => input('dialog input[type=radio]').click());
  await press('Save this choice');
  expect(sent.at(-1)).toEqual({ verified: true, invoice_limit: 70_000, revision: 2 });
  expect([stored.invoice_limit, changed.mock.calls.length]).toEqual([70_000, 1]);
});
