import { apiLayers } from './boundaries/api-layers.js';
import { editorLayers } from './boundaries/editor-layers.js';
import { engineEntries, engineRows, testingLayer, uiRows } from './boundaries/engine-layers.js';

/**
 * THE dependency table: what each layer may import. The lint rule, the test that walks every import and the
 * table in ARCHITECTURE.md all read it here. A layer's entries are the `exports` of its package that lead into it.
 *
 * @typedef {object} Layer
 * @property {string} name
 * @property {string} [group] what it is a layer of, where there are several
 * @property {string[]} paths files and folders that make the layer; the longest match decides
 * @property {string} [suffix] only files that end so; decides before a longer path does
 * @property {string[]} ours layers it may import
 * @property {string[]} [oursTypes] layers of which it may import types only
 * @property {string[] | 'declared'} npm packages it may import; 'declared' is all its package.json names
 * @property {string[]} [npmTypes] packages of which it may import types only
 * @property {string[]} [never] packages that even 'declared' does not open
 * @property {boolean} [node] whether it may use Node's own modules
 * @property {string} [apart] a folder whose sub-folders do not import each other
 * @property {string[]} [testsOurs] layers that only its tests, stories and scenes may import
 * @property {string} instead what to do instead, said by the lint message
 */

/** @type {readonly Layer[]} */
export const layers = [
  {
    name: 'messages',
    paths: ['packages/messages/src'],
    ours: [],
    npm: [],
    instead:
      'Languages, declarations and look-up of messages are a leaf: what a message says stands beside what says it.',
  },
  {
    name: 'blocks-schema',
    paths: ['packages/blocks-schema/src'],
    ours: [],
    oursTypes: ['messages'],
    npm: [],
    npmTypes: ['json-schema-to-ts', 'ajv'],
    apart: 'packages/blocks-schema/src/blocks',
    testsOurs: ['blocks-schema/validate', 'blocks-schema/compile'],
    instead:
      'A schema knows no React, no network and no other block; what several blocks need stands in parts/.',
  },
  {
    name: 'blocks-schema/validate',
    paths: [
      'packages/blocks-schema/src/stored/validate.ts',
      'packages/blocks-schema/src/stored/setting-ajv.ts',
    ],
    ours: ['blocks-schema'],
    npm: ['ajv', 'ajv-formats'],
    npmTypes: ['json-schema-to-ts'],
    instead: 'Only this file validates, so that no visitor downloads Ajv.',
  },
  {
    name: 'blocks-schema/compile',
    paths: [
      'packages/blocks-schema/src/stored/compile.ts',
      'packages/blocks-schema/src/stored/compiled-runtime.ts',
    ],
    ours: ['blocks-schema', 'blocks-schema/validate'],
    npm: ['ajv', 'ajv-formats'],
    node: true,
    instead:
      'A build compiles what the editor validates with; no browser has Ajv, nor makes code of strings.',
  },
  {
    name: 'blocks-schema/page-names',
    paths: ['packages/blocks-schema/src/pages/page-names.messages.ts'],
    ours: ['messages'],
    npm: [],
    instead:
      'What a page is called is read by the editor and by what a board begins with: it is words and nothing else.',
  },
  {
    name: 'contract',
    paths: ['packages/api-client/src/contract'],
    ours: ['messages'],
    npm: [],
    npmTypes: ['json-schema-to-ts'],
    instead: 'The contract is data and types: at run time it imports nothing but the languages.',
  },
  {
    name: 'api-client',
    paths: ['packages/api-client/src/client'],
    ours: ['messages', 'contract'],
    npm: ['axios'],
    instead: 'The client calls and throws; drawing, notifying and navigating are the host’s.',
  },
  ...uiRows(),
  ...engineRows(),
  ...editorLayers(),
  testingLayer,
  {
    name: 'create-boardwright',
    paths: ['packages/create-boardwright/src'],
    ours: ['messages'],
    npm: ['@clack/prompts', 'package-manager-detector'],
    node: true,
    instead: 'It writes files and installs nothing: whoever runs it has none of the other packages yet.',
  },
  {
    name: 'hosts/installed-blocks',
    paths: ['hosts/installed-blocks/src'],
    ours: ['blocks-schema'],
    npm: 'declared',
    never: ['react', 'react-dom', 'axios'],
    instead:
      'It names the blocks from outside and does nothing else; every host and Storybook read them here.',
  },
  {
    name: 'hosts/site',
    paths: ['hosts/site/src'],
    ours: ['messages', ...engineEntries, 'blocks-schema', 'contract', 'hosts/installed-blocks'],
    oursTypes: ['api-client', 'hosts/site server'],
    npm: ['react', 'react-dom', 'react-router', 'i18next'],
    testsOurs: ['hosts/site server', 'api-client', 'engine/testing', 'ui/testing'],
    instead:
      'This runs in a visitor’s browser: page data comes from the site’s own server, which owns the client.',
  },
  {
    name: 'hosts/site in development',
    paths: ['hosts/site/src/entry-dev.ts'],
    ours: ['hosts/site'],
    npm: ['@vitejs/plugin-react'],
    instead: 'Only hot reloading enters here; everything else starts in entry-client.tsx.',
  },
  {
    name: 'hosts/site server',
    paths: ['hosts/site/src/server', 'hosts/site/src/app', 'hosts/site/src/main.ts', 'hosts/site/src/env.ts'],
    ours: [
      'messages',
      'hosts/site',
      ...engineEntries,
      'blocks-schema',
      'blocks-schema/validate',
      'contract',
      'api-client',
    ],
    npm: 'declared',
    never: ['axios', 'ajv'],
    node: true,
    testsOurs: ['engine/testing', 'ui/testing'],
    instead:
      'The site is a host: it composes the engine and calls the API over its client, and imports no other host.',
  },
  {
    name: 'hosts/editor',
    paths: ['hosts/editor/src'],
    ours: [
      'messages',
      ...engineEntries,
      'engine/editor',
      'editor/language',
      'editor/saving',
      'editor/workbench',
      'api-client',
      'contract',
      'blocks-schema',
      'hosts/installed-blocks',
    ],
    npm: ['react', 'react-dom', 'react-router', '@fontsource-variable/instrument-sans'],
    testsOurs: ['engine/testing', 'ui/testing', 'editor/testing', 'api/testing'],
    instead: 'The editor’s host only composes; panels and canvas stand in engine/editor.',
  },
  {
    name: 'hosts/site build',
    paths: ['hosts/site/build'],
    ours: ['blocks-schema'],
    npm: ['vite', '@vitejs/plugin-react'],
    node: true,
    instead: 'How Vite builds the site; what runs in a browser or on the server stands in src.',
  },
  {
    name: 'hosts/editor build',
    paths: ['hosts/editor/build'],
    ours: ['messages', 'blocks-schema', 'blocks-schema/compile', 'editor/language'],
    npm: ['vite', '@vitejs/plugin-react'],
    node: true,
    instead: 'What the build of the editor writes out; what runs in a browser stands in src.',
  },
  ...apiLayers(),
  {
    name: 'start',
    paths: ['start'],
    ours: [
      'hosts/api',
      'api/testing',
      'hosts/site',
      'hosts/site build',
      'hosts/site server',
      'hosts/editor build',
      'hosts/installed-blocks',
      'ui',
      'blocks-schema',
      'blocks-schema/validate',
      'contract',
      'create-boardwright',
    ],
    oursTypes: ['api-client'],
    npm: 'declared',
    never: ['react', 'axios'],
    node: true,
    instead: 'It puts the hosts and what is somebody’s own into one process and decides nothing else.',
  },
  {
    name: 'examples',
    paths: ['examples'],
    ours: [
      ...engineEntries,
      'engine/editor',
      'editor/content',
      'editor/mount',
      'blocks-schema',
      'contract',
      'hosts/api',
    ],
    npm: 'declared',
    // An application has a server of its own.
    node: true,
    testsOurs: ['engine/testing', 'ui/testing', 'editor/testing', 'api/testing', 'api-client'],
    instead: 'What is built outside takes what packages export, as anybody could.',
  },
  {
    name: 'storybook',
    paths: ['storybook'],
    ours: [
      ...engineEntries,
      'engine/editor',
      'engine/testing',
      'ui/testing',
      'messages',
      'blocks-schema',
      'hosts/installed-blocks',
      'api/mails',
    ],
    npm: 'declared',
    never: ['axios'],
    node: true,
    instead:
      'A story shows a part, a page, a mail or a document; of hosts it needs no more than the functions that make the last two.',
  },
  {
    name: 'docs-site',
    paths: ['docs-site'],
    ours: ['contract', 'blocks-schema'],
    npm: 'declared',
    never: ['vue'],
    node: true,
    instead:
      'The documentation is derived from documents and declarations: it renders no part of the product.',
  },
  {
    name: 'docs-site/theme',
    paths: ['docs-site/theme', 'docs-site/.vitepress/theme'],
    ours: ['blocks-schema', 'blocks-schema/validate', 'editor/mount', 'engine/editor', 'engine/page'],
    npm: 'declared',
    instead: 'What a page of the documentation does in a browser; what it says is derived while it is built.',
  },
  {
    name: 'e2e',
    paths: ['e2e'],
    ours: [],
    oursTypes: ['contract'],
    npm: ['@playwright/test', 'axe-core', 'otplib', 'postal-mime', 'smtp-server'],
    node: true,
    instead: 'A journey knows what a person sees: addresses, words and mails, no source.',
  },
  {
    name: 'bench',
    paths: ['bench'],
    ours: [
      'hosts/api',
      'hosts/site',
      'hosts/site server',
      ...engineEntries,
      'blocks-schema',
      'contract',
      'api-client',
    ],
    npm: 'declared',
    node: true,
    instead: 'A bench asks one question of the real thing through its instead.',
  },
  {
    name: 'checks',
    paths: ['checks', 'boundaries', 'boundaries.js', 'vitest.config.ts'],
    ours: ['messages', 'contract', 'blocks-schema', 'engine/machines', 'scripts'],
    npm: ['typescript', 'vitest', 'fast-check'],
    node: true,
    instead: 'A check reads files and the declarations it compares them with.',
  },
  {
    name: 'scripts',
    paths: ['scripts'],
    // The template of a plugin is that of a created board.
    ours: ['create-boardwright'],
    // What builds packages and tries them is loaded once all is installed.
    npm: ['playwright-core', 'lightningcss', 'publint', '@arethetypeswrong/core', 'esbuild'],
    node: true,
    instead: 'A script runs before anything is installed: Node’s own modules only.',
  },
];

/** Files that only a test run, a build or Storybook reads: any declared package and Node are open to them. */
export const toolFile =
  /\.(test|test-d|stories|scenes|bench|spec|fixture)\.[cm]?[jt]sx?$|(^|\/)[a-z]+(\.[a-z]+)?\.config\.[cm]?[jt]s$|(^|\/)(test|\.storybook|stories|templates)\//;
