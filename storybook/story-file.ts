import type { ListedPage } from './pages/page-list.ts';
import { tagsOfNew } from './status/status-of.ts';

/** 'row-spread' → 'RowSpread': the name a story is exported by, and from which Storybook makes 'Row Spread'. */
export function storyName(fixture: string): string {
  return `-${fixture}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The tags of a story file, which say how its part stands: those that somebody gave it, as they are written.
 * @param written the file as it is; '' where it is new
 * @param version of the packages: what is made now comes with the next one
 */
export function storyTags(written: string, version: string): string {
  const quoted = ['autodocs', ...tagsOfNew(version)].map((tag) => `'${tag}'`);
  return /tags: (\[[^\]]*\])/.exec(written)?.[1] ?? `[${quoted.join(', ')}]`;
}

/**
 * What a block is for and when not, in a sentence or two: the comment above its schema.
 * @param source of the schema's file
 * @returns '' where it has none, as a block that is just made
 */
export function purposeIn(source: string): string {
  const [, comment = ''] =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = defineBlockSchema\(/.exec(source) ?? [];
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text as our formatter writes it. */
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/**
 * The text of a block's story file. It is a file because Storybook and vitest find stories by reading files, not by
 * running them.
 * @param block its key, its title and what it is for
 * @param fixtures names of its fixtures, in order
 * @param tags as the file has them, `storyTags`
 */
export function storyFile(
  { key, title, purpose }: { readonly key: string; readonly title: string; readonly purpose: string },
  fixtures: readonly string[],
  tags: string,
): string {
  const pascal = storyName(key);
  const name = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Block`;
  return `// Written by storybook/write-stories.ts from the block's fixtures.
${purpose && "import { withText } from '@boardwright/ui/stories';\n"}import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { ${name} } from './${key}.block.ts';

const { shared, story } = blockStories(${name});

${purpose ? describedMeta(title, tags, purpose) : `const meta: Meta = { title: 'Blocks/${title}', tags: ${tags}, ...shared };`}
export default meta;

${storiesOf(fixtures)}`;
}

const storiesOf = (fixtures: readonly string[]): string =>
  fixtures.map((fixture) => `export const ${storyName(fixture)} = story('${fixture}');\n`).join('');

const describedMeta = (title: string, tags: string, purpose: string): string => `const meta: Meta = {
  title: 'Blocks/${title}',
  tags: ${tags},
  ...withText(
    shared,
    ${quoted(purpose)},
  ),
};`;

/** The same for a block that is installed from outside. */
export function installedStoryFile(
  { key, title }: { readonly key: string; readonly title: string },
  fixtures: readonly string[],
  tags: string,
): string {
  return `// Written by storybook/write-stories.ts from the block's fixtures.
import { packagedStories } from '@boardwright/engine/stories';
import { installedBlocks } from '@boardwright/installed-blocks';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = await packagedStories(installedBlocks, '${key}');

const meta: Meta = { title: 'Blocks/${title}', tags: ${tags}, ...shared };
export default meta;

${storiesOf(fixtures)}`;
}

/** The same for the whole pages of a kind. */
export function pageStoryFile({ identifier, name, block, fixtures }: ListedPage): string {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const given = [identifier, block].filter((part) => part !== undefined).map((part) => `'${part}'`);
  return `// Written by storybook/write-stories.ts from storybook/pages/page-list.ts.
import { pageStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = pageStories(${given.join(', ')});

const meta: Meta = { title: 'Pages/${title}', tags: ['autodocs'], ...shared };
export default meta;

${storiesOf(fixtures)}`;
}
