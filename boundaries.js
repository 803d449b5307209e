/**
 * THE dependency table: what each room may import. The lint rule, the test that walks every import and the
 * table in ARCHITECTURE.md all read it here. A room's doors are the `exports` of its package that lead into it.
 *
 * @typedef {object} Room
 * @property {string} name
 * @property {string[]} paths files and folders that make the room; the longest match decides
 * @property {string} [suffix] only files that end so; decides before a longer path does
 * @property {string[]} ours rooms it may import
 * @property {string[]} [oursTypes] rooms of which it may import types only
 * @property {string[] | 'declared'} npm packages it may import; 'declared' is all its package.json names
 * @property {string[]} [npmTypes] packages of which it may import types only
 * @property {string[]} [never] packages that even 'declared' does not open
 * @property {boolean} [node] whether it may use Node's own modules
 * @property {string} [apart] a folder whose sub-folders do not import each other
 * @property {string[]} [testsOurs] rooms that only its tests, stories and scenes may import
 * @property {string} door what to do instead, said by the lint message
 */

/** What stands on the API's three lower layers, and the features that each may enter by their ports. */
const apiFeatures = {
  alerts: [],
  favourites: [],
  newsletters: [],
  shop: [],
  feeds: ['shop'],
  multiposter: ['shop'],
  applications: ['newsletters'],
  resumes: ['applications', 'shop'],
  files: ['applications', 'resumes', 'shop'],
  site: ['newsletters', 'shop'],
};

/**
 * The layers of the API, the lowest first: platform, people, jobs, organisations, features, what works on all of them,
 * and what puts them together.
 *
 * @returns {Room[]}
 */
function apiRooms() {
  const packages = ['messages', 'contract', 'blocks-schema', 'blocks-schema/validate'];
  const below = ['api/platform', 'api/people', 'api/jobs', 'api/organisations'];
  const ports = [...new Set(Object.values(apiFeatures).flat())];
  const features = Object.keys(apiFeatures).map((name) => `api/${name}`);
  const rooms = [...below, ...features, ...ports.map((name) => `api/${name} port`)];
  /**
   * @param {string} name
   * @param {string[]} ours
   * @param {string} door
   * @param {Partial<Room>} [more]
   * @returns {Room}
   */
  const room = (name, ours, door, more) => ({
    name: `api/${name}`,
    paths: [`hosts/api/src/${name}`],
    ours: [...packages, ...ours],
    npm: 'declared',
    never: ['react', 'react-dom', 'axios', 'xstate'],
    node: true,
    testsOurs: [...rooms, 'api/worker', 'api/seeding', 'api/admin', 'hosts/api', 'api-client'],
    door,
    ...more,
  });
  return [
    room(
      'platform',
      [],
      'The platform knows no field of the product: a field hands it what it needs to know.',
    ),
    room('people', below.slice(0, 1), 'What an account needs of a feature is one of its AccountPorts.'),
    room(
      'jobs',
      below.slice(0, 2),
      'What pays for a job’s run is the port RunPayments: the shop provides it.',
    ),
    room('organisations', below.slice(0, 3), 'What an organisation needs of a feature is handed to it.'),
    ...Object.entries(apiFeatures).map(([name, others]) =>
      room(
        name,
        [
          ...below,
          ...others.map((other) => `api/${other} port`),
          ...(name === 'site' ? ['hosts/installed-blocks'] : []),
        ],
        'Another feature is entered by its port.ts; what several need stands in a layer below.',
      ),
    ),
    ...ports.map((name) => ({
      name: `api/${name} port`,
      paths: [`hosts/api/src/${name}/port.ts`],
      ours: [`api/${name}`],
      npm: [],
      door: 'A port names what other features may use, and does nothing.',
    })),
    room('worker', [...below, ...features], 'The worker does by the clock what features give it.'),
    room('seeding', [...below, ...features], 'The demo is made of what features store.', {
      paths: ['hosts/api/src/seeding', 'hosts/api/seeds'],
    }),
    room(
      'admin',
      [...below, ...features, 'api/seeding'],
      'A command of the terminal calls what features offer.',
    ),
    {
      ...room(
        '',
        [...rooms, 'api/worker', 'api/seeding', 'api/admin'],
        'The API answers the contract and draws nothing: it needs no engine, no client and no React.',
      ),
      name: 'hosts/api',
      paths: ['hosts/api/src', 'hosts/api/test'],
    },
  ];
}

/** @type {readonly Room[]} */
export const rooms = [
  {
    name: 'messages',
    paths: ['packages/messages/src'],
    ours: [],
    npm: [],
    door: 'Languages, declarations and look-up of messages are a leaf: what a message says stands beside what says it.',
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
    door: 'A schema knows no React, no network and no other block; what several blocks need stands in parts/.',
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
    door: 'Only this file validates, so that no visitor downloads Ajv.',
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
    door: 'A build compiles what the editor validates with; no browser has Ajv, nor makes code of strings.',
  },
  {
    name: 'contract',
    paths: ['packages/api-client/src/contract'],
    ours: ['messages'],
    npm: [],
    npmTypes: ['json-schema-to-ts'],
    door: 'The contract is data and types: at run time it imports nothing but the languages.',
  },
  {
    name: 'api-client',
    paths: ['packages/api-client/src/client'],
    ours: ['messages', 'contract'],
    npm: ['axios'],
    door: 'The client calls and throws; drawing, notifying and navigating are the host’s.',
  },
  {
    name: 'engine/machines',
    paths: ['packages/engine/src/machines'],
    // The contract is data: its tables of transitions are the machines' own. What a setting is, its schema says.
    ours: ['contract', 'blocks-schema'],
    oursTypes: ['api-client'],
    npm: ['xstate', 'immer'],
    door: 'A machine is pure: take the effect as a placeholder actor and provide it in the host’s engine.ts.',
  },
  {
    name: 'engine/machine hooks',
    paths: ['packages/engine/src/machines'],
    suffix: '.react.tsx',
    ours: ['engine/machines', 'engine', 'blocks-schema'],
    oursTypes: ['contract', 'api-client'],
    npm: ['react', '@xstate/react', 'xstate', 'react-router'],
    door: 'A machine’s hooks bind it to React and do nothing else.',
  },
  {
    name: 'engine',
    paths: ['packages/engine/src'],
    ours: ['messages', 'blocks-schema', 'engine/machines', 'engine/machine hooks', 'contract'],
    oursTypes: ['api-client'],
    npm: [
      'react',
      'react-dom',
      'react-router',
      '@xstate/react',
      'xstate',
      'i18next',
      'date-fns',
      'downshift',
      'libphonenumber-js',
      'lucide-react',
      'lucide-static',
      'sanitize-html',
      // The editor of a job's text, fetched by who writes one (features/jobs/account/rich-editor.tsx).
      '@tiptap/react',
      '@tiptap/starter-kit',
    ],
    apart: 'packages/engine/src/blocks',
    testsOurs: ['engine/testing', 'blocks-schema/validate'],
    door: 'Blocks get { settings, data, t } and act through actions; what two of them need stands in ui/, what fetches is a load.',
  },
  {
    name: 'engine/editor',
    paths: ['packages/engine/src/editor'],
    ours: ['messages', 'engine', 'engine/machines', 'engine/machine hooks', 'blocks-schema', 'contract'],
    oursTypes: ['api-client'],
    npm: 'declared',
    never: ['axios'],
    testsOurs: ['engine/testing', 'blocks-schema/validate'],
    door: 'The editor stands on the engine; the engine never imports the editor, so that no visitor downloads it.',
  },
  {
    name: 'engine/testing',
    paths: ['packages/engine/src/testing'],
    ours: [
      'messages',
      'engine',
      'engine/machines',
      'blocks-schema',
      'blocks-schema/validate',
      'contract',
      'api-client',
    ],
    npm: 'declared',
    node: true,
    door: 'The contract suites of a block; only tests import them.',
  },
  {
    name: 'hosts/installed-blocks',
    paths: ['hosts/installed-blocks/src'],
    ours: ['blocks-schema', 'blocks-schema/compile'],
    npm: 'declared',
    never: ['react', 'react-dom', 'axios'],
    door: 'It names the blocks from outside and does nothing else; every host and Storybook read them here.',
  },
  {
    name: 'hosts/site',
    paths: ['hosts/site/src'],
    ours: [
      'messages',
      'engine',
      'engine/machines',
      'engine/machine hooks',
      'blocks-schema',
      'contract',
      'hosts/installed-blocks',
    ],
    oursTypes: ['api-client', 'hosts/site server'],
    npm: ['react', 'react-dom', 'react-router', 'i18next'],
    testsOurs: ['hosts/site server', 'api-client', 'engine/testing'],
    door: 'This runs in a visitor’s browser: page data comes from the site’s own server, which owns the client.',
  },
  {
    name: 'hosts/site in development',
    paths: ['hosts/site/src/entry-dev.ts'],
    ours: ['hosts/site'],
    npm: ['@vitejs/plugin-react'],
    door: 'Only hot reloading enters here; everything else starts in entry-client.tsx.',
  },
  {
    name: 'hosts/site server',
    paths: ['hosts/site/src/server', 'hosts/site/src/app', 'hosts/site/src/main.ts', 'hosts/site/src/env.ts'],
    ours: [
      'messages',
      'hosts/site',
      'engine',
      'engine/machines',
      'blocks-schema',
      'blocks-schema/validate',
      'contract',
      'api-client',
    ],
    npm: 'declared',
    never: ['axios', 'ajv'],
    node: true,
    testsOurs: ['engine/testing'],
    door: 'The site is a host: it composes the engine and calls the API over its client, and imports no other host.',
  },
  {
    name: 'hosts/editor',
    paths: ['hosts/editor/src'],
    ours: [
      'messages',
      'engine',
      'engine/editor',
      'api-client',
      'contract',
      'blocks-schema',
      'hosts/installed-blocks',
    ],
    npm: ['react', 'react-dom', 'react-router', '@fontsource-variable/instrument-sans'],
    testsOurs: ['engine/testing'],
    door: 'The editor’s host only composes; panels and canvas stand in engine/editor.',
  },
  ...apiRooms(),
  {
    name: 'start',
    paths: ['start'],
    ours: ['hosts/api', 'hosts/site', 'hosts/site server', 'contract'],
    oursTypes: ['api-client'],
    npm: 'declared',
    never: ['react', 'axios'],
    node: true,
    door: 'The start puts the hosts into one process and decides nothing else.',
  },
  {
    name: 'examples',
    paths: ['examples'],
    ours: ['engine', 'blocks-schema'],
    npm: 'declared',
    testsOurs: ['engine/testing'],
    door: 'What is built outside takes what packages export, as anybody could.',
  },
  {
    name: 'storybook',
    paths: ['storybook'],
    ours: ['engine', 'engine/editor', 'engine/testing', 'blocks-schema', 'hosts/installed-blocks'],
    npm: 'declared',
    never: ['axios'],
    node: true,
    door: 'A story shows a part of the engine; it needs no host.',
  },
  {
    name: 'e2e',
    paths: ['e2e'],
    ours: [],
    oursTypes: ['contract'],
    npm: ['@playwright/test', '@axe-core/playwright'],
    node: true,
    door: 'A journey knows what a person sees: addresses, words and mails, no source.',
  },
  {
    name: 'bench',
    paths: ['bench'],
    ours: [
      'hosts/api',
      'hosts/site',
      'hosts/site server',
      'engine',
      'blocks-schema',
      'contract',
      'api-client',
    ],
    npm: 'declared',
    node: true,
    door: 'A bench asks one question of the real thing through its door.',
  },
  {
    name: 'checks',
    paths: ['checks', 'boundaries.js', 'vitest.config.ts'],
    ours: ['messages', 'contract', 'blocks-schema', 'engine/machines', 'scripts'],
    npm: ['typescript', 'vitest', 'fast-check'],
    node: true,
    door: 'A check reads files and the declarations it compares them with.',
  },
  {
    name: 'scripts',
    paths: ['scripts'],
    ours: [],
    npm: ['playwright-core'],
    node: true,
    door: 'A script runs before anything is installed: Node’s own modules only.',
  },
];

/** Files that only a test run, a build or Storybook reads: any declared package and Node are open to them. */
export const toolFile =
  /\.(test|test-d|stories|scenes|bench|spec|fixture)\.[cm]?[jt]sx?$|(^|\/)[a-z]+(\.[a-z]+)?\.config\.[cm]?[jt]s$|(^|\/)(test|\.storybook|stories|templates)\//;
