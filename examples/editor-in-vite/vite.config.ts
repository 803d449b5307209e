import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Nothing here is for the editor: two pages, one of the editor and one of the settings of a block alone.
export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'settings.html'] } },
});
