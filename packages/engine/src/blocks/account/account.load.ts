import type { Kpi } from '@boardwright/api-client/contract';
import { candidateTabs, employerTabs } from '@boardwright/blocks-schema';
import {
  panelTranslate,
  type AccountSettings,
  type AccountTab,
  type PanelContext,
  type PanelKey,
} from '../../page/account/account-panel.ts';
import {
  type ResponseLinkData,
  loadResponseLink,
} from '../../features/resumes/contact-requests/response-link.load.ts';
import {
  type IntroductionLinkData,
  loadIntroductionLink,
} from '../../features/resumes/introduction-link/introduction-link.load.ts';
import { accountPanels, isPanelTab, type PanelTab } from '../../account/panels.ts';
import type { BlockContext } from '../../board/define-block.ts';
import type { SessionRole } from '../../board/session-role.ts';
import type { AccountKey } from './account.messages.ts';

/** Tabs that show what may also have been left as a guest. */
const tabsWithGuests: readonly AccountTab[] = ['dashboard', 'job-alerts', 'job-applications'];

const news = ['registered', 'passwordSet', 'resent', 'profileSaved'] as const;

export interface AccountData {
  readonly role: SessionRole;
  readonly name: string;
  readonly familyName: string;
  /** Under the greeting: the company, or the e-mail address. */
  readonly sub: string;
  readonly email: string;
  /** Whether a mailed link was opened. */
  readonly verified: boolean;
  /** This session was opened by a password: what was sent as a guest, if anything, is not in it. */
  readonly mayHideMore: boolean;
  readonly tabs: readonly AccountTab[];
  readonly tab: AccountTab;
  /** How many there are behind a tab; of requests for contact, how many wait. */
  readonly counts: Readonly<Partial<Record<AccountTab, number>>>;
  /** What the tab's panel loaded. */
  readonly panel: unknown;
  /** What just happened: said once. */
  readonly news: (typeof news)[number] | 'verified' | 'notVerified' | undefined;
}

/** The account of who is logged in, or what a mailed link shows; undefined for a guest, whom a page's own host sends to log in first. */
export async function loadAccount(
  settings: AccountSettings,
  context: BlockContext<AccountKey>,
): Promise<AccountData | ResponseLinkData | IntroductionLinkData | undefined> {
  const { api, board, query, signal } = context;
  const linked = await loadResponseLink(context);
  if (linked) return linked;
  const introduction = await loadIntroductionLink(context);
  if (introduction) return introduction;
  if (board.visitorIsExample) return sampleAccount(settings, context);
  if (board.visitor === 'guest') return undefined;
  const role = board.visitor;
  const [{ data: you }, kpi] = await Promise.all([
    api.account.readYou({ as: role, signal }),
    role === 'candidate' ? api.account.readKpi({ as: role, signal }) : undefined,
  ]);
  const offered = offeredTabs(role, settings);
  const tab = chosenTab(offered, query);
  const panel = accountPanels[tab];
  const panelContext: PanelContext<PanelKey<AccountKey, PanelTab>> = {
    ...context,
    settings,
    role,
    you,
    kpi: kpi?.data,
    offered,
    t: panelTranslate(context.t, tab),
  };
  const data = await panel.load?.(panelContext);
  return {
    role,
    name: you.given_name,
    familyName: you.family_name,
    sub: you.client?.name ?? you.email,
    email: you.email,
    verified: you.email_verified,
    mayHideMore: role === 'candidate' && !you.address_proved && tabsWithGuests.includes(tab),
    tabs: offered,
    tab,
    counts: countsOf(kpi?.data),
    panel: data,
    news: newsOf(query),
  };
}

function countsOf(kpi: Kpi | undefined): AccountData['counts'] {
  return {
    favorites: kpi?.favourites ?? 0,
    'job-applications': kpi?.applications ?? 0,
    'contact-requests': kpi?.contact_requests ?? 0,
  };
}

/** Tabs of a role that have a panel and are not hidden (specification §2 'Account tabs'). */
export function offeredTabs(role: SessionRole, settings: AccountSettings): readonly PanelTab[] {
  const tabs: readonly AccountTab[] = role === 'candidate' ? candidateTabs : employerTabs;
  const hidden: readonly AccountTab[] =
    role === 'candidate' ? settings.hiddenCandidateTabs : settings.hiddenEmployerTabs;
  return tabs.filter((tab): tab is PanelTab => isPanelTab(tab) && !hidden.includes(tab));
}

/** The tab the address names, else the first; the profile cannot be hidden, so there always is one. */
function chosenTab(offered: readonly PanelTab[], query: URLSearchParams): PanelTab {
  const asked = query.get('menuType');
  return offered.find((tab) => tab === asked) ?? offered[0] ?? 'edit-profile';
}

function newsOf(query: URLSearchParams): AccountData['news'] {
  const verified = query.get('verified');
  if (verified !== null) return verified === '1' ? 'verified' : 'notVerified';
  return news.find((name) => query.get(name) === '1');
}

/** Nobody is logged in while a page is edited or previewed: somebody made up shows what it looks like. */
function sampleAccount(
  settings: AccountSettings,
  { board, query, t }: BlockContext<AccountKey>,
): AccountData | undefined {
  const asked = query.has('isEmployer') ? 'employer' : 'candidate';
  const role = board.visitor === 'guest' ? asked : board.visitor;
  const tabs = offeredTabs(role, settings);
  const tab = tabs.find((one) => accountPanels[one].sample !== undefined);
  if (!tab) return undefined;
  const email = 'sanne.wiersma@example.com';
  return {
    role,
    name: t('sample.name'),
    familyName: t('sample.familyName'),
    sub: email,
    email,
    verified: true,
    mayHideMore: false,
    tabs,
    tab,
    counts: {},
    panel: accountPanels[tab].sample,
    news: undefined,
  };
}
