/** The rules of the repository as lint rules: they show in an editor while one types. Limits are named in the order of their kind. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importProblem } from './entry.js';
import { mayReadClock, mustDrawAnywhere } from './limits.js';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {{ filename: string }} context */
const fileOf = (context) => relative(root, context.filename).split(sep).join('/');

/** Every import goes through an entry point of the dependency table (boundaries.js). */
const boundaries = {
  /** @param {any} context */
  create(context) {
    const file = fileOf(context);
    /** @param {any} node @param {boolean} typeOnly */
    const look = (node, typeOnly) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = importProblem({ root, file, specifier, typeOnly });
      if (message) context.report({ node, message });
    };
    /** @param {any} node @param {string} kind */
    const onlyTypes = (node, kind) =>
      node[kind] === 'type' ||
      (node.specifiers?.length > 0 &&
        node.specifiers.every((/** @type {any} */ one) => one[kind] === 'type'));
    return {
      ImportDeclaration: (/** @type {any} */ node) => look(node, onlyTypes(node, 'importKind')),
      ExportNamedDeclaration: (/** @type {any} */ node) => look(node, onlyTypes(node, 'exportKind')),
      ExportAllDeclaration: (/** @type {any} */ node) => look(node, node.exportKind === 'type'),
      ImportExpression: (/** @type {any} */ node) => look(node, false),
    };
  },
};

/** The time comes from a clock port, so that a test can set it. */
const clock = {
  /** @param {any} context */
  create(context) {
    if (mayReadClock(fileOf(context))) return {};
    const message = 'Take the time from the clock port: a test must be able to set it.';
    return {
      /** @param {any} node */
      MemberExpression(node) {
        if (node.object.name === 'Date' && node.property.name === 'now') context.report({ node, message });
      },
      /** @param {any} node */
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message });
      },
    };
  },
};

const browserGlobals = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
]);

/** What is drawn is drawn on the server too: the browser's globals may be touched in effects and handlers only. */
const renderGlobals = {
  /** @param {any} context */
  create(context) {
    if (!mustDrawAnywhere(fileOf(context))) return {};
    return {
      /** @param {any} node */
      Program(node) {
        for (const reference of context.sourceCode.getScope(node).through)
          if (browserGlobals.has(reference.identifier.name) && drawsWith(reference.identifier))
            context.report({
              node: reference.identifier,
              message: `'${reference.identifier.name}' is not there on the server: use it in an effect or a handler.`,
            });
      },
    };
  },
};

/**
 * @param {any} identifier a reference to a browser global
 * @returns {boolean} whether it is reached while a module loads or a component draws, not in a function inside
 * it; `typeof window` is a question, not a use
 */
function drawsWith(identifier) {
  if (identifier.parent?.type === 'UnaryExpression' && identifier.parent.operator === 'typeof') return false;
  let functions = 0;
  for (let node = identifier.parent; node; node = node.parent) {
    if (node.type.startsWith('TS')) return false;
    if (!/Function/.test(node.type)) continue;
    functions += 1;
    const name = node.id?.name ?? node.parent?.id?.name ?? '';
    // A component: its own body draws; a hook's or an action's does not by itself.
    if (functions === 1 && /^[A-Z]/.test(name)) return true;
  }
  return functions === 0;
}

/** What a file gives to others is written down there: a new name of another file does not become public by itself. */
const namedExports = {
  /** @param {any} context */
  create: (context) => ({
    ExportAllDeclaration: (/** @type {any} */ node) => {
      if (!node.exported) context.report({ node, message: 'Export by name: `export { a, type B } from`.' });
    },
  }),
};

export default {
  meta: { name: 'boardwright' },
  rules: { boundaries, clock, 'named-exports': namedExports, 'render-globals': renderGlobals },
};
