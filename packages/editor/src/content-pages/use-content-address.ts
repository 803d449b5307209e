import { useListAddress } from '../lists/use-list-address.ts';

export const contentParts = [
  'articles',
  'landing-pages',
  'categories',
  'newsletters',
  'redirects',
  'legal',
  'placeholders',
] as const;
export type ContentPart = (typeof contentParts)[number];

const names = ['part', 'group', 'status', 'find', 'sort', 'list', 'open', 'language', 'begin'] as const;

/** The address of the workspace: which part, which group of it, what is looked for, what is open. */
export function useContentAddress() {
  const { query, ...address } = useListAddress(names);
  return {
    ...address,
    query,
    part: contentParts.find((name) => name === query.get('part')) ?? contentParts[0],
    /** A group's key. */
    group: query.get('group') ?? undefined,
    status: query.get('status') ?? undefined,
    isArchived: query.get('status') === 'archived',
    find: query.get('find') ?? '',
    open: query.get('open') ?? undefined,
    language: query.get('language') ?? undefined,
    /** The search that a new landing page begins with, as a query of its own. */
    begin: query.get('begin') ?? undefined,
  };
}
