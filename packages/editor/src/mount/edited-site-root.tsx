import { useState, type ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { DeclaredEngine } from '@boardwright/engine/create-engine';
import type { EditorEffects } from '../content/editor-effects.ts';
import { EditorRoot, type BoardServices } from '../editor-root.tsx';
import type { EditedSite } from '../page-editing/edited-site.ts';
import type { EditorSite } from '../saving/site-pages.ts';
import { ReleasesPage, SideBySidePage, SiteSettingsPage, TranslationsPage } from '../workspaces.tsx';
import { editingEffects, revisionSource, siteSource } from './editor-effects-services.ts';

export interface EditedSiteProps {
  readonly editorSite: EditorSite;
  readonly engine: DeclaredEngine;
  /** Read once, for as long as the site is edited. */
  readonly effects: EditorEffects<EditedSite>;
  /** The product's, written in the editor's menu; empty where that is no one's business. */
  readonly version: string;
  /** What answers for a board's own workspaces; without it there are none. */
  readonly board?: BoardServices;
}

/** A site that is edited, by the effects it was given: the one composition of the editor, mounted or our own. */
export function EditedSiteRoot({ effects, ...site }: EditedSiteProps) {
  const [given] = useState(() => ({
    journal: effects.readJournal?.(),
    effects: editingEffects(effects),
    uploadImage: effects.uploadImage,
    findPictures: effects.findPictures,
    revisions: revisionSource(effects),
    source: siteSource(effects),
  }));
  return (
    <EditorRoot {...site} {...given}>
      <Outlet />
    </EditorRoot>
  );
}

/** The workspaces of every editor, below `EditedSiteRoot`. @param pages what pages are edited in */
export function workspaceRoutes(pages: ReactNode): RouteObject[] {
  return [
    { index: true, element: pages },
    { path: 'releases', Component: ReleasesPage },
    { path: 'translations', Component: TranslationsPage },
    { path: 'languages', Component: SideBySidePage },
    { path: 'settings', Component: SiteSettingsPage },
  ];
}
