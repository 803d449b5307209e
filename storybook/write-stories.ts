/** Writes the stories of each core block beside it; `npm run check -- --fix` runs it. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coreSchemas } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { storyFile } from './story-file.ts';

for (const { key, title } of Object.values(coreSchemas)) {
  const path = new URL(`../packages/engine/src/blocks/${key}/${key}.stories.tsx`, import.meta.url);
  writeFileSync(fileURLToPath(path), storyFile({ key, title }, Object.keys(coreFixtures[key])));
}
