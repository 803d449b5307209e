import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useEdited } from '../../machines/page-editing/page-editing.react.tsx';

/** The editor of a draft begins with the first steps; who asks for a page gets the page. */
export function DraftStart({ children }: { readonly children: ReactNode }) {
  const isDraft = useEdited((site) => site.status === 'draft');
  const [query] = useSearchParams();
  return isDraft && query.size === 0 ? <Navigate to="/first-steps?step=name" replace /> : children;
}
