/** Writes the lists of blocks from their folders; `npm run new block`, `npm run dev` and `npm run check -- --fix` run it. */
import { writeFormatted } from '../../scripts/write-if-changed.mjs';
import { blockLists } from './block-lists.ts';

for (const [path, text] of Object.entries(blockLists())) writeFormatted(path, text);
