/** Writes the stories of each core block beside it, those of blocks from outside here; `npm run check -- --fix` runs it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coreSchemas } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { installedBlocks } from '@boardwright/installed-blocks';
import { installedStoryFile, storyFile } from './story-file.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

for (const { key, title } of Object.values(coreSchemas))
  writeFileSync(
    here(`../packages/engine/src/blocks/${key}/${key}.stories.tsx`),
    storyFile({ key, title }, Object.keys(coreFixtures[key])),
  );

rmSync(here('installed'), { recursive: true, force: true });
for (const { key, declaration } of installedBlocks) {
  const { schema, fixtures } = await declaration();
  mkdirSync(here('installed'), { recursive: true });
  writeFileSync(
    here(`installed/${key.replaceAll('/', '-')}.stories.tsx`),
    installedStoryFile({ key, title: schema.title }, Object.keys(fixtures)),
  );
}
