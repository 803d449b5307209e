import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const baseURL = process.env['BOARDWRIGHT_URL'];
if (!baseURL)
  throw new Error('BOARDWRIGHT_URL names the app to walk through; npm run e2e starts one and sets it.');
const executablePath = process.env['CHROMIUM_PATH'];

/**
 * A whole Chromium draws the suggestions of its address bar as two pages of its own, anew for every window: half of what
 * a visit costs the processor. The switch takes the place of Playwright's own, whose features stand first.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Journeys against one running app. Whatever fails once is a fault: nothing is tried again, nothing waits for time. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each waits for its page and the app a sixth of its time: one more than there are cores.
  workers: availableParallelism() + 1,
  retries: 0,
  // Not a measure of speed: a busy machine takes its time.
  timeout: 120_000,
  forbidOnly: Boolean(process.env['CI']),
  // Twice what the client waits for an answer: what failed by then has said why.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 900 },
    // A trace takes a quarter of a journey's time: `npm run e2e -- --trace retain-on-failure` stores one when it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [
        `--disable-features=${withoutFeatures.join(',')}`,
        // A page lives for seconds here: making its code quick costs more than running it, an eighth of what pages cost.
        '--js-flags=--no-opt --no-maglev',
      ],
      ...(executablePath && { executablePath }),
    },
  },
});
