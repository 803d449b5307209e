import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One project per room; `checks` reads the whole house, `start` runs it.
    projects: ['packages/*', 'hosts/*', 'storybook', 'checks', 'checks/start'],
  },
});
