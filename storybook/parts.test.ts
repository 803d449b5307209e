import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { statusOf } from './status/status-of.ts';
import partsConfig from './tsconfig.parts.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const kit = `${root}/packages/ui/src`;

/**
 * The components that each folder of shared parts gives, by folder; not those that only another of the same folder draws,
 * which its stories show.
 */
const parts = readdirSync(kit, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => {
    const sources = readdirSync(`${kit}/${name}`).filter(
      (file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file),
    );
    const texts = sources.map((file) => readFileSync(`${kit}/${name}/${file}`, 'utf8'));
    const components = texts.flatMap((text) =>
      [...text.matchAll(/^export function ([A-Z]\w+)/gm)].map((found) => found[1] ?? ''),
    );
    const inner = (component: string) => texts.some((text) => text.includes(`<${component} `));
    return [name, components.filter((component) => !inner(component))] as const;
  })
  .filter(([, components]) => components.length > 0);

/** A playground that renders nothing of its own draws what the file is about. */
const isDrawn = (stories: string, component: string): boolean =>
  new RegExp(`<${component}[\\s/>]`).test(stories) ||
  (stories.includes(`...partStories(${component}`) &&
    stories.includes('Playground: PartStory = playground<'));

describe('the shared parts', () => {
  it.each(parts)(
    'of %s have a docs page, say how they stand, and a story draws each of %j',
    (folder, components) => {
      const path = `${kit}/${folder}/${folder}.stories.tsx`;
      const stories = existsSync(path) ? readFileSync(path, 'utf8') : '';
      expect(stories).toMatch(/title: 'Parts\/[A-Z]/);
      const [, tags = ''] = /tags: \[([^\]]*)\]/.exec(stories) ?? [];
      const named = tags.split(', ').map((tag) => tag.replaceAll("'", ''));
      expect(named).toContain('autodocs');
      expect(statusOf(named)).toBeDefined();
      for (const component of components) expect(isDrawn(stories, component), component).toBe(true);
    },
  );
});

describe('the parts of pages', () => {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
  const texts = files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const);
  const ofParts = texts.filter(([, text]) => text.includes("title: 'Parts/"));

  it('are found', () => expect(ofParts.length).toBeGreaterThan(parts.length));

  it.each(ofParts)('have a table of their props: %s is where these are read', (file) =>
    expect(partsConfig.include.some((folder) => `../${file}`.startsWith(`${folder}/`))).toBe(true),
  );

  it.each(ofParts)('can be tried by their props in %s', (_, text) =>
    expect(text).toMatch(/export const \w*Playground: PartStory = (?:playground<|\{\s+\.\.\.playground<)/),
  );
});
