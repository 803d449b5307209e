/** Roles a visitor can log in as or register as. */
export type VisitorRole = 'candidate' | 'employer';

/** A page's query with the role's own value in it: `isEmployer` (specification §7 'Query keys'), the rest kept. */
export function roleQuery(search: string, role: VisitorRole): string {
  const query = new URLSearchParams(search);
  query.delete('isEmployer');
  if (role === 'employer') query.set('isEmployer', 'true');
  return query.size > 0 ? `?${query}` : '';
}

/** What another page of the kind gets: the role, and where one was going. */
export function forwardedQuery(search: string, role: VisitorRole): string {
  const query = new URLSearchParams(search);
  const dragged = new URLSearchParams();
  for (const name of ['next', 'layout']) {
    const value = query.get(name);
    if (value !== null) dragged.set(name, value);
  }
  if (role === 'employer') dragged.set('isEmployer', 'true');
  return dragged.size > 0 ? `?${dragged}` : '';
}
