import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { pageOf } from '../src/addresses.ts';
import { derivedPages } from '../src/derived-pages.ts';
import { readRepositoryMarkdown, type SearchedPage } from '../src/markdown.ts';
import { nav, sidebar } from '../src/navigation.ts';
import { vueOfDocuments } from '../src/vue-of-documents.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
// Three blocks of a page, in the colour of the theme.
const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="%2300616b"%3E%3Crect x="3" y="3" width="26" height="9" rx="2"/%3E%3Crect x="3" y="15" width="12" height="14" rx="2"/%3E%3Crect x="18" y="15" width="11" height="14" rx="2"/%3E%3C/svg%3E';
const pages = derivedPages();
const texts = new Map(pages.map(({ page, text }) => [`docs-site/pages/${page}.md`, text]));

export default defineConfig({
  title: 'Boardwright',
  description: 'A white-label job board made of blocks: how to run it, build on it and change it.',
  lang: 'en-GB',
  head: [['link', { rel: 'icon', href: icon }]],
  // The repository itself: documents are shown where they stand, and what they show is beside them.
  srcDir: '..',
  srcExclude: [
    'CONTRIBUTING.md',
    ...['checks', 'storybook', 'e2e', 'bench', 'scripts'].map((name) => `${name}/**`),
    // Their READMEs are pages.
    'hosts/*/*/**',
    'start/*/**',
  ],
  rewrites: (file) => pageOf(file) ?? file,
  outDir: './dist',
  cacheDir: '../.cache/docs-site',
  cleanUrls: true,
  // The addresses of a board on one's own machine.
  ignoreDeadLinks: [/^https?:\/\/([a-z]+\.)?localhost/],
  markdown: {
    eagerFrontmatterInterpolation: false,
    image: { lazyLoad: true },
    config: (md) => readRepositoryMarkdown(md, root),
  },
  vite: { plugins: [vueOfDocuments(fileURLToPath(new URL('../package.json', import.meta.url)))] },
  themeConfig: {
    nav,
    sidebar: sidebar(pages),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        // The generator reads files; a derived page has none.
        _render: async (text, env, md) => {
          const { relativePath = '' } = env as { readonly relativePath?: string };
          const page: SearchedPage = { ...env, isSearched: true };
          return md.renderAsync(text || (texts.get(relativePath) ?? ''), page);
        },
      },
    },
  },
});
