/** @typedef {import('../boundaries.js').Layer} Layer */

const root = 'packages/engine/src';

/** What stands on the page, and the features that each may enter by their ports. */
const features = {
  alerts: [],
  applications: [],
  articles: [],
  favourites: ['jobs'],
  feeds: [],
  jobs: [],
  orders: [],
  organisations: [],
  people: [],
  resumes: [],
};

const ports = [...new Set(Object.values(features).flat())].map((name) => `engine/${name} port`);
const featureLayers = [...Object.keys(features).map((name) => `engine/${name}`), ...ports];
const packages = ['messages', 'blocks-schema', 'contract'];
/** Translator and parts, a package of their own. */
export const uiEntries = ['ui/i18n', 'ui'];
const belowSearch = [...uiEntries, 'engine/board'];
const belowPage = [...belowSearch, 'engine/search', 'engine/machines', 'engine/machine hooks'];
const belowFeatures = [...belowPage, 'engine/page'];
const belowAccount = [...belowFeatures, ...featureLayers];
const belowBlocks = [...belowAccount, 'engine/account'];

/** What of the engine the editor and the tests stand on. */
export const engineLayers = [...belowBlocks, 'engine/blocks'];

/** What the entry points of the package lead into, besides the editor and the tests. */
export const engineEntries = [...uiEntries, 'engine', 'engine/board', 'engine/page', 'engine/blocks'];

/**
 * @param {string} name
 * @param {string[]} ours
 * @param {string[]} npm
 * @param {string} instead
 * @param {Partial<Layer>} [more]
 * @returns {Layer}
 */
const layer = (name, ours, npm, instead, more) => ({
  name: `engine/${name}`,
  group: 'engine',
  paths: [`${root}/${name}`],
  ours,
  npm,
  testsOurs: [
    'engine',
    ...engineLayers,
    'engine/testing',
    'ui/testing',
    ...packages,
    'blocks-schema/validate',
    'api-client',
  ],
  instead,
  ...more,
});

/**
 * The layers of the engine, the lowest first.
 *
 * @returns {Layer[]}
 */
export function engineRows() {
  const clientTypes = { oursTypes: ['api-client'] };
  return [
    layer(
      'machines',
      // The contract is data: its tables of transitions are the machines' own. What a setting is, its schema says.
      ['contract', 'blocks-schema'],
      ['xstate', 'immer'],
      'A machine is pure: take the effect as a placeholder actor and provide it in the host’s engine.ts.',
      clientTypes,
    ),
    layer(
      'machine hooks',
      ['engine/machines', 'blocks-schema'],
      ['react', '@xstate/react', 'xstate'],
      'A machine’s hooks bind it to React and do nothing else.',
      { paths: [`${root}/machines`], suffix: '.react.tsx' },
    ),
    layer(
      'board',
      ['messages', 'blocks-schema', ...uiEntries],
      ['react'],
      'What a block is and what it may know of its board: it draws and fetches nothing.',
      { oursTypes: ['contract', 'api-client'] },
    ),
    layer(
      'search',
      ['contract', 'blocks-schema', ...belowSearch],
      [],
      'The search and its address know no page; what lists its results is a feature or a block.',
    ),
    layer(
      'page',
      [...packages, ...belowPage],
      [
        'react',
        'react-dom',
        'react-router',
        'xstate',
        'libphonenumber-js',
        'lucide-react',
        '@simplewebauthn/browser',
      ],
      'A page knows no feature: what it shows of one is handed to it, or stands in the feature.',
      clientTypes,
    ),
    ...Object.entries(features).map(([name, others]) =>
      layer(
        name,
        [...packages, ...belowFeatures, ...others.map((other) => `engine/${other} port`)],
        [
          'react',
          'react-router',
          'xstate',
          '@xstate/react',
          'lucide-react',
          '@tiptap/react',
          '@tiptap/starter-kit',
        ],
        'Another feature is entered by its port.ts; what several need stands in search/, page/ or the ui package.',
        { paths: [`${root}/features/${name}`], ...clientTypes },
      ),
    ),
    ...ports.map((name) =>
      layer(
        name.replace('engine/', ''),
        [name.replace(' port', '')],
        [],
        'A port names what other features may use, and does nothing.',
        { paths: [`${root}/features/${name.replace('engine/', '').replace(' port', '')}/port.ts`] },
      ),
    ),
    layer(
      'account',
      [...packages, ...belowAccount],
      ['react', 'react-router', 'lucide-react'],
      'The account puts the panels of the features together.',
    ),
    layer(
      'blocks',
      [...packages, ...belowBlocks],
      ['react', 'react-router', 'lucide-react'],
      'Blocks get { settings, data, t } and act through actions; what two of them need is a feature’s or the ui package’s.',
      { apart: `${root}/blocks` },
    ),
    layer(
      'engine',
      [...packages, ...engineLayers],
      [],
      'The entry point of the package names what others may use, and does nothing.',
      {
        name: 'engine',
        paths: ['index.ts', 'styles.css', 'packaged-blocks.ts', 'packaged-blocks.test.ts'].map(
          (file) => `${root}/${file}`,
        ),
      },
    ),
  ];
}

/**
 * The layers of the parts, the lowest first.
 *
 * @returns {Layer[]}
 */
export function uiRows() {
  const source = 'packages/ui/src';
  const testsOurs = ['ui/testing'];
  return [
    {
      name: 'ui/i18n',
      group: 'ui',
      paths: [`${source}/i18n`],
      ours: ['messages'],
      npm: ['react', 'i18next'],
      testsOurs,
      instead: 'It translates; what a message says stands beside it.',
    },
    {
      name: 'ui',
      group: 'ui',
      paths: [source],
      ours: ['messages', 'ui/i18n'],
      npm: [
        'react',
        'react-dom',
        'react-router',
        'libphonenumber-js',
        'lucide-react',
        'lucide-static',
        'sanitize-html',
      ],
      testsOurs,
      instead: 'A part knows no board, no job and no company: it is given what it shows.',
    },
    {
      name: 'ui/testing',
      group: 'ui',
      paths: [`${source}/testing`],
      ours: ['messages', 'ui/i18n', 'ui'],
      npm: 'declared',
      node: true,
      instead: 'What tests and stories of parts share; only they import it.',
    },
  ];
}

/** @type {Layer} */
export const testingLayer = {
  name: 'engine/testing',
  group: 'engine',
  paths: [`${root}/testing`],
  ours: [
    'engine',
    'ui/testing',
    ...engineLayers,
    ...packages,
    'blocks-schema/validate',
    'blocks-schema/page-names',
    'api-client',
  ],
  npm: 'declared',
  node: true,
  instead: 'The contract suites of a block; only tests import them.',
};
