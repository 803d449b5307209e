import { ApiError } from '@boardwright/api-client';
import {
  DraftStart,
  EditorFailure,
  EditorRoot,
  editorSite,
  FirstStepsPage,
  newUid,
  saveCommand,
  SideBySidePage,
  SiteSettingsPage,
  TranslationsPage,
  Workbench,
  type BoardServices,
  type EditingEffects,
  type EditorSite,
  useProfile,
} from '@boardwright/editor';
import { useMemo, useState } from 'react';
import {
  createBrowserRouter,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { account } from './account.ts';
import { engine } from './blocks.ts';
import { now } from './clock.ts';
import { site } from './ahead.ts';
import { client, revisions, uploadImage } from './engine.ts';
import { feeds } from './feeds.ts';
import { forwards } from './forwards.ts';
import { hosts } from './hosts.ts';
import { newsletters } from './newsletters.ts';
import { version } from './env.ts';
import { siteSource } from './site-source.ts';
import { createJournal, readJournal } from './journal.ts';

/** What the editor has around pages, on the server. */
const board: BoardServices = { feeds, forwards, newsletters, hosts, account };

const schemaOf = (key: string) => engine.blocks.get(key)?.schema;

/** The site that is edited, and the bench: below it, every part of the editor. */
function SiteRoute() {
  const loaded = useLoaderData<EditorSite>();
  const { id } = loaded.edited;
  const person = useProfile()?.uuid ?? '';
  const [session] = useState({ site: id, person });
  const [journal] = useState(() => readJournal(session));
  const effects = useMemo(
    (): EditingEffects => ({
      save: (command, confirmed) => saveCommand(command, confirmed, { api: client, schemaOf, now }),
      storeJournal: createJournal(session),
      now,
      newUid,
    }),
    [session],
  );
  const source = useMemo(() => siteSource(id, schemaOf), [id]);
  return (
    <EditorRoot
      editorSite={loaded}
      engine={engine}
      version={version}
      journal={journal}
      effects={effects}
      uploadImage={uploadImage}
      revisions={revisions}
      board={board}
      source={source}
    >
      <Outlet />
    </EditorRoot>
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
      {
        index: true,
        element: (
          <DraftStart>
            <Workbench />
          </DraftStart>
        ),
      },
      { path: 'first-steps', Component: FirstStepsPage },
      { path: 'translations', Component: TranslationsPage },
      { path: 'languages', Component: SideBySidePage },
      { path: 'settings', Component: SiteSettingsPage },
      { path: 'shop', lazy: () => import('./shop-route.tsx') },
    ],
  },
  { path: '*', element: <EditorFailure missing href="/admin" /> },
];

/** The editor's addresses under /admin. Made anew for each session, so that nothing is read before one has logged in. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(routes, { basename: '/admin' });
}
