// @vitest-environment happy-dom
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { editorMessages } from '../editor.messages.ts';
import { applyScheme, chooseScheme } from '../ui/colour-scheme.ts';
import { EditorFeaturesContext } from '../ui/editor-features.ts';
import { SectionNav } from './section-nav.tsx';

const features = {
  account: true,
  overview: true,
  jobs: true,
  companies: true,
  people: true,
  shop: true,
  content: true,
  media: true,
  mails: true,
  siteSettings: true,
  board: true,
  team: true,
  sites: true,
  pages: true,
  revisions: true,
  comments: true,
  website: true,
  document: true,
};
const parts = [
  { name: 'products', title: 'Products', to: '?page=3&part=products' },
  { name: 'orders', title: 'Orders', to: '?page=3&part=orders' },
];
let root: Root;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  chooseScheme('device');
  vi.unstubAllGlobals();
});

async function open(changes: Partial<typeof features> = {}) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <TranslatorContext value={createTranslator('en', { editor: editorMessages.en })}>
        <EditorFeaturesContext value={{ ...features, ...changes }}>
          <MemoryRouter initialEntries={['/shop?page=3&part=orders']}>
            <SectionNav section="shop" parts={parts} current="orders" editorQuery="page=3" />
          </MemoryRouter>
        </EditorFeaturesContext>
      </TranslatorContext>,
    ),
  );
  return [...document.querySelectorAll('a')];
}

it('leads to every section that somebody answers for, and back to the page one came from', async () => {
  const links = await open({
    jobs: false,
    companies: false,
    people: false,
    siteSettings: false,
    team: false,
    sites: false,
  });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/overview?page=3'],
    ['Content', '/content?page=3'],
    ['Media', '/media?page=3'],
    ['Mails', '/mails?page=3'],
    ['Shop', '/shop?page=3'],
    ['Products', '/shop?page=3&part=products'],
    ['Orders', '/shop?page=3&part=orders'],
    ['Pages, in the page editor', '/?page=3'],
  ]);
});

it('says which section and which part of it one is in', async () => {
  const links = await open();
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Shop', 'true'],
    ['Orders', 'page'],
  ]);
});

it('is light, dark or as the device has it, also after a reload', async () => {
  await open();
  const scheme = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
  expect(scheme('As the device')?.checked).toBe(true);
  await act(async () => scheme('Dark')?.click());
  expect(scheme('Dark')?.checked).toBe(true);
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  delete document.documentElement.dataset['scheme'];
  applyScheme();
  expect(document.documentElement.dataset['scheme']).toBe('dark');
  await act(async () => scheme('As the device')?.click());
  expect(document.documentElement.dataset['scheme']).toBeUndefined();
});
