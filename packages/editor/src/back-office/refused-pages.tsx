import { Navigate, useLocation } from 'react-router';
import { BackOfficeFrame } from './back-office-frame.tsx';
import { NoRight } from './no-right.tsx';
import { useSections } from './sections.ts';

/** In place of the page editor for those whose role does not include it; who only comes in is led to their first section. */
export function RefusedPages({ area }: { readonly area: 'pages' | 'site' }) {
  const { pathname, search } = useLocation();
  const [first] = useSections();
  // Who followed a link reads why it leads nowhere.
  if (pathname === '/' && search === '' && first) return <Navigate to={first.path} replace />;
  return (
    <BackOfficeFrame section={area} parts={[]} current="" editorQuery={search.slice(1)}>
      <main id="bench">
        <NoRight area={area} needs="does" />
      </main>
    </BackOfficeFrame>
  );
}
