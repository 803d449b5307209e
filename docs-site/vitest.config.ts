import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'docs-site', include: ['{src,theme}/**/*.test.ts'] } });
