import { readdirSync, readFileSync } from 'node:fs';

/** Below the address of public files: what every board has without having uploaded it. */
const sampleFolder = 'samples/';
const files = new URL('../../../samples/', import.meta.url);

let known: ReadonlyMap<string, Buffer> | undefined;

/** The drawings that come with the product, by name; a few dozen small files, read once. */
function drawings(): ReadonlyMap<string, Buffer> {
  known ??= new Map(
    readdirSync(files).map((name) => [`${sampleFolder}${name}`, readFileSync(new URL(name, files))]),
  );
  return known;
}

/**
 * A drawing that patterns show until somebody chooses a picture: it is of the product and not of a site, so it is not in
 * the storage, not in a library and not deleted. Undefined for every other name of a public file.
 */
export function sampleDrawing(name: string): Buffer | undefined {
  return name.startsWith(sampleFolder) ? drawings().get(name) : undefined;
}
