import type { BlockPackage } from '@boardwright/blocks-schema';
import { blocksFrom, sourceCondition } from '@boardwright/blocks-schema/build';
import { compiledSettings } from '@boardwright/blocks-schema/compile';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  defaultClientConditions,
  type HtmlTagDescriptor,
  type InlineConfig,
  type Plugin,
  type Rolldown,
} from 'vite';
import about from '../package.json' with { type: 'json' };
import { iconImports } from './icon-imports.ts';
import { declaresTexts, editorLanguages } from './languages.ts';

const require = createRequire(import.meta.url);
const rootOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** Where this package is: its sources are what is built. */
const editorRoot = rootOf('@boardwright/editor-host');

/** Asks the server for what every visit needs: a file of its own, that runs before the entry has come. */
const aheadModule = join(editorRoot, 'src/ahead.ts');
const editorModule = join(editorRoot, 'src/editor.tsx');
const blocksModule = join(editorRoot, 'src/blocks.ts');
const inEditor = (file: string): string => join(rootOf('@boardwright/editor'), 'src', file);
/** What every visit draws beside the page, once the page has been asked for. */
const besideThePage = ['components/components-panel.tsx', 'checks/checks-badge.tsx'].map(inEditor);
/** What a chosen block needs. */
const settingsModule = inEditor('panel/settings-pane.tsx');

/** What compiled checks of settings call, and what that needs itself. */
const calledByChecks =
  /[\\/](stored[\\/]compiled-runtime\.\w+|ajv[\\/]dist[\\/]runtime[\\/].+|ajv-formats[\\/]dist[\\/]formats\.js|fast-deep-equal[\\/].+)$/;

/** The page asks for the editor behind the login at once: it is fetched while the session is checked. */
const fetchEditorEarly: Plugin = {
  name: 'fetch-editor-early',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = new Set<string>();
      const add = (file: string): void => {
        const chunk = bundle[file];
        if (files.has(file) || chunk?.type !== 'chunk') return;
        files.add(file);
        chunk.imports.forEach(add);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId === editorModule) add(chunk.fileName);
      return [...files]
        .filter((file) => !html.includes(file))
        .map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/admin/${file}` },
          injectTo: 'head',
        }));
    },
  },
};

/**
 * A small script for browsers that are too old to run the editor, or even to read it (specification §2 'Editor'): it
 * stands in a file of its own, as it was written, since nothing of what is built would be understood there.
 */
const warnOldBrowsers: Plugin = {
  name: 'tell-old-browsers',
  apply: 'build',
  async buildStart() {
    const source = await readFile(join(editorRoot, 'src/unsupported.js'), 'utf8');
    this.emitFile({ type: 'asset', name: 'unsupported.js', source });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((file): HtmlTagDescriptor[] =>
        file.type === 'asset' && file.names.includes('unsupported.js')
          ? [{ tag: 'script', attrs: { defer: true, src: `/admin/${file.fileName}` }, injectTo: 'head' }]
          : [],
      ),
  },
};

const needed = new Map<string, ReadonlySet<string>>();

/** All modules that one cannot do without: what it imports, and what these do; not what is fetched later. */
function neededBy(module: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): ReadonlySet<string> {
  const known = needed.get(module);
  if (known) return known;
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(module);
  needed.set(module, found);
  return found;
}

/**
 * What the packages of blocks from outside fetch while the editor starts, and all that stands on. It is no part of what
 * waits for it: each would wait for the other.
 */
function isFetchedByBlocks(id: string, graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>): boolean {
  const lists = [...neededBy(blocksModule, graph)].filter((module) =>
    /installed-blocks(\.ts)?$/.test(module),
  );
  const packages = new Set(lists.flatMap((list) => [...neededBy(list, graph)]));
  return [...packages].some((module) =>
    graph.getModuleInfo(module)?.dynamicallyImportedIds.some((fetched) => neededBy(fetched, graph).has(id)),
  );
}

/** What a build of the editor is made of beside the host's own sources. */
export interface EditorBuild {
  /** The folder it is written to. */
  readonly outDir: string;
  /** The module that exports the blocks from outside; without it those of `@boardwright/installed-blocks`. */
  readonly blocks?: string | undefined;
  /** The same blocks, of which the checks of their settings are made. */
  readonly packages: readonly BlockPackage[];
  /** Packages that bring blocks from outside: they are made of the same React, never of their own. */
  readonly packageNames?: readonly string[];
}

/**
 * For Vite: the editor as static files, served by the site's host under /admin and bound by its policy: no inline script,
 * no data: font.
 */
export const editorConfig = ({ outDir, blocks, packages, packageNames = [] }: EditorBuild): InlineConfig => ({
  configFile: false,
  root: editorRoot,
  base: '/admin/',
  plugins: [
    iconImports,
    react(),
    blocksFrom(blocks),
    compiledSettings(packages),
    // What blocks from outside bring along is for their package to weigh.
    editorLanguages(blocks === undefined ? [editorModule, ...besideThePage] : []),
    fetchEditorEarly,
    warnOldBrowsers,
  ],
  resolve: {
    conditions: [sourceCondition, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-router'],
    // The sanitiser brings a style sheet parser along for `style` attributes, which it takes away altogether.
    alias: { postcss: join(editorRoot, 'src/no-postcss.ts') },
  },
  optimizeDeps: { exclude: [...packageNames] },
  define: { 'import.meta.env.VERSION': JSON.stringify(about.version) },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A handful of files instead of one for each icon that two parts share: every file is an answer to wait for.
        codeSplitting: {
          groups: [
            { name: (id, graph) => (neededBy(aheadModule, graph).has(id) ? 'ahead' : null), priority: 3 },
            { name: 'entry', tags: ['$initial'], priority: 2 },
            {
              name: (id, graph) => (isFetchedByBlocks(id, graph) && !declaresTexts(id) ? 'blocks' : null),
              priority: 1,
            },
            {
              // Texts that are only exported there are fetched where they are shown.
              name: (id, graph) =>
                neededBy(editorModule, graph).has(id) && !declaresTexts(id) ? 'editor' : null,
            },
            {
              name: (id, graph) =>
                besideThePage.some((one) => neededBy(one, graph).has(id)) ? 'beside' : null,
            },
            {
              // With what all compiled checks call: it has come by the time one of them is asked for again.
              name: (id, graph) =>
                neededBy(settingsModule, graph).has(id) || calledByChecks.test(id) ? 'settings' : null,
            },
            // Those that every visit draws are in the chunks above.
            { name: 'icons', test: /[\\/]lucide-react[\\/]/ },
          ],
        },
      },
    },
  },
});
