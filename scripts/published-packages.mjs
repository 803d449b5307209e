/** The packages that are published, each after those it stands on. */
import { readFileSync } from 'node:fs';
import { inRepository } from './repository.mjs';

const folders = [
  ...['messages', 'ui', 'blocks-schema', 'api-client', 'engine', 'editor', 'create-boardwright'].map(
    (name) => `packages/${name}`,
  ),
  ...['api', 'site', 'editor'].map((name) => `hosts/${name}`),
  'start',
];

/** @type {readonly { name: string, folder: string, tarball: string }[]} */
export const publishedPackages = folders.map((folder) => {
  const { name, version } = JSON.parse(readFileSync(inRepository(`${folder}/package.json`), 'utf8'));
  return { name, folder, tarball: `${name.replace('@', '').replace('/', '-')}-${version}.tgz` };
});
