/** The steps of `npm test`: cheap ones first, then long ones, so that what is short fills up their end; journeys alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from './app.mjs';
import { tryBuilds } from './builds.mjs';
import { checkSteps, reportPath, vitest, youngHeap } from './check-steps.mjs';
import { writeDocumentation } from './documentation.mjs';
import { inRepository, run } from './repository.mjs';
import { packageSteps } from './package-steps.mjs';
import { startPostgres } from './postgres.mjs';
import { counted, countPlaywright, oneCheck } from './reports.mjs';
import { visiblePages } from './visible-pages.mjs';

// Two steps run beside each other, each on half of the cores: a step that takes all of them leaves some idle at its end,
// while its last file runs.
const half = Math.max(1, Math.floor(availableParallelism() / 2));

const onEmbedded = [
  'hosts/api/src/platform/database/',
  'hosts/api/src/worker/',
  'hosts/api/src/jobs/tasks/',
  'hosts/api/src/alerts/tasks/send-alerts',
  'hosts/api/src/feeds/tasks/',
  'hosts/api/src/platform/search-sync/',
  'hosts/api/src/seeding/',
  'hosts/api/src/create-api',
  'hosts/api/src/shop/ledger',
  'hosts/api/src/shop/orders',
  'hosts/api/src/shop/paid-days',
  'hosts/api/src/shop/paid-till',
];

/**
 * @param {NodeJS.ProcessEnv} browser where the tests find their browser
 * @returns {import('./lanes.mjs').Step[]}
 */
export function testSteps(browser) {
  return [
    ...checkSteps(),
    {
      name: 'postgres',
      label: 'The API on PostgreSQL',
      // It waits for another process a third of its time: two workers for each core that it keeps busy.
      cores: half,
      run: onPostgres,
    },
    {
      name: 'stories',
      label: 'Stories in a browser, blocks by their pictures',
      cores: 1,
      run: (update) => vitest('stories', ['--root=storybook'], { ...browser, PICTURES: 'compare' }, update),
    },
    {
      name: 'embedded',
      label: 'The API on its embedded database',
      // What the two databases do each in their own way. All the rest runs on PostgreSQL, and the journeys walk through
      // an embedded one.
      cores: half,
      run: (update) =>
        vitest('embedded', [`--maxWorkers=${half}`, '--project=api', ...onEmbedded], {}, update),
    },
    {
      name: 'in a copy',
      label: 'A block, a language and a package that are added',
      cores: 1,
      // Their copies take along what was type-checked, and the empty tables of the embedded database.
      after: ['types', 'embedded'],
      run: (update) => vitest('copies', ['--maxWorkers=1', '--project=in a copy'], {}, update),
    },
    {
      name: 'unit',
      label: 'Packages and hosts',
      cores: half,
      run: (update) =>
        vitest(
          'unit',
          [
            `--maxWorkers=${half}`,
            ...['checks', 'start', 'api', 'in a copy', 'from tarballs'].map((name) => `--project=!${name}`),
          ],
          { ...browser, ...youngHeap },
          update,
        ),
    },
    {
      name: 'storybook',
      label: 'Storybook as files',
      cores: 1,
      run: async () =>
        oneCheck(
          await run('storybook', ['build', '--quiet', '--output-dir', inRepository('.cache/storybook')], {
            cwd: inRepository('storybook'),
            env: {
              NO_COLOR: '1',
              STORYBOOK_DISABLE_TELEMETRY: '1',
              STORYBOOK_ENABLE_CRASH_REPORTS: '0',
              // Half of what a build costs goes to a second reading of all types.
              PROP_TABLES: 'none',
            },
          }),
        ),
    },
    {
      name: 'docs',
      label: 'Documentation as files, no link to nothing',
      cores: 1,
      run: async (update) => oneCheck(await writeDocumentation(inRepository('.cache/docs'), update)),
    },
    ...packageSteps(),
    {
      name: 'mounted',
      label: 'The editor in applications of others, from the tarballs',
      cores: 1,
      after: ['packed'],
      run: (update) => vitest('mounted', ['--maxWorkers=1', '--project=from tarballs'], browser, update),
    },
    {
      name: 'builds',
      label: 'Site and editor built',
      cores: 1,
      run: async () => {
        const failed = await tryBuilds();
        const output = failed.map((build) => build.output).join('\n');
        return { passed: failed.length === 0 ? 1 : 0, failed: failed.length, output };
      },
    },
    {
      name: 'start',
      label: 'npm start',
      cores: 1,
      after: ['builds'],
      run: (update) => vitest('start', ['--project=start'], browser, update),
    },
    {
      name: 'journeys',
      label: 'Journeys in a browser',
      // It takes all that there are.
      cores: availableParallelism(),
      after: ['builds'],
      run: (update) => journeys([], browser, update),
    },
  ];
}

/** @param {(detail: string) => void} update */
async function onPostgres(update) {
  update('starting');
  const { url, disposable, stop } = await startPostgres();
  try {
    return await vitest(
      'postgres',
      [`--maxWorkers=${2 * half}`, '--project=api on postgresql'],
      { TEST_DATABASE_URL: url, ...(disposable && { TEST_SERVER_IS_DISPOSABLE: '1' }) },
      update,
    );
  } finally {
    await stop();
  }
}

/**
 * Starts the app once and walks the journeys through it.
 * @param {string[]} args for Playwright
 * @param {NodeJS.ProcessEnv} browser
 * @param {(detail: string) => void} update
 */
export async function journeys(args, browser, update) {
  const data = mkdtempSync(join(tmpdir(), 'boardwright-journeys-'));
  update('starting the app');
  // Feeds of the journeys stand on this machine.
  const app = await startApp({ data, env: { PRIVATE_FEEDS: '1' } });
  const report = reportPath('journeys');
  let ended = 0;
  try {
    const result = await run('playwright', ['test', '--reporter=list,json', ...args], {
      cwd: inRepository('e2e'),
      env: {
        ...browser,
        CI: 'true',
        NO_COLOR: '1',
        BOARDWRIGHT_URL: app.url,
        // Importing beside the running app is a journey too.
        BOARDWRIGHT_DATA: data,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
      onLine: (line) => {
        if (/^\s*[✓✘]/.test(line)) update(`${++ended} journeys`);
      },
    });
    if (result.code === 0) return counted(result, countPlaywright(report));
    const printed = app.output().split('\n').slice(-40).join('\n');
    const output = [
      result.output,
      visiblePages(inRepository('e2e/test-results')),
      'The app printed:',
      printed,
    ].join('\n');
    return counted({ ...result, output }, countPlaywright(report));
  } finally {
    await app.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
