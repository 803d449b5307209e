import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const families = [
  '@fontsource-variable/crimson-pro',
  '@fontsource-variable/eb-garamond',
  '@fontsource/lato',
  '@fontsource-variable/merriweather',
  '@fontsource-variable/montserrat',
  '@fontsource-variable/open-sans',
  '@fontsource/poppins',
  '@fontsource-variable/raleway',
  '@fontsource-variable/roboto',
  '@fontsource/ubuntu',
] as const;

async function read(name: string): Promise<Buffer | undefined> {
  const family = families.find((pack) => name.startsWith(`${pack.split('/')[1]}-`));
  if (!family || !/^[a-z0-9-]+\.woff2$/.test(name)) return undefined;
  const folder = dirname(require.resolve(`${family}/package.json`));
  try {
    return await readFile(join(folder, 'files', name));
  } catch {
    // Policy: a file the family does not have is simply not there.
    return undefined;
  }
}

/**
 * Files by their names, read once and kept.
 * @param readNamed undefined for a name that leads nowhere
 */
export function cachedFiles(
  readNamed: (name: string) => Promise<Buffer | undefined>,
): (name: string) => Promise<Buffer | undefined> {
  const stored = new Map<string, Promise<Buffer | undefined>>();
  return (name) => {
    const known = stored.get(name);
    if (known) return known;
    const file = readNamed(name);
    stored.set(name, file);
    // Only files that there are: names that lead nowhere are endless, and what failed is read again.
    file.then(
      (content) => content ?? stored.delete(name),
      () => stored.delete(name),
    );
    return file;
  };
}

/** A font's file by its name, from the families the site ships (specification §3), kept in memory once read. */
export const fontFile = cachedFiles(read);
