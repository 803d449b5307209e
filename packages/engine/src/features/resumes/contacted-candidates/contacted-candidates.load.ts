import type { ContactedCandidate, PageMeta } from '@boardwright/api-client/contract';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { type ContactedAddress, readContactedAddress } from './contacted-candidates-address.ts';

/** Candidates on a page. */
const pageSize = 10;

export interface ContactedCandidatesData {
  readonly candidates: readonly ContactedCandidate[];
  readonly meta: PageMeta;
  readonly address: ContactedAddress;
}

/** Candidates whom the company asked for contact, those asked first before the others (specification §7, §9). */
export async function loadContactedCandidates({
  api,
  query,
  signal,
}: PanelContext): Promise<ContactedCandidatesData> {
  const address = readContactedAddress(query);
  const { filter, search } = address;
  const find = (page: number) =>
    api.relations.findContactedCandidates({
      query: {
        page,
        limit: pageSize,
        with: 'resume',
        order: '+created_at',
        ...(filter !== 'all' && { 'match[status]': filter }),
        ...(search !== '' && { search }),
      },
      signal,
    });
  const found = await find(address.page);
  // Further than there is: the last page.
  const { data, meta } = address.page > found.meta.last_page ? await find(found.meta.last_page) : found;
  return { candidates: data, meta, address: { ...address, page: meta.page } };
}
