import { defineConfig } from 'vitest/config';

// What a bench finds out the same way on every machine is a test too.
export default defineConfig({ test: { name: 'bench', include: ['*.test.ts'], testTimeout: 180_000 } });
