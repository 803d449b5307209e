import type { Resume, SentApplication } from '@boardwright/api-client/contract';
import { apiFailure } from '../../page/api-failure.ts';
import type { AccountTab, PanelContext } from '../../page/account/account-panel.ts';
import {
  requestedContact,
  type RequestedContact,
} from '../../features/resumes/contact-requests/contact-requests.load.ts';
import { favouriteListRow, type FavoritesData } from '../../features/favourites/account/favorites.load.ts';

/** Applications and favourites on the dashboard. */
const maxApplications = 4;
const maxFavourites = 3;

/** The latest of what stands behind a candidate's tabs, of those that are offered. */
export interface Glance {
  /** A company that waits for an answer. */
  readonly asked: RequestedContact | undefined;
  readonly sent: { readonly applications: readonly SentApplication[]; readonly total: number } | undefined;
  readonly favourites: FavoritesData | undefined;
  readonly resume: Pick<Resume, 'status' | 'file' | 'file_token'> | undefined;
}

type Part<Name extends keyof Glance> = Promise<Glance[Name]>;

async function loadAsked({ api, board, signal }: PanelContext): Part<'asked'> {
  // What waits comes first.
  const { data } = await api.relations.findContactRequests({ query: { page: 1, limit: 1 }, signal });
  const [request] = data;
  return request?.status === 'requested' ? requestedContact(request, board.now) : undefined;
}

async function loadSent({ api, signal }: PanelContext): Part<'sent'> {
  const query = { page: 1, limit: maxApplications };
  const { data, meta } = await api.applications.findApplications({ query, signal });
  return { applications: data, total: meta.total };
}

async function loadStored({ api, signal }: PanelContext): Part<'favourites'> {
  const query = { kind: 'job', with: 'job', page: 1, limit: maxFavourites } as const;
  const { data, meta } = await api.favourites.findFavourites({ query, signal });
  return {
    kind: 'job',
    rows: data.flatMap(favouriteListRow),
    counts: { job: meta.total, organisation: 0 },
    page: 1,
    lastPage: 1,
    removed: undefined,
    restored: false,
  };
}

async function loadResume({ api, signal }: PanelContext): Part<'resume'> {
  try {
    const { data } = await api.resumes.readResume({ signal });
    const { status, file, file_token } = data;
    return { status, file, file_token };
  } catch (error) {
    // Policy: who has no resume yet reads how to make one by the progress above.
    if (apiFailure(error)?.status === 404) return undefined;
    throw error;
  }
}

/** All at once; a tab that the site hides is not asked for. */
export async function loadGlance(context: PanelContext): Promise<Glance> {
  const { kpi, offered } = context;
  const has = (tab: AccountTab): boolean => offered.includes(tab);
  const [asked, sent, favourites, resume] = await Promise.all([
    has('contact-requests') && (kpi?.contact_requests ?? 0) > 0 ? loadAsked(context) : undefined,
    has('job-applications') ? loadSent(context) : undefined,
    has('favorites') ? loadStored(context) : undefined,
    has('resume') && kpi?.has_resume ? loadResume(context) : undefined,
  ]);
  return { asked, sent, favourites, resume };
}
