/** Writes the parts of the documents that are derived; `npm run check -- --fix` runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionRecords, mirrored, ruleSections } from './decision-records.ts';
import { derivedParts, withPart } from './derived-parts.ts';
import { root } from './repository-files.ts';

const records = decisionRecords();
const { written } = mirrored(records, ruleSections());
for (const record of records) {
  const path = join(root, record.file);
  if (readFileSync(path, 'utf8') === written(record)) continue;
  writeFileSync(path, written(record));
  console.log(`${record.file}: its head written`);
}

for (const part of await derivedParts()) {
  const path = join(root, part.file);
  const text = readFileSync(path, 'utf8');
  const renewed = withPart(text, part);
  if (renewed !== text) {
    writeFileSync(path, renewed);
    console.log(`${part.file}: ${part.name} written`);
  }
}
