import { lazy, Suspense } from 'react';
import type { InvitationPageProps } from './invitation-page.tsx';

const Page = lazy(async () => {
  const { InvitationPage } = await import('./invitation-page.tsx');
  return { default: InvitationPage };
});

/** The page of an invitation, fetched by who follows one: nobody else brings its texts along. */
export function LazyInvitationPage(props: InvitationPageProps) {
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
