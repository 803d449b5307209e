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
import { installedStoryFile, pageStoryFile, purposeIn, storyFile, storyTags } from './story-file.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8')) as { readonly version: string };
const written = (path: string): string => (existsSync(here(path)) ? readFileSync(here(path), 'utf8') : '');

/** A file that is written anew has Storybook load it again. @param textOf what it is, given its tags */
function writeStories(path: string, textOf: (tags: string) => string): void {
  const text = textOf(storyTags(written(path), version));
  if (written(path) !== text) writeFileSync(here(path), text);
}

for (const { key, title } of Object.values(coreSchemas)) {
  const purpose = purposeIn(written(`../packages/blocks-schema/src/blocks/${key}/${key}.schema.ts`));
  writeStories(`../packages/engine/src/blocks/${key}/${key}.stories.tsx`, (tags) =>
    storyFile({ key, title, purpose }, Object.keys(coreFixtures[key]), tags),
  );
}

mkdirSync(here('installed'), { recursive: true });
const nameOf = (key: string): string => `${key.replaceAll('/', '-')}.stories.tsx`;
const names = new Set(installedBlocks.map(({ key }) => nameOf(key)));
for (const name of readdirSync(here('installed'))) if (!names.has(name)) rmSync(here(`installed/${name}`));
for (const { key, declaration } of installedBlocks) {
  const { schema, fixtures } = await declaration();
  writeStories(`installed/${nameOf(key)}`, (tags) =>
    installedStoryFile({ key, title: schema.title }, Object.keys(fixtures), tags),
  );
}

for (const page of pageList) writeStories(`pages/${page.identifier}.stories.tsx`, () => pageStoryFile(page));
