import { createContext, useContext, useEffect } from 'react';

/** What there is of the editor around pages and translations: what nobody answers for is not offered. */
export interface EditorFeatures {
  /** Who is logged in, with sessions and password, and logging out. */
  readonly account: boolean;
  /** The jobs of the board: those that were reported. */
  readonly jobs: boolean;
  /** The companies of the site: whether each may be seen and act. */
  readonly companies: boolean;
  readonly shop: boolean;
  /** What the pages are made of beside their blocks: categories. */
  readonly content: boolean;
  readonly siteSettings: boolean;
  readonly revisions: boolean;
  /** The website stands at the addresses of its pages, on this origin: it is linked to. */
  readonly website: boolean;
  /** The document is the editor's own: it gives it its title. */
  readonly document: boolean;
}

const everything: EditorFeatures = {
  account: true,
  jobs: true,
  companies: true,
  shop: true,
  content: true,
  siteSettings: true,
  revisions: true,
  website: true,
  document: true,
};

export const EditorFeaturesContext = createContext<EditorFeatures>(everything);

export function useEditorFeatures(): EditorFeatures {
  return useContext(EditorFeaturesContext);
}

/** Names what is shown in the document's title, where the document is the editor's. */
export function useDocumentTitle(title: string): void {
  const { document: isOwn } = useEditorFeatures();
  useEffect(() => {
    if (isOwn) document.title = title;
  }, [isOwn, title]);
}
