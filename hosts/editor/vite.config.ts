import { compileSettings } from '@boardwright/installed-blocks/compile-settings';
import { packageNames } from '@boardwright/installed-blocks/package-names';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import about from './package.json' with { type: 'json' };
import { iconImports } from './icon-imports.ts';
import { declaresTexts, editorLanguages } from './languages.ts';

/** Asks the server for what every visit needs: a file of its own, that runs before the door has come. */
const aheadModule = join(import.meta.dirname, 'src/ahead.ts');
const editorModule = join(import.meta.dirname, 'src/editor.tsx');
const inEditor = (file: string): string => join(import.meta.dirname, '../../packages/editor/src', file);
/** What every visit draws beside the page, once the page has been asked for. */
const besideThePage = ['components/components-panel.tsx', 'checks/checks-badge.tsx'].map(inEditor);
/** What a chosen block needs. */
const settingsModule = inEditor('panel/settings-pane.tsx');

/** What compiled checks of settings call, and what that needs itself. */
const calledByChecks =
  /[\\/](stored[\\/]compiled-runtime\.\w+|ajv[\\/]dist[\\/]runtime[\\/].+|ajv-formats[\\/]dist[\\/]formats\.js|fast-deep-equal[\\/].+)$/;

/** The page asks for what lies behind its door at once: it is fetched while the session is checked. */
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
const tellOldBrowsers: Plugin = {
  name: 'tell-old-browsers',
  apply: 'build',
  async buildStart() {
    const source = await readFile(join(import.meta.dirname, 'src/unsupported.js'), 'utf8');
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

/** The editor as static files, served by the site's host under /admin and bound by its policy: no inline script, no data: font. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [
    iconImports,
    react(),
    compileSettings(),
    editorLanguages([editorModule, ...besideThePage]),
    fetchEditorEarly,
    tellOldBrowsers,
  ],
  resolve: {
    // The sanitiser brings a style sheet parser along for `style` attributes, which it takes away altogether.
    alias: { postcss: new URL('src/no-postcss.ts', import.meta.url).pathname },
  },
  optimizeDeps: { exclude: [...packageNames] },
  define: { 'import.meta.env.VERSION': JSON.stringify(about.version) },
  build: {
    outDir: 'dist',
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
            { name: 'door', tags: ['$initial'], priority: 2 },
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
