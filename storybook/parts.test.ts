import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { statusOf } from './status/status-of.ts';

const kit = fileURLToPath(new URL('../packages/ui/src', import.meta.url));

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
      for (const component of components) expect(stories).toContain(`<${component}`);
    },
  );
});
