/**
 * A name by which links lead to a block: `vragen` for `/over-ons#vragen`. Empty for none; `main` is the page's own.
 */
export const anchor = {
  type: 'string',
  pattern: '^(|(?!main$)[a-z][a-z0-9-]{0,59})$',
  default: '',
} as const;
