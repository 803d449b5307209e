// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { aSite } from '../page-editing/a-site.ts';
import { EditingProvider } from '../page-editing/page-editing.react.tsx';
import { editorMessages } from '../editor.messages.ts';
import { DomainSection } from './domain/domain-section.tsx';
import { HostSourceContext } from './domain/host-source.ts';
import { ForwardSourceContext } from './forwards/forward-source.ts';
import { ForwardsSection } from './forwards/forwards-section.tsx';

const never = () => new Promise<never>(() => undefined);
const effects = {
  save: never,
  storeJournal: () => undefined,
  now: () => 0,
  newUid: () => crypto.randomUUID(),
};
const hosts = [
  { host: 'jobs.example.org', state: 'main' as const, record: null },
  { host: 'werk.example.org', state: 'verified' as const, record: null },
  { host: 'nieuw.example.org', state: 'waiting' as const, record: { name: '_n', value: 'v' } },
];
const forwards = [
  {
    id: 7,
    from: '/wie',
    to: '/over-ons',
    is_taken: false,
    page_id: 3,
    created_at: '2026-11-01T08:00:00Z',
    deleted_at: null,
  },
];
const removed: unknown[] = [];
const root = { current: undefined as ReturnType<typeof createRoot> | undefined };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.current?.unmount());
  removed.length = 0;
  vi.unstubAllGlobals();
});

async function open(section: 'domain' | 'forwards') {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root.current = createRoot(place);
  const hostSource = {
    list: async () => hosts.filter(({ host }) => !removed.includes(host)),
    listDeleted: async () =>
      hosts
        .filter(({ host }) => removed.includes(host))
        .map(({ host }) => ({ host, was: 'waiting' as const, deleted_at: '2026-11-27T08:00:00Z' })),
    add: never,
    verify: never,
    makeMain: never,
    remove: async (_site: number, host: string) => void removed.push(host),
    restore: () => Promise.reject(new Error('Another site of this server answers at this host')),
  };
  const forwardSource = {
    list: async () => {
      const data = forwards.filter(({ id }) => !removed.includes(id));
      return { data, meta: { total: data.length, page: 1, limit: 10, last_page: 1 } };
    },
    listDeleted: async () => {
      const data = forwards
        .filter(({ id }) => removed.includes(id))
        .map((one) => ({ ...one, deleted_at: '2026-11-27T08:00:00Z' }));
      return { data, meta: { total: data.length, page: 1, limit: 10, last_page: 1 } };
    },
    remove: async (id: number) => void removed.push(id),
    restore: async (id: number) => void removed.splice(removed.indexOf(id), 1),
  };
  await act(async () =>
    root.current?.render(
      <TranslatorContext value={createTranslator('en', { editor: editorMessages.en })}>
        <EditingProvider site={aSite()} journal={undefined} effects={effects}>
          <HostSourceContext value={hostSource}>
            <ForwardSourceContext value={forwardSource}>
              {section === 'domain' ? <DomainSection /> : <ForwardsSection />}
            </ForwardSourceContext>
          </HostSourceContext>
        </EditingProvider>
      </TranslatorContext>,
    ),
  );
}
const dialog = () => document.querySelector('dialog')?.textContent;
async function press(name: string, within: ParentNode = document): Promise<void> {
  const found = [...within.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  await act(async () => found?.click());
}
const answer = (name: string) => press(name, document.querySelector('dialog') ?? document.createElement('i'));

it('says what a host takes with it, and removes it only then', async () => {
  await open('domain');
  await press('Remove: werk.example.org');
  expect(dialog()).toMatch(/Remove werk\.example\.org.*links in mails.*Passkeys.*30 days.*unless another/);
  await answer('Keep');
  expect([dialog(), removed]).toEqual([undefined, []]);
  await press('Remove: nieuw.example.org');
  expect(dialog()).toMatch(/Nobody finds the site there yet/);
  expect(dialog()).not.toContain('Passkeys');
  await answer('Remove');
  expect(removed).toEqual(['nieuw.example.org']);
  const [there, lately] = document.querySelectorAll('ul');
  expect(there?.querySelectorAll('li')).toHaveLength(2);
  expect(lately?.textContent).toContain('nieuw.example.orgWaited for its record. Removed on 27 Nov 2026.');
  await press('Restore nieuw.example.org');
  expect(document.querySelector('section')?.textContent).toContain('Another site of this server');
  expect(removed).toEqual(['nieuw.example.org']);
});

it('says who finds nothing once an old address of a page is removed, and removes it only then', async () => {
  await open('forwards');
  await press('Remove /wie');
  expect(dialog()).toMatch(/Whoever follows \/wie finds nothing.*not to \/over-ons/);
  expect(removed).toEqual([]);
  await answer('Remove');
  expect(removed).toEqual([7]);
  expect(document.body.textContent).toMatch(/lately.*\/wieLed to \/over-ons\. Removed on 27 Nov 2026/);
  await press('Restore /wie');
  expect(document.body.textContent).toContain('/wieleads to/over-ons');
  expect(document.body.textContent).not.toContain('lately');
});
