import type { BlockForEditor } from '@boardwright/blocks-schema';
import { labels } from './acme-map.labels.js';
import { ZoomWidget } from './zoom-widget.js';

/** What admins read, see and set of the block. */
export const editor: BlockForEditor = {
  labels,
  widgets: { 'acme/zoom': ZoomWidget },
  drawing: [
    't0 8.5 8.5 87 47 3',
    't2 8 30 88 3 0',
    't2 34 8 3 48 0',
    't2 70 8 3 48 0',
    't4 M52 44c-7-9-11-14-11-20a11 11 0 0 1 22 0c0 6-4 11-11 20Z',
  ],
};
