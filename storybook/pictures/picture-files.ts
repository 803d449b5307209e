import { existsSync, readdirSync } from 'node:fs';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { picturesFolder } from './pictures-folder.ts';

/** The pictures there are, as `job-list/cards-390.png`. */
export function pictureFiles(): string[] {
  if (!existsSync(picturesFolder)) return [];
  return readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.png'))
    .sort();
}

/** Those of no fixture. */
export function strayPictures(): string[] {
  const fixtures = Object.entries(coreFixtures).flatMap(([key, all]) =>
    Object.keys(all).map((name) => `${key}/${name}`),
  );
  const known = new Set(fixtures.flatMap((name) => [`${name}-390.png`, `${name}-1280.png`]));
  return pictureFiles().filter((path) => !known.has(path));
}
