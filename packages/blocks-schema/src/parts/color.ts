/** A CSS colour in hexadecimal, or empty for the theme's own. */
export const color = {
  type: 'string',
  pattern: '^(|#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8}))$',
  default: '',
} as const;
