import { type Address, contactDetailsLimit, type Phone } from '@boardwright/api-client/contract';
import { phoneCountries, type PhoneCountry } from '@boardwright/ui/phone-countries';
import type { ActionName } from '../../../board/define-block.ts';
import type { PanelContext, PanelProps } from '../../../page/account/account-panel.ts';
import type { contactActions } from './contact.actions.ts';
import type { CompanyContactKey } from './contact.messages.ts';

/** Addresses and phone numbers, a person's or their company's, as the lists of them are drawn. */
export interface ContactsData {
  readonly addresses: readonly Address[];
  readonly phones: readonly Phone[];
  /** Addresses, and phone numbers, that there may be (specification §9). */
  readonly limit: number;
  /** All of them while a form asks for one, else none. */
  readonly countries: readonly PhoneCountry[];
  /** Names of the countries in the addresses, by code. */
  readonly countryNames: Readonly<Record<string, string>>;
  /** The one address or number whose form is open: 'Address-12', 'Phone-new'. */
  readonly edit: string | undefined;
  /** What was just done, said once above its part. */
  readonly saved: string | undefined;
}

export type ContactsAction = ActionName<ReturnType<typeof contactActions>>;

/** A panel that has such lists; its messages hold those of contact.messages.ts. */
export type ContactsProps = PanelProps<ContactsData, ContactsAction, CompanyContactKey>;

/** How many of each are read: as many as there may be. */
export const contactsQuery = { limit: contactDetailsLimit } as const;

/** What the lists need, of the addresses and numbers that were read. */
export function contactsData(
  { board, query, siteSettings }: Pick<PanelContext, 'board' | 'query' | 'siteSettings'>,
  addresses: readonly Address[],
  phones: readonly Phone[],
): Omit<ContactsData, 'saved'> {
  const edit = /^(?:Address|Phone)-(?:new|\d{1,10})$/.exec(query.get('edit') ?? '')?.[0];
  const names = new Intl.DisplayNames([board.locale], { type: 'region' });
  return {
    addresses,
    phones,
    limit: contactDetailsLimit,
    countries: edit ? phoneCountries(board.locale, siteSettings.search_countries) : [],
    countryNames: Object.fromEntries(
      addresses.map(({ country_code: code }) => [code, names.of(code) ?? code]),
    ),
    edit,
  };
}
