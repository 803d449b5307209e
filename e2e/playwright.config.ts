import { defineConfig } from '@playwright/test';

const baseURL = process.env['BOARDWRIGHT_URL'];
if (!baseURL)
  throw new Error('BOARDWRIGHT_URL names the app to walk through; npm run e2e starts one and sets it.');
const executablePath = process.env['CHROMIUM_PATH'];

/** Journeys against one running app. Whatever fails once is a fault: nothing is tried again, nothing waits for time. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Not a measure of speed: a busy machine takes its time.
  timeout: 120_000,
  forbidOnly: Boolean(process.env['CI']),
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 900 },
    // A trace takes a quarter of a journey's time: `npm run e2e -- --trace retain-on-failure` stores one when it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    ...(executablePath ? { launchOptions: { executablePath } } : {}),
  },
});
