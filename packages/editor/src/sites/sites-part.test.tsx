// @vitest-environment happy-dom
import { RequestError } from '@boardwright/engine/request-failure';
import { locales } from '@boardwright/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SitesApi } from '../shell/sites-api.ts';
import { SitesPart } from './sites-part.tsx';
import { aDeletion, aRunSite, memorySites, SitesFixture } from './sites.fixture.tsx';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const two = [aRunSite(18, { is_current: true }), aRunSite(19, { name: '', status: 'draft' })];

async function open(api: SitesApi, more: { address?: string; locale?: (typeof locales)[number] } = {}) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <SitesFixture api={api} {...more}>
        <SitesPart />
      </SitesFixture>,
    ),
  );
}
const text = (): string => document.body.textContent;
const press = (name: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].findLast(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
    if (!found) throw new Error(`Nothing is called ${name}: ${text()}`);
    found.click();
  });
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};
const write = (label: string, typed: string) =>
  act(async () => {
    const input = field(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

it('lists the sites, one without a name by its host, and goes to another', async () => {
  const { api, entered } = memorySites(two);
  await open(api);
  expect(text()).toContain('Site 18You are here');
  expect(text()).toContain('site-19.example.org');
  await press('Go there: site-19.example.org');
  expect(entered).toEqual([19]);
});

it('starts a copy of the site whose button was pressed, and leads to it', async () => {
  const { api, sent, entered } = memorySites(two);
  await open(api);
  await press('More for site-19.example.org');
  expect(document.querySelector('a[download]')?.getAttribute('href')).toBe('/export/19');
  await press('Copy');
  await write('Name', 'Derde');
  await write('Host name', 'derde.example.org');
  await press('Start');
  expect(sent).toEqual([{ name: 'Derde', host: 'derde.example.org', source_id: 19 }]);
  expect(text()).toContain('Derde is there, as a draft');
  await press('Go there: Derde');
  expect(entered).toEqual([99]);
});

it('starts an empty one in the languages of this site, and keeps what was typed where it is refused', async () => {
  const { api, sent } = memorySites(two);
  const fields = { host: ['Another site of this server answers at this host'] };
  let refusals = 1;
  const start: SitesApi['start'] = async (site) => {
    if (refusals-- > 0) throw new RequestError({ kind: 'refused', message: fields.host.join(' '), fields });
    return api.start(site);
  };
  await open({ ...api, start }, { address: '/sites?open=start' });
  await write('Name', 'Leeg');
  await write('Host name', 'site-18.example.org');
  await press('Start');
  expect(document.getElementById(`${field('Host name').id}-about`)?.textContent).toBe(fields.host[0]);
  expect(field('Name').value).toBe('Leeg');
  await write('Host name', 'leeg.example.org');
  await press('Start');
  expect(sent).toEqual([
    {
      name: 'Leeg',
      host: 'leeg.example.org',
      languages: ['nl', 'en'],
      default_language: 'nl',
      primary_color: '#00616b',
    },
  ]);
});

const give = (content: BlobPart[], name = 'werk-aan-zee.zip') =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No file can be chosen');
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(content, name)] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
const tick = (label: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('label')].find((one) => one.textContent.startsWith(label));
    found?.querySelector('input')?.click();
  });

it('sends a file in parts, goes on where it was broken off, and says what it would make before it makes it', async () => {
  const { api, sent, parts } = memorySites(two);
  let failures = 1;
  const sendPart: SitesApi['sendPart'] = async (upload, part, content) => {
    if (part === 2 && failures-- > 0) throw new RequestError({ kind: 'offline', message: 'No connection' });
    return api.sendPart(upload, part, content);
  };
  await open({ ...api, sendPart }, { address: '/sites?open=start' });
  await tick('A file');
  await press('Start');
  expect(text()).toContain('Choose the file of the site');
  await give([new Uint8Array(6 * 1024 * 1024)]);
  expect(text()).toContain('No connection');
  await press('Go on');
  const [[upload, sizes] = []] = [...parts];
  expect(sizes).toEqual([5 * 1024 * 1024, 1024 * 1024]);
  expect(upload).toMatch(/^[0-9a-f]{40}$/);
  expect(text()).toContain('Articles6');
  expect(text()).not.toContain('Placeholders');
  expect(field('Name').value).toBe('Werk aan Zee');
  await tick('Keep them');
  await write('Host name', 'zee.example.org');
  await press('Start');
  expect(sent).toEqual([{ name: 'Werk aan Zee', host: 'zee.example.org', upload, unknown_blocks: 'keep' }]);
});

it('says everything that is wrong with a file, and takes another one', async () => {
  const { api } = memorySites(two);
  const upload = ['pages.0.key: there is no such kind of page', 'articles.1: the same is there twice'];
  let refusals = 1;
  const preview: SitesApi['preview'] = async (of) => {
    if (refusals-- > 0)
      throw new RequestError({ kind: 'refused', message: upload.join(' '), fields: { upload } });
    return api.preview(of);
  };
  await open({ ...api, preview }, { address: '/sites?open=start' });
  await tick('A file');
  await give([]);
  expect(text()).toContain('This file is empty');
  await give(['x']);
  expect([...document.querySelectorAll('[role=alert] li')].map((one) => one.textContent)).toEqual(upload);
  await give(['y']);
  expect(document.querySelector('[role=alert] li')).toBeNull();
  expect(text()).toContain('Pages22');
});

it('starts one of a template in the languages that are chosen, in the colours of the template', async () => {
  const { api, sent } = memorySites(two);
  await open(api, { address: '/sites?open=start' });
  await tick('Care');
  expect(document.querySelector('input[type=color]')).toBeNull();
  await write('Name', 'Zorg');
  await write('Host name', 'zorg.example.org');
  await press('Start');
  expect(sent).toEqual([
    {
      name: 'Zorg',
      host: 'zorg.example.org',
      languages: ['nl', 'en'],
      default_language: 'nl',
      template: 'care',
    },
  ]);
});

it('starts nothing for an admin of one site, and says who does, in every language', async () => {
  for (const locale of locales) {
    await open(memorySites([aRunSite(18, { is_current: true })], false).api, { locale });
    // A site of one's own can be taken along; it is not copied.
    expect(document.querySelectorAll('button')).toHaveLength(1);
    await act(async () => root.unmount());
  }
  await open(memorySites([aRunSite(18, { is_current: true })], false).api, { address: '/sites?open=start' });
  expect(text()).toContain('An owner of all sites can start another one.');
});

it('deletes a site with what goes with it in sight, and puts it back, in every language', async () => {
  const { api, removed } = memorySites(two);
  let refusals = 1;
  const remove: SitesApi['remove'] = async (id, form) => {
    const fields = { name: ['This is not what the site is called'] };
    if (refusals-- > 0) throw new RequestError({ kind: 'refused', message: fields.name.join(' '), fields });
    return api.remove(id, form);
  };
  await open({ ...api, remove });
  await press('More for Site 18');
  expect(text()).not.toContain('Delete');
  await press('More for site-19.example.org');
  await press('Delete');
  expect(text()).toContain('Applications810');
  expect(text()).not.toContain('Subscribers');
  expect(text()).toContain('2 admins belong to this site alone');
  expect(text()).toContain('3 unpaid invoices, and 14 jobs and slots');
  await press('Delete site');
  expect(text()).toContain('This is not what the site is called');
  await tick('I settle');
  await write('Type “site-19.example.org” to confirm', 'site-19.example.org');
  await act(async () => {
    const area = document.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Joined');
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Delete site');
  expect(removed).toEqual([[19, { name: 'site-19.example.org', reason: 'Joined', settles: true }]]);
  expect(document.querySelector('dialog')).toBeNull();
  expect(text()).toContain('Deleted sites');
  await press('Restore: Site 19');
  expect(text()).not.toContain('Deleted sites');

  for (const locale of locales) {
    await act(async () => root.unmount());
    await api.remove(19, { name: '', reason: 'Joined' });
    await open(api, { locale });
    expect(document.querySelectorAll('table')).toHaveLength(2);
    await api.restore(19);
  }
});

it('deletes nothing while payments are under way', async () => {
  const { api, removed } = memorySites(two, true, { ...aDeletion, payments_open: 1 });
  await open(api);
  await press('More for site-19.example.org');
  await press('Delete');
  expect(text()).toContain('1 payment or refund is still under way');
  await press('Delete site');
  expect(removed).toEqual([]);
});
