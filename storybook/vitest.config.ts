import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** As unlike the usual as the toolbar allows: other screens, brands, visitors and languages. */
const screens: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  phone: { viewport: { value: 'from-0' }, brand: 'kunstlicht', visitor: 'employer', locale: 'ro' },
  tablet: { viewport: { value: 'from-768' }, brand: 'avondrood', visitor: 'candidate', locale: 'en' },
};
const screen = process.env['STORIES'];
const executablePath = process.env['CHROMIUM_PATH'];
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Every story in a browser: it draws, writes no error to the console and has no accessibility violation. */
export default defineConfig({
  // Found anew each time: a package that a story first needs half-way through a run would reload the page under it.
  optimizeDeps: {
    force: true,
    entries: ['.storybook/preview.ts', '../packages/engine/src/**/*.stories.tsx'],
  },
  plugins: [
    react(),
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      initialGlobals: (screen && screens[screen]) || {},
    }),
  ],
  test: {
    name: 'stories',
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { args, ...(executablePath && { executablePath }) } }),
      instances: [{ browser: 'chromium', name: screen ? `stories on a ${screen}` : 'stories' }],
    },
  },
});
