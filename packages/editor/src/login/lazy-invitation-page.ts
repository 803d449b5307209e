import { lazyPage } from './lazy-page.tsx';

/** The page of an invitation. */
export const LazyInvitationPage = lazyPage(() =>
  import('./invitation-page.tsx').then(({ InvitationPage }) => InvitationPage),
);
