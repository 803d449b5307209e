import { packageNames } from '@boardwright/installed-blocks/package-names';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import about from './package.json' with { type: 'json' };

/** The editor as static files, served by the site's host under /admin and bound by its policy: no inline script, no data: font. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  resolve: {
    // The sanitiser brings a style sheet parser along for `style` attributes, which it takes away altogether.
    alias: { postcss: new URL('src/no-postcss.ts', import.meta.url).pathname },
  },
  optimizeDeps: { exclude: [...packageNames] },
  define: { 'import.meta.env.VERSION': JSON.stringify(about.version) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
