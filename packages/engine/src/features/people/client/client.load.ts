import type { Client, ClientUser, MyUser, PageMeta } from '@boardwright/api-client/contract';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { contactsData, type ContactsData, contactsQuery } from '../contacts/contacts.ts';
import { type ClientAddress, type ClientNotice, readClientAddress } from './client-address.ts';

/** People on a page of the list. */
const pageSize = 10;

export interface ClientData extends ContactsData, Omit<ClientAddress, 'notice'> {
  readonly client: Client;
  readonly colleagues: readonly ClientUser[];
  readonly meta: PageMeta;
  /** The companies one works for or is invited to. */
  readonly companies: readonly MyUser[];
  readonly saved: ClientNotice | undefined;
}

/** The company: what is known of it, who works for it, where it is reached. */
export async function loadClient(context: PanelContext): Promise<ClientData> {
  const { api, query, signal } = context;
  const { notice, ...asked } = readClientAddress(query);
  const { search, page } = asked.people;
  const [client, people, companies, addresses, phones] = await Promise.all([
    api.clients.readClient({ signal }),
    api.clients.findClientUsers({ query: { page, limit: pageSize, ...(search && { search }) }, signal }),
    api.clients.findMyUsers({ signal }),
    api.account.findClientAddresses({ query: contactsQuery, signal }),
    api.account.findClientPhones({ query: contactsQuery, signal }),
  ]);
  return {
    ...asked,
    client: client.data,
    colleagues: people.data,
    meta: people.meta,
    companies: companies.data,
    ...contactsData(context, addresses.data, phones.data),
    saved: notice,
  };
}
