import { lazy, Suspense } from 'react';
import type { SetupPageProps } from './setup-page.tsx';

const Page = lazy(async () => {
  const { SetupPage } = await import('./setup-page.tsx');
  return { default: SetupPage };
});

/** The page of a set-up link, fetched by who follows one: it is opened once in the life of a board. */
export function LazySetupPage(props: SetupPageProps) {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
