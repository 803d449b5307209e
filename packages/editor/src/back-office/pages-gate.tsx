import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isBesidePages } from '../model/beside-pages.ts';
import { useRight } from '../ui/admin-rights.ts';
import { BackOfficeFrame } from './back-office-frame.tsx';
import { NoRight } from './no-right.tsx';
import { useSections } from './sections.ts';

const ofSite: readonly string[] = ['/settings', '/first-steps'];

/** The page editor and what opens in its frame, for those whose role includes it; others begin in their first section. */
export function PagesGate({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const area = ofSite.includes(pathname) ? 'site' : 'pages';
  const right = useRight(area);
  const [first] = useSections();
  if (right === 'does' || isBesidePages(pathname)) return children;
  // Who only comes in is led on; who followed a link reads why it leads nowhere.
  if (pathname === '/' && search === '' && first) return <Navigate to={first.path} replace />;
  return (
    <BackOfficeFrame section={area} parts={[]} current="" editorQuery={search.slice(1)}>
      <main id="bench">
        <NoRight area={area} needs="does" />
      </main>
    </BackOfficeFrame>
  );
}
