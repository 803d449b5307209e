/** Writes the parts of the documents that are derived; `npm run check -- --fix` runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedParts, withPart } from './derived-parts.ts';
import { root } from './house-files.ts';

for (const part of await derivedParts()) {
  const path = join(root, part.file);
  const text = readFileSync(path, 'utf8');
  const written = withPart(text, part);
  if (written !== text) {
    writeFileSync(path, written);
    console.log(`${part.file}: ${part.name} written`);
  }
}
