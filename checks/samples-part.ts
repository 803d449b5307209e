import { read } from './repository-files.ts';

/** A file of an example, as a document shows it: whole, so that what is read there is what is built and tested. */
export function sample(file: string): string {
  return `\`\`\`${file.split('.').at(-1)}\n// ${file}\n${read(file).trim()}\n\`\`\``;
}
