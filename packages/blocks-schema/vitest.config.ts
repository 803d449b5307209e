import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'blocks-schema', include: ['src/**/*.test.ts'] } });
