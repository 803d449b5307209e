// @vitest-environment happy-dom
import type { DeletedFeed, Feed } from '@boardwright/api-client/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteSettingsFixture } from '../site-settings.fixture.tsx';
import { type FeedApi, FeedApiContext } from './feed-api.ts';

const feed: Feed = {
  id: 7,
  client: null,
  name: 'Wadwerk',
  address: 'https://wadwerk.nl/jobs.xml',
  mapping: {},
  company: null,
  schedule: 'daily',
  time_of_day: '06:00',
  weekday: 1,
  active: true,
  allowed: true,
  needs_consent: false,
  revision: 1,
  next_run_at: null,
  last_run: null,
  open_run: null,
  jobs_count: 2,
};

/** Feeds in memory, as the API keeps them. */
function memoryFeeds(refused?: string) {
  let deleted: readonly DeletedFeed[] = [];
  const ended: string[] = [];
  const never = () => Promise.reject(new Error('It is not asked for here'));
  const pageOf = <Row,>(data: readonly Row[]) =>
    Promise.resolve({ data, meta: { total: data.length, page: 1, limit: 10, last_page: 1 } });
  const api: FeedApi = {
    list: () => pageOf(deleted.length === 0 ? [feed] : []),
    deleted: () => pageOf(deleted),
    async remove(_id, jobs) {
      ended.push(jobs);
      const { id, client, name, address } = feed;
      deleted = [{ id, client, name, address, deleted_at: '2026-11-27T10:00:00Z', jobs_count: 0 }];
    },
    async restore() {
      if (refused) throw new Error(refused);
      deleted = [];
      return feed;
    },
    inspect: never,
    save: never,
    allow: never,
    run: never,
    runs: never,
    items: never,
  };
  return { api, ended };
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function open(api: FeedApi): Promise<void> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <FeedApiContext value={api}>
        <SiteSettingsFixture section="feeds" />
      </FeedApiContext>,
    ),
  );
}
const text = (): string => document.querySelector('main')?.textContent ?? '';
/** @throws Error where no button begins with this */
async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll<HTMLButtonElement>('main button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
  );
  if (!found) throw new Error(`Nothing is called ${name}: ${text()}`);
  await act(async () => found.click());
}

it('says what goes with a feed before it is deleted, and restores it', async () => {
  const { api, ended } = memoryFeeds();
  await open(api);
  expect(text()).not.toContain('Deleted in the last 30 days');
  await press('Delete: Wadwerk');
  expect(text()).toContain(
    '2 jobs of it are online now. It is not read any more. For 30 days you can restore',
  );
  await press('Delete, jobs end now');
  expect(ended).toEqual(['end']);
  expect(text()).toContain('Deleted in the last 30 days');
  await press('Restore: Wadwerk');
  expect(text()).not.toContain('Deleted in the last 30 days');
  expect(text()).toContain('Wadwerk');
});

it('says why a feed is not restored, which stays where it is', async () => {
  const sentence = 'This feed was added again meanwhile.';
  const { api } = memoryFeeds(sentence);
  await open(api);
  await press('Delete: Wadwerk');
  await press('Delete, jobs stay');
  await press('Restore: Wadwerk');
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(sentence);
  expect(text()).toContain('Deleted in the last 30 days');
});
