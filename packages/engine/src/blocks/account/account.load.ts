import { candidateTabs, employerTabs } from '@boardwright/blocks-schema';
import {
  panelTranslate,
  type AccountPanel,
  type AccountSettings,
  type AccountTab,
  type PanelContext,
} from '../../account/account-panel.ts';
import { fetchPanel } from '../../account/panel-renderers.tsx';
import { accountPanels, type PanelTab } from '../../account/panels.ts';
import type { BlockContext, SessionRole } from '../../define-block.ts';

const news = ['registered', 'passwordSet', 'resent'] as const;

export interface AccountData {
  readonly role: SessionRole;
  readonly name: string;
  readonly familyName: string;
  /** Under the greeting: the company, or the e-mail address. */
  readonly sub: string;
  readonly email: string;
  /** Whether a mailed link was opened. */
  readonly verified: boolean;
  readonly tabs: readonly AccountTab[];
  readonly tab: AccountTab;
  /** What the tab's panel loaded. */
  readonly panel: unknown;
  /** What just happened: said once. */
  readonly news: (typeof news)[number] | 'verified' | 'notVerified' | undefined;
}

/** The account of who is logged in; undefined for a guest, whom a page's own host sends to log in first. */
export async function loadAccount(
  settings: AccountSettings,
  context: BlockContext,
): Promise<AccountData | undefined> {
  const { api, board, query, signal } = context;
  if (board.visitor === 'guest')
    return board.layout === 'editor' ? sampleAccount(settings, context) : undefined;
  const role = board.visitor;
  const { data: you } = await api.account.readYou({ as: role, signal });
  const offered = offeredTabs(role, settings);
  const tab = chosenTab(offered, query);
  const panel = accountPanels[tab] as AccountPanel;
  const panelContext: PanelContext = {
    ...context,
    settings,
    role,
    you,
    offered,
    t: panelTranslate(context.t, tab),
  };
  const [data] = await Promise.all([panel.load?.(panelContext), fetchPanel(tab)]);
  return {
    role,
    name: you.given_name,
    familyName: you.family_name,
    sub: you.client?.name ?? you.email,
    email: you.email,
    verified: you.email_verified,
    tabs: offered,
    tab,
    panel: data,
    news: newsOf(query),
  };
}

/** Tabs of a role that have a panel and are not hidden (specification §2 'Account tabs'). */
export function offeredTabs(role: SessionRole, settings: AccountSettings): readonly PanelTab[] {
  const tabs: readonly AccountTab[] = role === 'candidate' ? candidateTabs : employerTabs;
  const hidden: readonly AccountTab[] =
    role === 'candidate' ? settings.hiddenCandidateTabs : settings.hiddenEmployerTabs;
  return tabs.filter((tab): tab is PanelTab => tab in accountPanels && !hidden.includes(tab));
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

/** Nobody is logged in while a page is edited: somebody made up shows what it looks like. */
async function sampleAccount(
  settings: AccountSettings,
  { query, t }: BlockContext,
): Promise<AccountData | undefined> {
  const role = query.has('isEmployer') ? 'employer' : 'candidate';
  const tabs = offeredTabs(role, settings);
  const tab = tabs.find((one) => (accountPanels[one] as AccountPanel).sample !== undefined);
  if (!tab) return undefined;
  await fetchPanel(tab);
  const email = 'sanne.wiersma@example.com';
  return {
    role,
    name: t('sample.name'),
    familyName: t('sample.familyName'),
    sub: email,
    email,
    verified: true,
    tabs,
    tab,
    panel: (accountPanels[tab] as AccountPanel).sample,
    news: undefined,
  };
}
