import { lazyPage } from '../login/lazy-page.tsx';

/** The page of a set-up link, which is opened once in the life of a board. */
export const LazySetupPage = lazyPage(() => import('./setup-page.tsx').then(({ SetupPage }) => SetupPage));
