/** @typedef {import('../boundaries.js').Layer} Layer */

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
  media: [],
  files: ['applications', 'media', 'resumes', 'shop'],
  site: ['alerts', 'applications', 'media', 'newsletters', 'shop'],
  companies: ['shop'],
};

/**
 * The layers of the API, the lowest first: platform, people, jobs, organisations, features, what works on all of them,
 * and what puts them together.
 *
 * @returns {Layer[]}
 */
export function apiLayers() {
  const packages = [
    'messages',
    'contract',
    'blocks-schema',
    'blocks-schema/validate',
    'blocks-schema/page-names',
  ];
  const below = ['api/platform', 'api/people', 'api/jobs', 'api/organisations'];
  const ports = [...new Set(Object.values(apiFeatures).flat())];
  const features = Object.keys(apiFeatures).map((name) => `api/${name}`);
  const layers = [...below, ...features, ...ports.map((name) => `api/${name} port`)];
  /**
   * @param {string} name
   * @param {string[]} ours
   * @param {string} instead
   * @param {Partial<Layer>} [more]
   * @returns {Layer}
   */
  const layer = (name, ours, instead, more) => ({
    name: `api/${name}`,
    group: 'api',
    paths: [`hosts/api/src/${name}`],
    ours: [...packages, ...ours],
    npm: 'declared',
    never: ['react', 'react-dom', 'axios', 'xstate'],
    node: true,
    testsOurs: [
      ...layers,
      'api/worker',
      'api/seeding',
      'api/admin',
      'api/testing',
      'hosts/api',
      'api-client',
    ],
    instead,
    ...more,
  });
  return [
    layer(
      'platform',
      [],
      'The platform knows no field of the product: a field hands it what it needs to know.',
    ),
    layer('people', below.slice(0, 1), 'What an account needs of a feature is one of its AccountPorts.'),
    layer(
      'jobs',
      below.slice(0, 2),
      'What pays for a job’s run is the port RunPayments: the shop provides it.',
    ),
    layer('organisations', below.slice(0, 3), 'What an organisation needs of a feature is handed to it.'),
    ...Object.entries(apiFeatures).map(([name, others]) =>
      layer(
        name,
        [...below, ...others.map((other) => `api/${other} port`)],
        'Another feature is entered by its port.ts; what several need stands in a layer below.',
      ),
    ),
    ...ports.map((name) => ({
      name: `api/${name} port`,
      group: 'api',
      paths: [`hosts/api/src/${name}/port.ts`],
      ours: [`api/${name}`],
      npm: [],
      instead: 'A port names what other features may use, and does nothing.',
    })),
    layer('mails', layers, 'It names what makes mails and documents, with samples, and does nothing.', {
      paths: ['hosts/api/src/mails.ts', 'hosts/api/src/mail-samples', 'hosts/api/src/documents.ts'],
      npm: [],
      node: false,
    }),
    layer(
      'mailing',
      [...below, 'api/mails'],
      'What is mailed is a feature’s; here is what admins make of it.',
    ),
    layer('worker', [...below, ...features], 'The worker does by the clock what features give it.'),
    layer('seeding', [...below, ...features], 'The demo is made of what features store.', {
      paths: ['hosts/api/src/seeding', 'hosts/api/seeds'],
    }),
    layer(
      'admin',
      [...below, ...features, 'api/seeding'],
      'A command of the terminal calls what features offer.',
    ),
    layer(
      'testing',
      [...layers, 'api/seeding', 'hosts/api', 'api-client'],
      'What somebody’s own tests call holds what they made to what ours is held to.',
    ),
    {
      ...layer(
        '',
        [
          ...layers,
          'api/mails',
          'api/mailing',
          'api/worker',
          'api/seeding',
          'api/admin',
          'hosts/installed-blocks',
        ],
        'The API answers the contract and draws nothing: it needs no engine, no client and no React.',
      ),
      name: 'hosts/api',
      paths: ['hosts/api/src', 'hosts/api/test'],
    },
  ];
}
