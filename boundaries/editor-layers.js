import { engineLayers } from './engine-layers.js';

/** @typedef {import('../boundaries.js').Layer} Layer */

const root = 'packages/editor/src';
const packages = ['messages', 'blocks-schema', 'blocks-schema/page-names', 'contract'];

/**
 * The folders of the editor, the lowest first: each may import those above it in this list. Where another path belongs
 * to a folder, it is named.
 *
 * @type {readonly (readonly [folder: string, ...more: string[]])[]}
 */
const order = [
  ['language'],
  ['ui', 'editor-messages.tsx', 'editor-language.tsx', 'editor-services.tsx', 'editor-services.fixture.ts'],
  ['model'],
  ['patterns'],
  ['saving'],
  ['content'],
  ['workbench'],
  ['block-actions'],
  // Controls and the panel around them need each other: one layer of two folders.
  ['panel', 'widgets'],
  ['publication'],
  ['login'],
  ['second-step'],
  ['session'],
  ['setup'],
  ['components'],
  ['presets'],
  ['pages'],
  ['clipboard'],
  ['checks'],
  ['conflict'],
  ['revisions'],
  ['publishing'],
  ['account'],
  ['colleagues'],
  ['comments'],
  ['typing'],
  ['shell'],
  ['toasts'],
  ['keyboard'],
  ['back-office'],
  ['lists'],
  ['experiments'],
  ['publish-dialogs'],
  ['written'],
  ['new-company'],
  ['shop'],
  ['jobs'],
  ['companies', 'people'],
  ['content-pages'],
  ['mails', 'media'],
  ['team'],
  ['sites'],
  ['site-settings'],
  ['translations'],
  ['releases'],
  ['first-steps'],
  ['overview'],
  ['mount', 'editor-root.tsx', 'workspaces.tsx', 'workspaces.test.tsx'],
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const besides = {
  // What a server stores it holds against its schemas.
  content: ['blocks-schema/validate'],
  // What is mounted elsewhere renders pages itself, and checks settings where no build compiled that.
  mount: ['engine', 'blocks-schema/validate'],
};

/**
 * The layers of the editor. Every `.messages.ts` is below all of them: it says, and imports nothing else.
 *
 * @returns {Layer[]}
 */
export function editorLayers() {
  const names = order.map(([folder]) => `editor/${folder}`);
  const machine = ['editor/machine', 'editor/machine hooks'];
  const tests = [
    'engine',
    'engine/editor',
    ...names,
    ...machine,
    'editor/messages',
    ...engineLayers,
    'engine/testing',
    'ui/testing',
    'blocks-schema/validate',
    'blocks-schema/compile',
  ];
  /** @param {string} name @param {string[]} paths @param {readonly string[]} below @param {string} instead @returns {Layer} */
  const layer = (name, paths, below, instead) => ({
    name,
    group: 'editor',
    paths,
    ours: [...packages, ...engineLayers, 'editor/messages', ...machine, ...below],
    oursTypes: ['api-client'],
    npm: 'declared',
    never: ['axios'],
    testsOurs: tests,
    instead,
  });
  return [
    {
      name: 'editor/machine',
      group: 'editor',
      paths: [`${root}/page-editing`],
      // The contract is data. What a setting is, its schema says.
      ours: ['contract', 'blocks-schema', 'engine/machines'],
      oursTypes: ['api-client'],
      npm: ['xstate', 'immer'],
      testsOurs: tests,
      instead:
        'The machine is pure: take the effect as a placeholder actor and provide it in the host’s engine.ts.',
    },
    {
      name: 'editor/machine hooks',
      group: 'editor',
      paths: [`${root}/page-editing`],
      suffix: '.react.tsx',
      ours: ['editor/machine', 'engine/machines', 'blocks-schema'],
      npm: ['react', '@xstate/react', 'xstate'],
      testsOurs: tests,
      instead: 'The machine’s hooks bind it to React and do nothing else.',
    },
    {
      name: 'editor/messages',
      group: 'editor',
      paths: [root],
      suffix: '.messages.ts',
      // What an import of jobs reports is said the same to employers.
      ours: ['messages', 'engine/feeds', 'blocks-schema/page-names'],
      npm: [],
      instead: 'What the editor says imports nothing but other messages.',
    },
    ...order.map(([folder, ...more], at) =>
      layer(
        `editor/${folder}`,
        [folder, ...more].map((path) => `${root}/${path}`),
        [...names.slice(0, at), ...(besides[folder] ?? [])],
        'A folder of the editor imports those before it in the order; what several need stands in a lower one.',
      ),
    ),
    {
      ...layer(
        'editor/testing',
        [`${root}/testing`],
        [...names, 'blocks-schema/validate'],
        'What others test their effects with stands on what saves, and is no part of the editor.',
      ),
      npm: ['vitest'],
    },
    layer(
      'engine/editor',
      ['index.ts', 'styles.css', 'validators.fixture.ts'].map((path) => `${root}/${path}`),
      names,
      'The editor stands on the engine; the engine never imports the editor, so that no visitor downloads it.',
    ),
  ];
}
