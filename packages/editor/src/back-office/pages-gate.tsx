import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isBesidePages } from '../model/beside-pages.ts';
import { useRight } from '../ui/admin-rights.ts';

// Most who edit pages may: the others' page is fetched when it is shown.
const RefusedPages = lazy(async () => {
  const { RefusedPages: page } = await import('./refused-pages.tsx');
  return { default: page };
});

const ofSite: readonly string[] = ['/settings', '/first-steps'];

/** The page editor and what opens in its frame, for those whose role includes it. */
export function PagesGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const area = ofSite.includes(pathname) ? 'site' : 'pages';
  const right = useRight(area);
  if (right === 'does' || isBesidePages(pathname)) return children;
  return (
    <Suspense fallback={null}>
      <RefusedPages area={area} />
    </Suspense>
  );
}
