/** What of a list's address is where one is in it, and not how one looks at it. */
const places = new Set(['part', 'list', 'after', 'open']);

/**
 * How a list is looked at, of its address: filters, order and columns, in the order of their names.
 * @param names what the list's workspace keeps in the address
 */
export function viewQueryOf(query: URLSearchParams, names: readonly string[]): string {
  const view = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = query.get(name);
    if (!places.has(name) && value !== null && value !== '') view.set(name, value);
  }
  return view.toString();
}

/** What changes in the address where a list is looked at like this: all that is not said is as usual, and it begins anew. */
export function changeToView(
  view: string,
  names: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const wanted = new URLSearchParams(view);
  return Object.fromEntries(
    names
      .filter((name) => name !== 'part')
      .map((name) => [name, places.has(name) ? undefined : (wanted.get(name) ?? undefined)]),
  );
}
