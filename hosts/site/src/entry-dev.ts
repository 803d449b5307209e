// In development Vite serves the sources: its client and React's refreshing come first, then the page's own script.
import '@vitejs/plugin-react/preamble';

const viteClient = '/assets/@vite/client';
await import(/* @vite-ignore */ viteClient);
await import('./entry-client.tsx');
