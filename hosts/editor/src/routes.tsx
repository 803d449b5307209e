import { ApiError } from '@boardwright/api-client';
import {
  DraftStart,
  EditedSiteRoot,
  EditorFailure,
  editorSite,
  FirstStepsPage,
  SitesPage,
  useProfile,
  Workbench,
  workspaceRoutes,
  type BoardServices,
  type EditorSite,
} from '@boardwright/editor';
import { useState } from 'react';
import {
  createBrowserRouter,
  useLoaderData,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { account } from './account.ts';
import { engine } from './blocks.ts';
import { site } from './ahead.ts';
import { apiEffects } from './effects.ts';
import { newsletters } from './newsletters.ts';
import { publishing } from './publishing.ts';
import { sites } from './sites.ts';
import { version } from './env.ts';
import { whenCalled } from './when-called.ts';

/** What the editor has around pages, on the server. */
const board: BoardServices = {
  feeds: whenCalled(async () => (await import('./feeds.ts')).feeds),
  forwards: whenCalled(async () => (await import('./forwards.ts')).forwards),
  newsletters,
  hosts: whenCalled(async () => (await import('./hosts.ts')).hosts),
  account,
  sites,
  publishing,
  comments: whenCalled(async () => (await import('./comments.ts')).comments),
  outdated: whenCalled(async () => (await import('./outdated.ts')).outdated),
};

const schemaOf = (key: string) => engine.blocks.get(key)?.schema;

/** The site that is edited, by whoever is logged in; below it, every workspace of the editor. */
function SiteRoute() {
  const loaded = useLoaderData<EditorSite>();
  const person = useProfile()?.uuid ?? '';
  const [effects] = useState(() => apiEffects({ site: loaded.edited.id, person }, schemaOf));
  return (
    <EditedSiteRoot editorSite={loaded} engine={engine} effects={effects} version={version} board={board} />
  );
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
    loader: async () => editorSite(await site(), schemaOf),
    // What stands in the address (page, block, language, width) is in the site that was read.
    shouldRevalidate: () => false,
    Component: SiteRoute,
    ErrorBoundary: FailureRoute,
    HydrateFallback: () => null,
    children: [
      ...workspaceRoutes(
        <DraftStart>
          <Workbench />
        </DraftStart>,
      ),
      { path: 'first-steps', Component: FirstStepsPage },
      { path: 'overview', lazy: () => import('./overview-route.tsx') },
      { path: 'jobs', lazy: () => import('./jobs-route.tsx') },
      { path: 'people', lazy: () => import('./people-route.tsx') },
      { path: 'companies', lazy: () => import('./companies-route.tsx') },
      { path: 'sites', Component: SitesPage },
      { path: 'team', lazy: () => import('./team-route.tsx') },
      { path: 'shop', lazy: () => import('./shop-route.tsx') },
      { path: 'media', lazy: () => import('./media-route.tsx') },
      { path: 'mails', lazy: () => import('./mails-route.tsx') },
      { path: 'content', lazy: () => import('./content-route.tsx') },
    ],
  },
  { path: '*', element: <EditorFailure missing href="/admin" /> },
];

/** The editor's addresses under /admin. Made anew for each session, so that nothing is read before one has logged in. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes, { basename: '/admin' });
}
