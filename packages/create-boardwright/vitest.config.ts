import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'create-boardwright', include: ['src/**/*.test.ts'] } });
