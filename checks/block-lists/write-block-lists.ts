/** Writes the lists of blocks from their folders; `npm run new block`, `npm run dev` and `npm run check -- --fix` run it. */
import { writeFormatted } from '../write-if-changed.ts';
import { blockLists } from './block-lists.ts';

for (const [path, text] of Object.entries(blockLists())) writeFormatted(path, text);
