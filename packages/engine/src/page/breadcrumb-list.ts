/**
 * Where a page lies, for search engines (schema.org 'BreadcrumbList').
 * @param steps name and path of each page, the page itself last
 * @param origin of the site; paths stay paths without it
 */
export function breadcrumbList(
  steps: readonly (readonly [name: string, path: string])[],
  origin: string | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin ? new URL(path, origin).href : path,
    })),
  };
}
