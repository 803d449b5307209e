/** Lowercase words joined by hyphens, without diacritics, cut at a word within `limit` (§9: 45). */
export function slugOf(text: string, limit = 45): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= limit) return slug;
  const cut = slug.slice(0, limit + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1)).replace(/-$/, '');
}

/** Hands out each slug once: the second 'x' becomes 'x-2', still within the limit. */
export function createSlugs(limit = 45): (text: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (text) => {
    const base = slugOf(text, limit);
    for (let count = (counts.get(base) ?? 0) + 1; ; count += 1) {
      const suffix = count === 1 ? '' : `-${count}`;
      const slug = slugOf(base, limit - suffix.length) + suffix;
      if (used.has(slug)) continue;
      used.add(slug);
      counts.set(base, count);
      return slug;
    }
  };
}
