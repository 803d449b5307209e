import { ApiError } from '@boardwright/api-client';
import { EditorFailure, loadEditorSite, TranslationsPage, Workbench } from '@boardwright/engine/editor';
import type { EditorSite } from '@boardwright/engine/editor';
import {
  createBrowserRouter,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { engine } from './blocks.ts';
import { client } from './engine.ts';
import { version } from './env.ts';

const localeOf = (url: URL): string | null => url.searchParams.get('locale');

function useSite(): EditorSite {
  const site = useRouteLoaderData<EditorSite>('site');
  if (!site) throw new Error('The route has no site: its loader did not run');
  return site;
}

function BenchRoute() {
  return <Workbench site={useSite()} engine={engine} version={version} />;
}

function TranslationsRoute() {
  return <TranslationsPage site={useSite()} engine={engine} version={version} />;
}

function FailureRoute() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return (
    <EditorFailure
      missing={false}
      reason={error instanceof ApiError ? error.message : undefined}
      href={`/admin${pathname}${search}`}
    />
  );
}

const routes: RouteObject[] = [
  {
    id: 'site',
    loader: ({ url }: { readonly url: URL }) => loadEditorSite(client, location.hostname, localeOf(url)),
    // What else stands in the address (page, block, width) is in the site that was read.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      localeOf(currentUrl) !== localeOf(nextUrl) ||
      (currentUrl.href === nextUrl.href && defaultShouldRevalidate),
    ErrorBoundary: FailureRoute,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: BenchRoute },
      { path: 'translations', Component: TranslationsRoute },
    ],
  },
  { path: '*', element: <EditorFailure missing href="/admin" /> },
];

/** The editor's addresses under /admin. Made anew for each session, so that nothing is read before one has logged in. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes, { basename: '/admin' });
}
