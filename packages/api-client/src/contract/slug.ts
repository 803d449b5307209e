import { normalised } from './normalised.ts';

/** Characters of a slug at most (specification §9). */
export const longestSlug = 45;

/** Lower-case letters, digits and single hyphens, so many of them at most. */
export function slugOf(text: string, most = longestSlug): string {
  return normalised(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, most)
    .replace(/-$/, '');
}
