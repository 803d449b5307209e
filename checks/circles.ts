import { posix } from 'node:path';
import { toolFile } from '../boundaries.js';
import { importsOf } from './imports-of.ts';
import { entriesOf, layerOf } from './lint/entry.js';
import { read, root } from './repository-files.ts';

/** What imports what, by name. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The strongly connected parts of more than one member: everything in such a circle needs all the rest of it (Tarjan 1972). */
export function circlesOf(arrows: Arrows): string[][] {
  const found = new Map<string, { readonly index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string) => {
    const here = { index: found.size, low: found.size, isOpen: true };
    found.set(name, here);
    open.push(name);
    for (const next of arrows.get(name) ?? []) {
      const there = found.get(next) ?? visit(next);
      if (there.isOpen) here.low = Math.min(here.low, there.low);
    }
    if (here.low === here.index) {
      const circle = open.splice(open.indexOf(name));
      for (const member of circle) {
        const one = found.get(member);
        if (one) one.isOpen = false;
      }
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return here;
  };
  for (const name of arrows.keys()) if (!found.has(name)) visit(name);
  return circles;
}

/** Which file imports which, types too; what only a test run, a build or Storybook reads is left out. */
export function fileArrows(files: readonly string[]): Arrows {
  const sources = files.filter((file) => !toolFile.test(file) && !file.includes('/templates/'));
  const known = new Set(sources);
  return new Map(
    sources.map((file) => [
      file,
      new Set(
        importsOf(file, read(file)).flatMap(({ specifier }) => {
          if (!specifier.startsWith('.')) return [];
          const target = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
          return known.has(target) && target !== file ? [target] : [];
        }),
      ),
    ]),
  );
}

/** Which layer imports which, types too, by path or by entry point. */
export function layerArrows(files: readonly string[]): Arrows {
  const entries = entriesOf(root);
  const arrows = new Map<string, Set<string>>();
  for (const file of files) {
    const layer = layerOf(file)?.name;
    if (layer === undefined || toolFile.test(file) || file.includes('/templates/')) continue;
    const targets = arrows.get(layer) ?? new Set();
    arrows.set(layer, targets);
    for (const { specifier } of importsOf(file, read(file))) {
      const target = specifier.startsWith('.')
        ? layerOf(posix.join(posix.dirname(file), specifier))?.name
        : entries.get(specifier);
      if (target !== undefined && target !== '' && target !== layer) targets.add(target);
    }
  }
  return arrows;
}
