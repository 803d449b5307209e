/** A length as CSS writes it, and nothing beside it: it becomes part of a page's style. */
export const cssLength = {
  type: 'string',
  pattern: '^(0|[0-9]{1,3}(\\.[0-9]{1,3})?(px|rem|em|vw|%))$',
  maxLength: 12,
} as const;
