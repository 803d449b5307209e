/** An address of the open web, or empty: what a feed is fetched from (specification §5 'RSS url must be a valid URL'). */
export const webAddress = {
  type: 'string',
  pattern: '^(|[hH][tT][tT][pP][sS]?://[^\\s/?#@:]+(:[0-9]{1,5})?([/?#]\\S*)?)$',
  maxLength: 2000,
  default: '',
  kind: 'address',
} as const;
