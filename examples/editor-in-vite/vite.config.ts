import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Nothing here is for the editor.
export default defineConfig({ plugins: [react()] });
