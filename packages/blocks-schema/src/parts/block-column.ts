/** How deep columns may stand in columns, and how many a block may have. */
export const deepestColumn = 3;
export const mostColumns = 6;

/**
 * The column that a block stands in: of the last block above it that has columns at the level before its own. Without
 * one it stands on the page itself.
 */
export const blockColumn = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** 1 in a block of the page, 2 in a block that stands in a column itself. */
    level: { type: 'integer', minimum: 1, maximum: deepestColumn },
    /** From the first, 1. */
    number: { type: 'integer', minimum: 1, maximum: mostColumns },
  },
} as const;
