// This package knows of no runtime; a bundler writes the mode in the place of the first.
declare const process: { readonly env: { readonly NODE_ENV?: string } };
declare const console: { readonly warn: (text: string) => void };

function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    // Policy: where nobody says which it is, visitors look.
    return true;
  }
}

const reported = new Set<string>();

/**
 * Reports to the developer of an application, once for each name and never in production, that something of a package is
 * on its way out. What calls it carries the tag `@deprecated` with the same sentence, so that editors and the
 * reference say it too.
 * @param name what is deprecated, as it is imported or written: 'useOldThing of @boardwright/ui'
 * @param instead what to use: a sentence's end, as 'use useNewThing'
 */
export function deprecated(name: string, instead: string): void {
  if (reported.has(name) || isProduction()) return;
  reported.add(name);
  // oxlint-disable-next-line no-console -- developers read it there, and nobody else
  console.warn(`${name} is deprecated: ${instead}.`);
}
