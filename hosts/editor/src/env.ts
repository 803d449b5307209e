/** The product's version, written in by the build. */
export const version = import.meta.env['VERSION'] as string;
