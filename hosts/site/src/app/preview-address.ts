/** In an address, the token of the link by which it is opened; empty, it ends the preview in this browser. */
export const previewField = 'preview';

/** The same address without the preview that it opens. */
export function withoutPreview({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(previewField);
  query.delete('visitor');
  const path = pathname.replace(/^[\\/]+/, '/');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** In place of a token: the one that this browser has, to look as another kind of visitor. */
export const currentPreview = 'current';
