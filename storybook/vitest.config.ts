import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM_PATH'];
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];
const root = process.getuid?.() === 0;

/** Every story in a browser: it draws, writes no error to the console and has no accessibility violation. */
export default defineConfig({
  plugins: [react(), storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [...quiet, '--disable-sync', ...(root ? ['--no-sandbox'] : [])],
        },
      }),
      instances: [
        { browser: 'chromium', name: 'stories' },
        { browser: 'chromium', name: 'stories on a phone', provide: { 'storybook/test/initial-globals': onAPhone } },
      ],
    },
  },
});
