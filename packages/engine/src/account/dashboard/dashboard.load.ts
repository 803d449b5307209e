import type { Client, Kpi, LogEntry, PageMeta } from '@boardwright/api-client/contract';
import { pagePath } from '../../board/board-context.ts';
import { tabAddress, type PanelContext } from '../../page/account/account-panel.ts';
import { loadGlance, type Glance } from './glance.load.ts';

export interface DashboardData {
  /** Absent where the site hides an employer's numbers. */
  readonly kpi: Kpi | undefined;
  /** Absent where the site hides them for this role. */
  readonly logs: { readonly entries: readonly LogEntry[]; readonly meta: PageMeta } | undefined;
  /** A candidate's latest of each; absent for employers. */
  readonly glance: Glance | undefined;
  /** An employer's company where its site holds it back, and why. */
  readonly held: Pick<Client, 'state' | 'blocked_reason'> | undefined;
  /** Where the next steps are; undefined where this site has no such page. */
  readonly links: {
    readonly resume: string | undefined;
    readonly alert: string | undefined;
    /** A candidate's tab of alerts. */
    readonly alerts: string | undefined;
    readonly shop: string | undefined;
    /** For a company that has no job yet: the form of its first. */
    readonly firstJob: string | undefined;
  };
}

/** Lines of the log on a page. */
const logsPerPage = 10;

/** Numbers and what happened lately, as far as the site shows them (specification §2 'account'). */
export async function loadDashboard(context: PanelContext): Promise<DashboardData> {
  const { api, role, settings, signal } = context;
  const employer = role === 'employer';
  const hideLogs = employer ? settings.hideEmployerLogs : settings.hideCandidateLogs;
  const hideKpi = employer && settings.hideEmployerKpis;
  const [figures, glance, logs, client] = await Promise.all([
    employer && !hideKpi ? api.account.readKpi({ as: role, signal }) : undefined,
    employer ? undefined : loadGlance(context),
    hideLogs
      ? undefined
      : api.account.findLogs({ as: role, signal, query: { page: pageOf(context), limit: logsPerPage } }),
    employer ? api.clients.readClient({ signal }) : undefined,
  ]);
  return {
    kpi: employer ? figures?.data : context.kpi,
    glance,
    held: client?.data.state === 'approved' ? undefined : client?.data,
    logs: logs && { entries: logs.data, meta: logs.meta },
    links: { ...linksOf(context), firstJob: firstJobOf(context, figures?.data) },
  };
}

function firstJobOf({ board, offered }: PanelContext, kpi: Kpi | undefined): string | undefined {
  const hasNone = kpi !== undefined && Object.values(kpi.jobs ?? {}).every((count) => count === 0);
  return hasNone && offered.includes('manage-jobs')
    ? tabAddress(board, 'manage-jobs', { 'active-job': 'new' })
    : undefined;
}

function pageOf({ query }: PanelContext): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}

function linksOf({ board, offered, role, settings }: PanelContext): Omit<DashboardData['links'], 'firstJob'> {
  const page = (identifier: string) =>
    board.paths[identifier] === undefined ? undefined : pagePath(board, identifier);
  const shop = offered.includes('web-shop') ? tabAddress(board, 'web-shop') : page('p-products');
  return {
    resume: offered.includes('resume') ? tabAddress(board, 'resume') : undefined,
    // An alert is a search that is kept.
    alert: offered.includes('job-alerts') ? tabAddress(board, 'job-alerts') : page('p-job-list'),
    alerts: offered.includes('job-alerts') ? tabAddress(board, 'job-alerts') : undefined,
    shop: role === 'employer' && settings.webShopOnDashboard ? shop : undefined,
  };
}
