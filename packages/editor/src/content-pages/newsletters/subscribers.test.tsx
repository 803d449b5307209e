// @vitest-environment happy-dom
import type { NewsletterSubscription } from '@boardwright/api-client/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnWorkbench } from '../../block-actions/on-workbench.fixture.tsx';
import { aSite } from '../../page-editing/a-site.ts';
import {
  type NewsletterApi,
  NewsletterApiContext,
  type NewsletterDraft,
  type SubscriptionFilter,
} from './newsletter-api.ts';
import { NewslettersPart } from './newsletters-part.tsx';

const bas: NewsletterSubscription = {
  id: 4,
  email: 'bas@example.org',
  newsletter_id: 1,
  state: 'confirmed',
  source: 'application',
  locale: 'nl',
  agreed_text: 'Mail mij',
  agreed_at: '2026-11-01T10:00:00Z',
  confirmed_at: '2026-11-01T10:05:00Z',
  ended_at: null,
};
let root: Root;
let rows: NewsletterSubscription[];
let asked: SubscriptionFilter[];
let saved: (readonly NewsletterDraft[])[];
const api: NewsletterApi = {
  list: async () => ({
    revision: 1,
    newsletters: [{ id: 1, names: { nl: 'Weekbericht' }, confirmed: rows.length, pending: 0 }],
    deleted: [{ id: 2, names: { nl: 'Maandbrief' }, deleted_at: '2026-11-20T10:00:00Z', addresses: 12 }],
  }),
  async save(newsletters, revision) {
    const now = { ...(await api.list()), revision: 2 };
    if (revision !== now.revision) return { current: now };
    saved.push(newsletters);
    return { saved: { ...now, revision: 3 } };
  },
  async subscriptions(filter) {
    asked.push(filter);
    return { data: rows, meta: { total: rows.length, page: 1, limit: 25, last_page: 1 } };
  },
  exportAddress: ({ search, source, language }) => `/export?${[search, source, language].join()}`,
  end: async (id) => {
    rows = rows.map((row) => (row.id === id ? { ...row, state: 'ended' } : row));
  },
  remove: async (id) => {
    rows = rows.filter((row) => row.id !== id);
  },
};
async function open(query: string): Promise<void> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <OnWorkbench site={aSite()} query={query}>
        <NewsletterApiContext value={api}>
          <main>
            <NewslettersPart />
          </main>
        </NewsletterApiContext>
      </OnWorkbench>,
    ),
  );
}
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name)
      .at(-1)
      ?.click(),
  );
const text = () => document.body.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  rows = [bas];
  asked = [];
  saved = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('lists who wants the newsletters as the address asks, and takes the same along as a file', async () => {
  await open('?section=newsletters&find=bas&source=application&language=nl&sort=email&state=confirmed');
  expect(asked).toMatchObject([
    { search: 'bas', source: 'application', language: 'nl', sort: 'email', state: 'confirmed' },
  ]);
  expect(document.querySelector('a[download]')?.getAttribute('href')).toBe('/export?bas,application,nl');
  await press('Address');
  expect(asked.at(-1)?.sort).toBe('-email');
});

it('ends one and deletes one, once what goes and what stays was read', async () => {
  await open('?section=newsletters');
  await press('End for bas@example.org');
  expect(document.querySelector('dialog')?.textContent).toContain('When and to what they agreed stays');
  await press('End the newsletter');
  expect(text()).toContain('bas@example.org no longer gets “Weekbericht”.');
  expect(text()).not.toContain('End for');
  await press('Delete bas@example.org');
  expect(document.querySelector('dialog')?.textContent).toContain('the proof of consent too');
  await press('Cancel');
  expect(rows).toHaveLength(1);
  await press('Delete bas@example.org');
  await press('Delete the subscriber');
  expect(text()).toContain('bas@example.org was deleted.');
  expect(rows).toEqual([]);
});

it('restores one that was deleted, and saves it beside what a colleague changed meanwhile', async () => {
  await open('?section=newsletters');
  expect(text()).toContain('Deleted on 20 Nov 2026; it ended for 12 addresses.');
  await press('Restore Maandbrief');
  expect(text()).not.toContain('Deleted in the last 30 days');
  await press('Save newsletters');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(saved).toEqual([
    [
      { id: 1, names: { nl: 'Weekbericht' } },
      { id: 2, names: { nl: 'Maandbrief' } },
    ],
  ]);
});
