/** Signs that a block can be recognised by in the editor: names of Lucide's drawings. */
export const blockIconNames = [
  'bell',
  'briefcase',
  'building',
  'building-2',
  'calendar',
  'chart-column',
  'circle-help',
  'clock',
  'code',
  'columns-3',
  'file-text',
  'grid-2x2',
  'handshake',
  'id-card',
  'image',
  'images',
  'key-round',
  'layout-grid',
  'link-2',
  'list-filter',
  'lock-keyhole',
  'log-in',
  'mail',
  'map',
  'map-pinned',
  'megaphone',
  'message-square-quote',
  'newspaper',
  'panel-bottom',
  'panel-top',
  'play',
  'puzzle',
  'scan-search',
  'search',
  'shopping-bag',
  'star',
  'table',
  'timer',
  'type',
  'user-round',
  'user-round-plus',
  'users',
] as const;
export type BlockIconName = (typeof blockIconNames)[number];

/**
 * A block's sign: one of the names, or a drawing of its own as the `d` of SVG paths, stroked on a grid of 24 by 24 as
 * Lucide's are.
 */
export type BlockIcon = BlockIconName | { readonly paths: readonly string[] };
