import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useEdited } from '../page-editing/page-editing.react.tsx';

/** The editor of a draft, or of a site without a page, begins with the first steps; who asks for a page gets the page. */
export function DraftStart({ children }: { readonly children: ReactNode }) {
  const isUnmade = useEdited((site) => site.status === 'draft' || site.pages.length === 0);
  const [query] = useSearchParams();
  return isUnmade && query.size === 0 ? <Navigate to="/first-steps?step=name" replace /> : children;
}
