import type { DefaultTheme } from 'vitepress';
import { pageOf } from './addresses.ts';
import type { DerivedPage } from './derived-page.ts';
import { exists, namesIn, read, titleOf } from './repository.ts';

type Item = DefaultTheme.SidebarItem;

const documentsIn = (folder: string): readonly string[] =>
  namesIn(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

const item = (folder: string, at: string, name: string): Item => ({
  text: titleOf(`${folder}/${name}`),
  link: `/${at}/${name.replace('.md', '')}`,
});

const items = (folder: string, at: string): Item[] =>
  documentsIn(folder).map((name) => item(folder, at, name));

/** What is made with the packages, in the order in which one comes to want it; all other documents are guides. */
const ownThings = [
  'a-board-of-your-own.md',
  'a-block-of-your-own.md',
  'a-theme-of-your-own.md',
  'plugins.md',
  'mount-the-editor.md',
  'your-own-host.md',
  'recipes.md',
] as const;
const isOwnThing = (name: string): boolean => ownThings.some((one) => one === name);

const derived = (pages: readonly DerivedPage[], folder: string): Item[] =>
  pages
    .filter(({ page }) => page.startsWith(`${folder}/`) && page !== `${folder}/index`)
    .map(({ page, title }) => ({ text: title, link: `/${page.replace(/\/index$/, '/')}` }));

/** Packages that are published: those with a README. */
const packages = (): Item[] =>
  [
    ...['packages', 'hosts'].flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`)),
    'start',
  ].flatMap((folder) => {
    const page = exists(`${folder}/README.md`) ? pageOf(`${folder}/README.md`) : undefined;
    if (page === undefined) return [];
    const { name } = JSON.parse(read(`${folder}/package.json`)) as { readonly name: string };
    return { text: name, link: `/${page.replace('.md', '')}` };
  });

/** What stands at the side of every page: all there is, in the order in which one comes to need it. */
export const sidebar = (pages: readonly DerivedPage[]): Item[] => [
  { text: 'Start', link: '/start' },
  {
    text: 'Build your own',
    collapsed: false,
    items: [
      ...ownThings.map((name) => item('docs', 'guides', name)),
      { text: 'A block from outside', link: '/examples/acme-map' },
      { text: 'How a schema becomes a panel', link: '/schema-to-panel' },
      { text: 'Upgrade notes', link: '/upgrade' },
    ],
  },
  { text: 'Tutorials', link: '/tutorials/', collapsed: false, items: derived(pages, 'tutorials') },
  { text: 'Packages', collapsed: false, items: packages() },
  {
    text: 'Guides',
    collapsed: false,
    items: documentsIn('docs')
      .filter((name) => !isOwnThing(name))
      .map((name) => item('docs', 'guides', name)),
  },
  { text: 'Blocks', link: '/blocks/', collapsed: true, items: derived(pages, 'blocks') },
  { text: 'Site', collapsed: true, items: derived(pages, 'site') },
  { text: 'Calls of the API', link: '/api/', collapsed: true, items: derived(pages, 'api') },
  { text: 'Reference', link: '/reference/', collapsed: true, items: derived(pages, 'reference') },
  { text: 'Architecture', link: '/architecture' },
  {
    text: 'Rules of the product',
    link: '/product/',
    collapsed: true,
    items: items('docs/product', 'product'),
  },
  { text: 'Decisions', link: '/decisions/', collapsed: true, items: items('docs/decisions', 'decisions') },
];

/** What stands above every page. */
export const nav: DefaultTheme.NavItem[] = [
  { text: 'Start', link: '/start' },
  { text: 'Tutorials', link: '/tutorials/', activeMatch: '^/tutorials/' },
  { text: 'Packages', link: '/packages/ui', activeMatch: '^/packages/' },
  { text: 'Blocks', link: '/blocks/', activeMatch: '^/blocks/' },
  { text: 'API', link: '/api/', activeMatch: '^/api/' },
  { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
];
