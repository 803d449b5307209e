import type { PageMeta, SentApplication } from '@boardwright/api-client/contract';
import { apiFailure } from '../../../page/api-failure.ts';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { readApplicationsAddress } from './job-applications-address.ts';

/** Applications on a page. */
const pageSize = 10;

export interface ApplicationListData {
  readonly view: 'list';
  readonly applications: readonly SentApplication[];
  readonly meta: PageMeta;
  /** The address is not shown to be theirs yet: what was sent from it as a guest is not here. */
  readonly unverified: string | undefined;
}

export interface ApplicationData {
  readonly view: 'application';
  readonly application: SentApplication;
  readonly withdraws: boolean;
  readonly isDone: boolean;
}

export type JobApplicationsData = ApplicationListData | ApplicationData | { readonly view: 'notFound' };

/** What one sent: all of it page by page, or one application. */
export async function loadJobApplications(context: PanelContext): Promise<JobApplicationsData> {
  const { api, query, signal, you } = context;
  const address = readApplicationsAddress(query);
  if (address.application === undefined) {
    const find = (page: number) =>
      api.applications.findApplications({ query: { page, limit: pageSize }, signal });
    const found = await find(address.page);
    // Further than there is: the last page.
    const { data, meta } = address.page > found.meta.last_page ? await find(found.meta.last_page) : found;
    return {
      view: 'list',
      applications: data,
      meta,
      unverified: you.email_verified ? undefined : you.email,
    };
  }
  try {
    const { data } = await api.applications.readApplication({
      params: { uuid: address.application },
      signal,
    });
    return {
      view: 'application',
      application: data,
      withdraws: address.withdraws && data.can_withdraw,
      isDone: address.isDone && data.status === 'withdrawn',
    };
  } catch (error) {
    // Policy: one that was deleted, as happens four weeks after its job's end, is said in the panel.
    if (apiFailure(error)?.status === 404) return { view: 'notFound' };
    throw error;
  }
}
