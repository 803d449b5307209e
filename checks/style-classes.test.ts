import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { read, sourceFiles } from './repository-files.ts';

/** Of each file of ours: the sheets that it takes its classes from, by the name that it gives them. */
const sheetsOf = (file: string, source: string) =>
  [...source.matchAll(/^import (\w+) from '(\.[^'$]+\.module\.css)';/gm)].map(([, name = '', path = '']) => ({
    name,
    sheet: posix.join(posix.dirname(file), path),
  }));

const classesIn = (sheet: string): ReadonlySet<string> =>
  new Set([...read(sheet).matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));

// Sheets have no types: a class that was renamed on one side alone would be rendered
// without its rules, and nothing would say so.
it('finds each class that a part names in its sheet', () => {
  const missing = sourceFiles().flatMap((file) => {
    const source = read(file);
    const code = source.replace(/^import .*$/gm, '');
    return sheetsOf(file, source).flatMap(({ name, sheet }) => {
      const classes = classesIn(sheet);
      return [...code.matchAll(new RegExp(`(?<![\\w./])${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))]
        .map(([, plain, quoted]) => plain ?? quoted ?? '')
        .filter((each) => !classes.has(each))
        .map((each) => `${file}: ${each} is not in ${sheet}`);
    });
  });
  expect(missing).toEqual([]);
});
