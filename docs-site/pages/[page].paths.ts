import { defineRoutes } from 'vitepress';
import { derivedPages } from '../src/derived-pages.ts';

export default defineRoutes({
  paths: () => derivedPages().map(({ page, text }) => ({ params: { page }, content: text })),
  // What they are derived from.
  watch: [
    '../../CONTRIBUTING.md',
    '../../docs/coverage.md',
    '../../packages/*/README.md',
    '../../.changeset/*.md',
  ],
});
