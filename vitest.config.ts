import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One project per package; `checks` reads the whole repository, `start` runs it. The stories start a browser and stand
    // apart: vitest --root storybook.
    projects: [
      'packages/*',
      'hosts/*',
      'examples/*',
      'bench',
      'docs-site',
      'start',
      'checks',
      'checks/start',
      'checks/in-a-copy',
      'checks/from-tarballs',
    ],
  },
});
