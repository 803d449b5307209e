import {
  contactDetailsLimit,
  passwordLength,
  type Address,
  type Phone,
  type User,
} from '@boardwright/api-client/contract';
import { phoneCountries, type PhoneCountry } from '../../ui/field/phone-countries.ts';
import type { PanelContext } from '../account-panel.ts';

/** What was just done, said once above its part. */
const savedParts = ['profile', 'password', 'address', 'phone'] as const;
export type SavedPart = (typeof savedParts)[number];

export interface EditProfileData {
  readonly you: User;
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
  /** Languages of the site, each in its own name. */
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly newsletters: readonly { readonly id: number; readonly name: string }[];
  /** Fewest characters of a password. */
  readonly least: number;
  readonly saved: SavedPart | undefined;
}

/** The profile with its addresses and phone numbers. */
export async function loadEditProfile(context: PanelContext): Promise<EditProfileData> {
  const { api, board, configuration, query, role, signal, siteSettings, you } = context;
  const asked = { as: role, signal, query: { limit: contactDetailsLimit } };
  const [addresses, phones] = await Promise.all([
    api.account.findAddresses(asked),
    api.account.findPhones(asked),
  ]);
  const edit = /^(?:Address|Phone)-(?:new|\d{1,10})$/.exec(query.get('edit') ?? '')?.[0];
  const names = new Intl.DisplayNames([board.locale], { type: 'region' });
  return {
    you,
    addresses: addresses.data,
    phones: phones.data,
    limit: contactDetailsLimit,
    countries: edit ? phoneCountries(board.locale, siteSettings.search_countries) : [],
    countryNames: Object.fromEntries(
      addresses.data.map(({ country_code: code }) => [code, names.of(code) ?? code]),
    ),
    edit,
    languages: board.locales.map((value) => ({ value, label: ownName(value) })),
    newsletters: configuration.newsletters,
    least: passwordLength.least,
    saved: savedParts.find((part) => part === query.get('saved')),
  };
}

function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
