import type { Plugin } from 'vite';

/**
 * Documents stand outside of this package, and the generator makes them into modules where they stand: what those import
 * is looked for here, where it is installed.
 * @param inside a file of this package
 */
export const vueOfDocuments = (inside: string): Plugin => ({
  name: 'vue-of-documents',
  enforce: 'pre',
  config: {
    order: 'post',
    // From where the documents stand the generator cannot be seen: its parts are found as they are imported.
    handler: ({ optimizeDeps = {} }) => {
      optimizeDeps.include = optimizeDeps.include?.filter((name) => !name.startsWith('vitepress > ')) ?? [];
    },
  },
  resolveId: {
    filter: { id: /^vue(\/|$)/ },
    handler(source, importer, options) {
      return importer === inside ? null : this.resolve(source, inside, { ...options, skipSelf: true });
    },
  },
});
