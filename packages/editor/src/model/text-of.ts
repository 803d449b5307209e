/** A value that is a text; nothing for any other. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
