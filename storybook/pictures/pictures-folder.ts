import { fileURLToPath } from 'node:url';

/** Where pictures of blocks are kept: `job-list/cards-390.png`. */
export const picturesFolder = fileURLToPath(new URL('blocks', import.meta.url));
