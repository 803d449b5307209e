import { readFileSync } from 'node:fs';
import { pageKinds } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { pageStoryFile } from '../story-file.ts';
import { pageList } from './page-list.ts';

const fixtures: Readonly<Record<string, object>> = coreFixtures;

describe('the pages that are drawn whole', () => {
  it('are of every kind but the one that begins empty', () =>
    expect(pageList.map(({ identifier }) => identifier)).toEqual(
      pageKinds.map(({ identifier }) => identifier).filter((identifier) => identifier !== 'p-generic'),
    ));

  it.each(pageList)('of the kind $identifier stand in the file that is written of the list', (page) =>
    expect(readFileSync(new URL(`${page.identifier}.stories.tsx`, import.meta.url), 'utf8')).toBe(
      pageStoryFile(page),
    ),
  );

  it.each(pageList.filter(({ block }) => block))('of the kind $identifier are fixtures of $block', (page) => {
    const kind = pageKinds.find(({ identifier }) => identifier === page.identifier);
    expect(kind?.composition.map(({ key }) => key)).toContain(page.block);
    expect(Object.keys(fixtures[page.block ?? ''] ?? {})).toEqual(expect.arrayContaining([...page.fixtures]));
  });
});
