// @vitest-environment happy-dom
import type { AdminQuote } from '@boardwright/api-client/contract';
import { type Locale, locales } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editorMessages } from '../../editor.messages.ts';
import { aSite } from '../../page-editing/a-site.ts';
import { EditingProvider } from '../../page-editing/page-editing.react.tsx';
import { QuotesApiContext, type QuotesApi } from './quotes-api.ts';
import { aQuote, memoryQuotes } from './quotes.fixture.ts';
import { QuotesPart } from './quotes-part.tsx';

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };

async function open(api: QuotesApi, address = '/shop?part=quotes', locale: Locale = 'en') {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
        <MemoryRouter initialEntries={[address]}>
          <EditingProvider site={aSite()} journal={undefined} effects={effects}>
            <QuotesApiContext value={api}>
              <main>
                <QuotesPart />
              </main>
            </QuotesApiContext>
          </EditingProvider>
        </MemoryRouter>
      </TranslatorContext>,
    ),
  );
  /** @throws Error where nothing is called that */
  function last<Part extends HTMLElement>(selector: string, name: string): Part {
    const found = [...document.querySelectorAll<Part>(selector)].findLast((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(name),
    );
    if (!found) throw new Error(`Nothing is called ${name}: ${document.body.textContent}`);
    return found;
  }
  const controlOf = (label: string) =>
    document.getElementById(last<HTMLLabelElement>('label', label).htmlFor);
  const set = (label: string, value: string, kind: 'input' | 'change') =>
    act(async () => {
      const control = controlOf(label);
      if (!control) throw new Error(`${label} is no field`);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event(kind, { bubbles: true }));
    });
  return {
    press: (name: string) => act(async () => last('button, a', name).click()),
    write: (label: string, text: string) => set(label, text, 'input'),
    choose: (label: string, value: string) => set(label, value, 'change'),
    dialog: () => document.querySelector('dialog')?.textContent ?? '',
    text: () => document.body.textContent,
    close: () => act(async () => root.unmount()),
  };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

describe('the quotes of the shop', () => {
  it('say what a quote is where there is none, and what was found in the words of each language', async () => {
    for (const locale of locales) {
      const none = await open(memoryQuotes().api, '/shop?part=quotes', locale);
      expect(none.text()).not.toMatch(/\b(?:quote|part|about)\.[a-z]/);
      expect(document.querySelector('main h2')?.textContent).not.toBe('');
      await none.close();
    }
    const memory = memoryQuotes([aQuote({ state: 'sent' })]);
    const list = await open(memory.api, '/shop?part=quotes&status=sent&find=dijk&sort=-net');
    expect(memory.asked).toEqual([{ state: 'sent', search: 'dijk', sort: '-net' }]);
    expect(document.querySelector('tbody tr')?.textContent).toContain('10 × Vacature 30 dagen');
    await list.close();
  });

  it('are written for a company that is chosen, with a reason for a price of its own, and open as a draft', async () => {
    const { api, written } = memoryQuotes();
    const shop = await open(api);
    await shop.press('Write a quote');
    await shop.press('Go on');
    expect(shop.dialog()).toContain('Choose a company');
    await shop.choose('For which company?', '3');
    await shop.press('Go on');
    await shop.write('How many', '101');
    await shop.press('Save draft');
    expect(shop.dialog()).toContain('Fill in a number from 1 to 100');
    await shop.write('How many', '10');
    await shop.write('Price of one', '150');
    expect(shop.dialog()).toContain('€1,500.00 instead of €1,950.00');
    await shop.press('Add a line');
    await shop.press('Remove line 2');
    await shop.press('Save draft');
    expect(shop.dialog()).toContain('Say why the price is another one');
    expect(written).toEqual([]);
    await shop.write('Why it costs else', 'They take ten.');
    await shop.press('Save draft');
    expect(written).toEqual([
      {
        person: 'sjoerd',
        message: '',
        reason: 'They take ten.',
        lines: [{ product_id: 1, pieces: 10, price: 15_000, remark: '', organisation_id: null }],
      },
    ]);
    expect(shop.dialog()).toContain('Quote 12');
    await shop.press('Send by mail');
    expect(shop.dialog()).toContain('Mail it again');
    await shop.press('Withdraw');
    expect(shop.dialog()).toContain('Withdraw quote 12?');
    await shop.press('Withdraw');
    expect(shop.dialog()).toContain('Withdrawn');
    expect(shop.dialog()).not.toContain('Mail it again');
    await shop.close();
  });

  it('that a colleague changed meanwhile are joined with what was typed; what both changed is asked', async () => {
    const { api, written, change } = memoryQuotes([aQuote({ state: 'sent' })]);
    const shop = await open(api, '/shop?part=quotes&open=12');
    await shop.press('Change');
    await shop.write('Price of one', '140');
    change(12, { message: 'A colleague wrote this.' });
    await shop.press('Save draft');
    // What both make together is sent once the first sending is over.
    await act(async () => vi.waitFor(() => expect(written).toHaveLength(1)));
    expect(written[0]).toMatchObject({ message: 'A colleague wrote this.', lines: [{ price: 14_000 }] });
    await shop.press('Change');
    await shop.write('How many', '4');
    await shop.write('Valid until', '2027-01-10');
    change(12, { valid_until: '2026-12-10T22:59:59.000Z' });
    change(12, { lines: aQuote().lines.map((line) => ({ ...line, pieces: 3 })) });
    await shop.press('Save draft');
    expect(shop.dialog()).toMatch(/both changed this.*What.*Yours.*4 ×.*Theirs.*3 ×/s);
    expect(shop.dialog()).toMatch(/Yours10 Dec 2026 Jan 2027Theirs10 Jan 2027 Dec 2026/);
    const yours = [...document.querySelectorAll<HTMLLabelElement>('dialog label')].filter((label) =>
      label.textContent.startsWith('Yours'),
    );
    for (const label of yours) await act(async () => label.click());
    await shop.press('Save this choice');
    expect(written.at(-1)?.lines[0]?.pieces).toBe(4);
    await shop.close();
  });

  it('say why one cannot be sent, what its buyer decided, and which orders it became', async () => {
    const refusal = 'On invoice is for companies that we have verified.';
    const held = await open(memoryQuotes([aQuote({ refusal })]).api, '/shop?part=quotes&open=12');
    expect(held.dialog()).toContain(refusal);
    expect(held.dialog()).not.toContain('Send by mail');
    await held.close();
    const accepted: Partial<AdminQuote> = {
      state: 'accepted',
      decided_at: '2026-11-29T10:00:00.000Z',
      decided_name: 'Ilse Veenstra',
      po_number: 'PO 7',
      orders: [41, 42],
    };
    const won = await open(memoryQuotes([aQuote(accepted)]).api, '/shop?part=quotes&open=12');
    for (const text of ['Ilse Veenstra', 'PO 7', 'Order 41', 'Order 42'])
      expect(won.dialog()).toContain(text);
    expect(won.dialog()).not.toContain('Withdraw');
    await won.close();
  });
});
