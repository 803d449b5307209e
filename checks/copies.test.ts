import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './repository-files.ts';

/** What two hosts need and no layer that both may import can hold: it works on sockets, and knows no product. */
const copies = [
  ['hosts/api/src/platform/http/end-connections.ts', 'hosts/site/src/server/end-connections.ts'],
] as const;

it.each(copies)('%s and its copy are the same to the letter', (one, other) => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(read(other)).toBe(read(one));
});
