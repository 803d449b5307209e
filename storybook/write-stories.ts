/**
 * Writes the stories of each core block beside it, those of blocks from outside and of whole pages here; `npm run dev` and
 * `npm run check -- --fix` run it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coreSchemas } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { installedBlocks } from '@boardwright/installed-blocks';
import { pageList } from './pages/page-list.ts';
import { installedStoryFile, pageStoryFile, storyFile } from './story-file.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A file that is written anew has Storybook load it again. */
function writeIfChanged(path: string, text: string): void {
  const file = here(path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

for (const { key, title } of Object.values(coreSchemas))
  writeIfChanged(
    `../packages/engine/src/blocks/${key}/${key}.stories.tsx`,
    storyFile({ key, title }, Object.keys(coreFixtures[key])),
  );

mkdirSync(here('installed'), { recursive: true });
const nameOf = (key: string): string => `${key.replaceAll('/', '-')}.stories.tsx`;
const names = new Set(installedBlocks.map(({ key }) => nameOf(key)));
for (const name of readdirSync(here('installed'))) if (!names.has(name)) rmSync(here(`installed/${name}`));
for (const { key, declaration } of installedBlocks) {
  const { schema, fixtures } = await declaration();
  const text = installedStoryFile({ key, title: schema.title }, Object.keys(fixtures));
  writeIfChanged(`installed/${nameOf(key)}`, text);
}

for (const page of pageList) writeIfChanged(`pages/${page.identifier}.stories.tsx`, pageStoryFile(page));
