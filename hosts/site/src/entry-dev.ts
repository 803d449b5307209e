// In development Vite serves the sources: its client and React's refreshing come first, then the page's own script.
import '@vitejs/plugin-react/preamble';

// A block made of one file exports what it is beside its component: a changed component is shown all the same.
Object.assign(window, { __getReactRefreshIgnoredExports: () => ['block'] });

const viteClient = '/assets/@vite/client';
await import(/* @vite-ignore */ viteClient);
await import('./entry-client.tsx');
