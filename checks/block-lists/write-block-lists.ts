/** Writes the lists of blocks from their folders; `npm run new block` and `npm run check -- --fix` run it. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository-files.ts';
import { blockLists } from './block-lists.ts';

const lists = blockLists();
for (const [path, text] of Object.entries(lists)) writeFileSync(join(root, path), text);
execFileSync(join(root, 'node_modules/.bin/oxfmt'), Object.keys(lists), { cwd: root });
