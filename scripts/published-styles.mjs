/** The style sheets of a published package: plain class names in the code, and all rules in one sheet beside it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';

/**
 * Turns each `x.module.css` of `dist` into `x.module.css.js`, a module that gives its class names, takes style sheets out of
 * all imports, and writes their rules into the sheets that the package exports. What is left is plain ESM: it
 * loads in Node, in any bundler and in any test runner.
 * @param {string} dist
 * @param {string[]} files of it, relative
 * @param {Record<string, (file: string) => boolean>} sheets by path in `dist`: the modules whose rules it holds
 */
export async function compileStyles(dist, files, sheets) {
  const styles = files.filter((file) => file.endsWith('.css'));
  if (styles.length === 0) return;
  const { bundle, transform } = await import('lightningcss');
  /** @type {Map<string, string>} */
  const rules = new Map();
  for (const file of styles) {
    const path = join(dist, file);
    const module = file.endsWith('.module.css');
    const { code, exports } = module
      ? transform({
          filename: file,
          code: readFileSync(path),
          // By the path in the package: the same on every machine, and no other package's.
          cssModules: { pattern: `${basename(file, '.module.css')}-[hash]-[local]` },
        })
      : bundle({ filename: path });
    rules.set(file, code.toString());
    if (module) writeFileSync(`${path}.js`, classNames(exports || {}));
  }
  const imports = importsOf(dist, files);
  for (const [sheet, holds] of Object.entries(sheets)) {
    const order = inOrder(
      imports,
      files.filter((file) => holds(file) && file.endsWith('.js')),
    );
    const first = rules.get(sheet) ?? '';
    const rest = order.filter((file) => file !== sheet && holds(file)).map((file) => rules.get(file) ?? '');
    writeFileSync(join(dist, sheet), [first, ...rest].join('\n'));
  }
  for (const file of files.filter((path) => /\.(js|d\.ts)$/.test(path))) {
    const path = join(dist, file);
    const source = readFileSync(path, 'utf8');
    const plain = source
      .replace(/^import ["'][^"']+\.css["'];\n/gm, '')
      .replace(/(from\s*["']\.[^"']+\.module\.css)(["'])/g, '$1.js$2');
    if (plain !== source) writeFileSync(path, plain);
  }
  for (const file of styles) if (!(file in sheets)) rmSync(join(dist, file));
}

/**
 * The same rules, each stronger than any rule that names no id: what an application says of its own elements, as
 * `.app button`, does not reach those that a sheet of ours draws. Among themselves they are as strong as they were.
 * @param {string} css
 */
export async function aboveOtherSheets(css) {
  const { transform } = await import('lightningcss');
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      // Every element in a page stands in one without this id.
      Selector: (selector) => [
        {
          type: 'pseudo-class',
          kind: 'not',
          selectors: [[{ type: 'id', name: 'boardwright' }]],
        },
        { type: 'combinator', value: 'descendant' },
        ...selector,
      ],
    },
  });
  return code.toString();
}

/** @param {Record<string, { name: string }>} exports */
const classNames = (exports) =>
  `export default ${JSON.stringify(Object.fromEntries(Object.entries(exports).map(([local, { name }]) => [local, name])))};\n`;

/**
 * What each file of code imports of its own package, style sheets too, in its order.
 * @param {string} dist @param {string[]} files @returns {Map<string, string[]>}
 */
function importsOf(dist, files) {
  return new Map(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const found = readFileSync(join(dist, file), 'utf8').matchAll(
          /(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g,
        );
        const targets = [...found].map(([, specifier = '']) => posix.join(posix.dirname(file), specifier));
        return [file, targets.filter((target) => existsSync(join(dist, target)))];
      }),
  );
}

/**
 * Style sheets as a bundler would order them: those of what is imported before those of what imports it.
 * @param {Map<string, string[]>} imports @param {string[]} entries
 */
function inOrder(imports, entries) {
  const seen = new Set();
  /** @type {string[]} */
  const sheets = [];
  /** @param {string} file */
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const target of imports.get(file) ?? []) visit(target);
    if (file.endsWith('.css')) sheets.push(file);
  };
  for (const entry of entries.toSorted()) visit(entry);
  return sheets;
}
