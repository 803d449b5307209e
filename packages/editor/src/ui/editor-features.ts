import { createContext, useContext, useEffect } from 'react';
import { useRight } from './admin-rights.ts';

/** What there is of the editor around pages and translations: what nobody answers for is not offered. */
export interface EditorFeatures {
  /** Who is logged in, with sessions and password, and logging out. */
  readonly account: boolean;
  /** How the board stands. */
  readonly overview: boolean;
  /** The jobs of the board: those that were reported. */
  readonly jobs: boolean;
  /** The companies of the site: whether each may be seen and act. */
  readonly companies: boolean;
  /** The candidates and employers' users of the site. */
  readonly people: boolean;
  readonly shop: boolean;
  /** What the pages are made of beside their blocks: categories. */
  readonly content: boolean;
  /** The pictures of the site. */
  readonly media: boolean;
  /** What the site mails. */
  readonly mails: boolean;
  readonly siteSettings: boolean;
  /** A board stands behind the site: its accounts, jobs, shop, feeds, hosts and mails have settings as well. */
  readonly board: boolean;
  /** Who may do what, and who did. */
  readonly team: boolean;
  /** The other boards of the installation. */
  readonly sites: boolean;
  /** The pages themselves. */
  readonly pages: boolean;
  readonly revisions: boolean;
  /** What the team says to each other about blocks. */
  readonly comments: boolean;
  /** The website stands at the addresses of its pages, on this origin: it is linked to. */
  readonly website: boolean;
  /** The document is the editor's own: it gives it its title. */
  readonly document: boolean;
}

const everything: EditorFeatures = {
  account: true,
  overview: true,
  jobs: true,
  companies: true,
  people: true,
  shop: true,
  content: true,
  media: true,
  mails: true,
  siteSettings: true,
  board: true,
  team: true,
  sites: true,
  pages: true,
  revisions: true,
  comments: true,
  website: true,
  document: true,
};

export const EditorFeaturesContext = createContext<EditorFeatures>(everything);

/** What there is for who is logged in: what their role does not include is absent, as what nobody answers for. */
export function useEditorFeatures(): EditorFeatures {
  const features = useContext(EditorFeaturesContext);
  const rights = {
    jobs: useRight('jobs'),
    companies: useRight('companies'),
    people: useRight('people'),
    shop: useRight('shop'),
    content: useRight('content'),
    media: useRight('media'),
    overview: useRight('overview'),
    site: useRight('site'),
    team: useRight('team'),
    pages: useRight('pages'),
  };
  return {
    ...features,
    jobs: features.jobs && rights.jobs !== 'nothing',
    companies: features.companies && rights.companies !== 'nothing',
    people: features.people && rights.people !== 'nothing',
    shop: features.shop && rights.shop !== 'nothing',
    content: features.content && rights.content !== 'nothing',
    media: features.media && rights.media !== 'nothing',
    mails: features.mails && (rights.content !== 'nothing' || rights.people !== 'nothing'),
    overview: features.overview && rights.overview !== 'nothing',
    team: features.team && rights.team !== 'nothing',
    // To look at is in the frame already: the list is for who starts others.
    sites: features.sites && rights.site === 'does',
    // The page editor is for changing: who only sees pages sees them on the website.
    pages: features.pages && rights.pages === 'does',
    siteSettings: features.siteSettings && rights.site === 'does',
  };
}

/** Names what is shown in the document's title, where the document is the editor's. */
export function useDocumentTitle(title: string): void {
  const { document: isOwn } = useEditorFeatures();
  useEffect(() => {
    if (isOwn) document.title = title;
  }, [isOwn, title]);
}
