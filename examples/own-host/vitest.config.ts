import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'own-host', include: ['src/**/*.test.ts'] } });
