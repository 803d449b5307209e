import { slugOf } from '../../platform/slug.ts';
import type { Publication } from './publication.ts';

export interface SlugRules {
  /** Characters at most. */
  readonly most: number;
  /** Of a title in which no letter or digit is Latin. */
  readonly nameless: string;
}

/** The first slug like the one that a text makes that is not taken. */
export function firstFreeSlug(
  text: string,
  taken: ReadonlySet<string>,
  { most, nameless }: SlugRules,
): string {
  const start = slugOf(text, most) || nameless;
  let slug = start;
  for (let next = 2; taken.has(slug); next += 1)
    slug = `${start.slice(0, most - String(next).length - 1)}-${next}`;
  return slug;
}

/**
 * What a change of slug leaves behind. Links to one that visitors read lead on; one that is come back to, or that another
 * took, is nobody's former one. What nobody could have read leaves nothing.
 * @returns former slugs to be forgotten, and the one to be remembered
 */
export function leftSlugs(
  before: Publication & { readonly slug: string },
  slug: string,
  now: Date,
): { readonly forget: readonly string[]; readonly remember?: string } {
  if (slug === before.slug) return { forget: [] };
  const wasRead = before.publishedAt !== null && before.publishedAt <= now;
  return wasRead ? { forget: [slug, before.slug], remember: before.slug } : { forget: [slug] };
}
