/** `npm run new block NAME`: its two folders, in every list and drawing something at once. */
import { blockFiles } from './block-files.mjs';
import { blockNamed } from './block-name.mjs';

/** @type {import('./kinds.mjs').Kind} */
export const block = {
  example: 'block opening-hours',
  plan(given) {
    const named = blockNamed(given);
    if (!('key' in named)) return named;
    const { key } = named;
    return {
      files: blockFiles(key),
      tests: ['--project=engine', `src/blocks/${key}/`, 'core-blocks.test.ts'],
      pictures: key,
      next: `It is registered, has stories and passes its tests. Now make it yours:
  packages/blocks-schema/src/blocks/${key}/${key}.schema.ts   its settings: the editor's panel comes from them
  packages/blocks-schema/src/blocks/${key}/${key}.labels.ts   what admins read of it, in English, Dutch and Romanian
  packages/engine/src/blocks/${key}/${key}.tsx                what it draws
  packages/engine/src/blocks/${key}/${key}.messages.ts        its words in English, Dutch and Romanian
and prove each new setting in ${key}.settings.test.ts beside them. CONTRIBUTING.md, 'Add a block', goes on from here.
Once it looks as it should: npm run storybook -- --update-pictures ${key}`,
    };
  },
};
