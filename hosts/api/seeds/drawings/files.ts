import { fileURLToPath } from 'node:url';
import { readdirSync } from 'node:fs';
import type { DemoOrganisation } from '../demo-types.ts';
import { organisationRows } from '../organisations/organisation-rows.ts';
import { drawCover } from './covers.ts';
import { drawLogo } from './logos.ts';

/**
 * A public picture of the demo: `key` is its storage key (its address is '/uploads/' + key). Either a file of this
 * repository to copy, or a drawing made here.
 */
export type DemoFile =
  | { readonly key: string; readonly path: string }
  | { readonly key: string; readonly svg: string };

const artFolder = new URL('../art/', import.meta.url);

/** Every picture that organisations, articles and pages refer to. */
export function demoFiles(organisations: readonly DemoOrganisation[]): DemoFile[] {
  const drawnArt = readdirSync(artFolder)
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => ({ key: `art/${name}`, path: fileURLToPath(new URL(name, artFolder)) }));
  return [...drawnArt, ...organisationFiles(organisations)];
}

function organisationFiles(organisations: readonly DemoOrganisation[]): DemoFile[] {
  const drawn = new Map(
    organisationRows.flatMap(({ drawn: row }) => (row ? [[row.name, row] as const] : [])),
  );
  const taken = new Set<string>();
  return organisations.flatMap(({ name, kind, logo, header }) => {
    const art = drawn.get(name)?.art;
    const files: DemoFile[] = [];
    if (logo)
      files.push({
        key: keyOf(logo),
        ...(art ? handDrawn('logos', art) : { svg: drawLogo(name, kind, taken) }),
      });
    if (header)
      files.push({ key: keyOf(header), ...(art ? handDrawn('covers', art) : { svg: drawCover(name) }) });
    return files;
  });
}

const keyOf = (address: string): string => address.replace('/uploads/', '');
const handDrawn = (folder: 'logos' | 'covers', art: string): { path: string } => ({
  path: fileURLToPath(new URL(`${folder}/${art}.svg`, artFolder)),
});
