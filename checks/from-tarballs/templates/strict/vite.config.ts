import { compiledSettings } from '@boardwright/blocks-schema/compile';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { greeting } from './src/greeting.schema.ts';

/** The application's own block, as far as its settings go. */
const own = {
  key: greeting.key,
  declaration: async () => ({ schema: greeting, fixtures: {} }),
};

export default defineConfig({ plugins: [react(), compiledSettings([own])] });
