import { useAddress } from '../workbench/use-address.ts';

/**
 * What of a workspace stands in the address, beside what the bench keeps there.
 * @param names what this workspace keeps there
 */
export function useListAddress<Name extends string>(names: readonly Name[]) {
  const { query, asked, change: ask } = useAddress();
  type Change = Partial<Record<Name, string | undefined>>;
  const entries = (change: Change) => Object.entries<string | undefined>(change);
  const editorQuery = String(
    new URLSearchParams([...query].filter(([name]) => !names.some((own) => own === name))),
  );
  const changedFrom = (before: string | URLSearchParams, change: Change): string => {
    const next = new URLSearchParams(before);
    for (const [name, value] of entries(change))
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    return `?${next.toString()}`;
  };
  return {
    query,
    /** The query as it was asked for last, rendered or not. */
    asked,
    /** What this workspace keeps in the address. */
    names,
    /** Where a link leads that changes any of them. */
    changedTo: (change: Readonly<Record<string, string | undefined>>) => changedFrom(query, change as Change),
    /** Which page of a list, from 1. */
    page: Math.max(1, Math.trunc(Number(query.get('list'))) || 1),
    /** Where a link leads that changes these. */
    changed: (change: Change) => changedFrom(query, change),
    /** Where a link leads at which of all that this workspace keeps there only these stand. */
    only: (change: Change) => changedFrom(editorQuery, change),
    /** What the page editor keeps in the address: it is entered with it again. */
    editorQuery,
    /** Changes these, also while what was asked for a moment ago is not rendered yet. */
    show: (change: Change) =>
      ask(Object.fromEntries(entries(change).map(([name, value]) => [name, value || undefined]))),
  };
}
