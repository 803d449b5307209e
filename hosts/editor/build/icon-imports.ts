import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The line of a module that takes icons from the library's index. */
const fromIndex = /import \{([^}]*)\} from 'lucide-react';/g;

/** `History as Clock` → `['History', 'Clock']`. */
function namesOf(specifier: string): readonly [string, string] {
  const [name = '', local = name] = specifier.trim().split(/\s+as\s+/);
  return [name, local];
}

/** Which file of the library holds an icon, by each of its names: `History` → `rotate-ccw-clock`. */
export function iconFiles(index: string): ReadonlyMap<string, string> {
  const lines = index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      names.split(',').map((specifier) => [namesOf(specifier)[1], file] as const),
    ),
  );
}

/** The same module, each icon imported from its own file. What is none is a type, and gone once it is built. */
export function withIconFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(fromIndex, (_, list: string) => {
    const specifiers = list.split(',').filter((specifier) => specifier.trim() !== '');
    const lines = specifiers.map((specifier) => {
      const [name, local] = namesOf(specifier);
      const file = files.get(name);
      return file === undefined
        ? `import type { ${specifier.trim().replace(/^type /, '')} } from 'lucide-react';`
        : `import ${local} from 'lucide-react/icons/${file}';`;
    });
    return lines.join(' ');
  });
}

/**
 * Imports icons by their files: through the index, which names all of them, every part of the editor would seem to need
 * every icon, and its first view would bring those of all others along.
 */
export const iconImports: Plugin = {
  name: 'icon-imports',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    if (!/\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return null;
    const index = await this.resolve('lucide-react', id);
    if (!index) return null;
    const files = iconFiles(await readFile(index.id, 'utf8'));
    return { code: withIconFiles(code, files), map: null };
  },
};
