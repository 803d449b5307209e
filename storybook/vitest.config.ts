import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { comparePictures } from './pictures/compare-pictures.ts';
import { isAsPictured } from './pictures/is-as-pictured.ts';
import { picturesFolder } from './pictures/pictures-folder.ts';
import { rasteriser } from './pictures/rasteriser.ts';

declare module 'vitest/node' {
  interface ToMatchScreenshotComparators {
    pictures: Readonly<Record<string, never>>;
  }
}

const executablePath = process.env['CHROMIUM_PATH'];
const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...rasteriser,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Every story in a browser, as .storybook/story-tests.ts says. */
const stories: TestProjectInlineConfiguration = {
  // Found anew each time: a package that a story first needs half-way through a run would reload the page under it.
  optimizeDeps: {
    force: true,
    entries: [
      '.storybook/preview.ts',
      '{brand,mails,pages,print}/*.stories.tsx',
      '../packages/{ui,engine,editor}/src/**/*.stories.tsx',
    ],
  },
  // A file that is saved during the run must not reload the page under it.
  server: { hmr: false },
  define: { 'import.meta.env.PICTURES': JSON.stringify(process.env['PICTURES'] ?? '') },
  plugins: [react(), storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: ['../packages/ui/src/testing/no-owner-stacks.ts', '.storybook/story-tests.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args, ...(executablePath && { executablePath }) },
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
      }),
      instances: [{ browser: 'chromium', name: 'stories' }],
      commands: { isAsPictured },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pictures',
          comparators: { pictures: comparePictures },
          resolveScreenshotPath: ({ arg, ext }) => `${picturesFolder}/${arg}${ext}`,
          resolveDiffPath: ({ root, arg, ext }) => `${root}/../.cache/pictures/${arg}${ext}`,
        },
      },
    },
  },
};

/** What can be said of stories without drawing them. */
const lists: TestProjectInlineConfiguration = {
  plugins: [react()],
  // Pictures are compared as well: not a measure of speed, a busy machine takes its time.
  test: { name: 'storybook', include: ['**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
};

export default defineConfig({
  test: { projects: [stories, lists], attachmentsDir: '../.cache/attachments' },
});
