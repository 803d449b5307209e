import { contract } from '../packages/api-client/src/contract/index.ts';
import * as blocksSchema from '../packages/blocks-schema/src/index.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { read, root, sourceFiles } from './repository-files.ts';
import { isProduct, type FoundExpression } from './regular-expressions.ts';

const builder = /\bnew RegExp\(/g;

/** Files that build an expression from what they are handed: a pattern of a schema, which is found where it is written. */
const fromSchemas: readonly string[] = ['packages/editor/src/model/setting-schema.ts'];

/** The product's files that put regular expressions together from parts, and how often each does in its text. */
export function buildingFiles(): readonly { readonly file: string; readonly times: number }[] {
  return sourceFiles()
    .filter((file) => isProduct(file) && !fromSchemas.includes(file))
    .map((file) => ({ file, times: [...read(file).matchAll(builder)].length }))
    .filter(({ times }) => times > 0);
}

/** A file of the product, loaded as its tests load it. */
export function loadFile(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);
}

/**
 * The expressions that a file builds when it is loaded. One that is built later, in a function, is not among them: the
 * caller counts them against what stands in the text.
 */
export async function expressionsBuiltBy(file: string): Promise<readonly FoundExpression[]> {
  const built: FoundExpression[] = [];
  const Native = globalThis.RegExp;
  const here = file.split('/').at(-1) ?? file;
  globalThis.RegExp = new Proxy(Native, {
    construct(target, parts: [string | RegExp, string?], newTarget) {
      const expression = Reflect.construct(target, parts, newTarget) as RegExp;
      // What the libraries that it loads build is not the product's.
      const [, , caller = ''] = new Error('built').stack?.split('\n') ?? [];
      const line = caller.includes(here) ? /:(\d+):\d+\)?$/.exec(caller)?.[1] : undefined;
      if (line !== undefined)
        built.push({ at: `${file}:${line}`, source: expression.source, flags: expression.flags });
      return expression;
    },
  });
  try {
    vi.resetModules();
    await loadFile(file);
  } finally {
    globalThis.RegExp = Native;
  }
  return built;
}

/** Every `pattern` in the schemas of the contract and of the blocks, however it was put together. */
export function schemaPatterns(): readonly FoundExpression[] {
  const found = new Map<string, FoundExpression>();
  const seen = new Set<unknown>();
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'pattern' && typeof inner === 'string') found.set(inner, { at, source: inner, flags: 'u' });
      else walk(inner, `${at}.${key}`);
    }
  };
  walk(contract, 'contract');
  walk(blocksSchema, 'blocks-schema');
  return [...found.values()];
}
